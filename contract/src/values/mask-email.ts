/** `n•••@example.com`: enough for its owner to know it again, too little for anybody else to write to it. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  if (at < 1) return '•••'
  return `${Array.from(email)[0] ?? ''}•••${email.slice(at)}`
}
