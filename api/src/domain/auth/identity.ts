/** What makes a username unique: `ＪＯＨＮ`, `John` and `john` are one. */
export function userNameKey(userName: string): string {
  return userName.normalize('NFKC').toLowerCase()
}

/** Addresses that differ in case only reach one mailbox everywhere that matters. */
export function emailKey(email: string): string {
  return email.normalize('NFC').trim().toLowerCase()
}

/** The key of a sign-in identifier: usernames hold no @. */
export function isEmail(identifier: string): boolean {
  return identifier.includes('@')
}
