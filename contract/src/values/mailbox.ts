/** Providers that deliver to one mailbox whatever dots its name is written with. */
const DOTLESS = new Set(['gmail.com', 'googlemail.com'])

/**
 * What stands for the mailbox behind an e-mail address when mail and orders are counted by it: `Nus.Rat+trips@gmail.com`
 * and `nusrat@gmail.com` are read by the same person. Never an address to send to.
 */
export function mailboxKey(email: string): string {
  const address = email.trim().toLowerCase()
  const at = address.lastIndexOf('@')
  const [name = ''] = address.slice(0, at).split('+', 1)
  const domain = address.slice(at + 1)
  return DOTLESS.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}

/** What stands for a phone number however it is written: `+880 1712-345678` and `01712 345678` are one. */
export function phoneKey(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  const international = digits.startsWith('00') ? digits.slice(2) : digits.replace(/^0/, '880')
  return international.replace(/^8800/, '880')
}

/** `n•••@example.com`: enough for its owner to recognise it, too little for others to write to it. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  if (at < 1) return '•••'
  return `${Array.from(email)[0] ?? ''}•••${email.slice(at)}`
}
