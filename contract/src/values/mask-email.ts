/** `n•••@example.com`: enough for its owner to recognise it, too little for others to write to it. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  if (at < 1) return '•••'
  return `${Array.from(email)[0] ?? ''}•••${email.slice(at)}`
}
