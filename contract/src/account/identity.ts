/** What makes a username unique: `ＪＯＨＮ`, `John` and `john` are one. */
export function userNameKey(userName: string): string {
  return userName.normalize('NFKC').toLowerCase()
}

/** Addresses that differ in case only reach one mailbox everywhere that matters. */
export function emailKey(email: string): string {
  return email.normalize('NFC').trim().toLowerCase()
}

/** Whether a sign-in identifier is an email: usernames hold no @. */
export function isEmail(identifier: string): boolean {
  return identifier.includes('@')
}

/** @param identifier a username or an email, as typed at the login */
export function isIdentifiedBy(
  { userName, email }: { userName: string; email: string },
  identifier: string,
): boolean {
  return isEmail(identifier)
    ? emailKey(email) === emailKey(identifier)
    : userNameKey(userName) === userNameKey(identifier)
}
