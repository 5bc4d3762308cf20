import type { User } from '@jatra/contract/account/user'
import { demoAccounts } from '../accounts.ts'
import type { Choice } from '../calls/google-page.ts'
import { sendLetter } from './letters.ts'
import { LIMITS, remember, type VisitorState } from './visitor-state.ts'

/** Nobody has an account yet. */
const newcomer: User = {
  _id: 'google-shirin',
  userName: 'shirin.sultana',
  email: 'shirin.sultana@example.com',
  name: 'Shirin Sultana',
  gender: null,
  phone: null,
  picture: null,
}
export const NEWCOMER = 'newcomer'
export const UNVERIFIED = 'unverified'

/** Whom one can come back as: the demo accounts, and two for whom something else happens. */
export const googlePeople: readonly Choice[] = [
  ...demoAccounts.map(({ userName, name, email }) => ({
    value: userName,
    label: name,
    hint: email,
  })),
  { value: NEWCOMER, label: 'Shirin Sultana', hint: 'Has no account yet: one is made.' },
  { value: UNVERIFIED, label: 'Somebody else', hint: 'With an e-mail that is not verified.' },
]

/** The account that a person comes back to, made when they have none; null for a person who is unknown. */
export function accountOfPerson(visitor: VisitorState, person: string, now: number): User | null {
  if (person !== NEWCOMER) return visitor.accounts.get(`demo-${person}`)?.user ?? null
  for (const { user } of visitor.accounts.values()) {
    if (user.email === newcomer.email) return user
  }
  // A digest that no password has.
  const account = { user: newcomer, staff: false, passwordDigest: '' }
  remember(visitor.accounts, newcomer._id, account, LIMITS.accounts)
  sendLetter(visitor, { sentAt: now, to: newcomer.email, subject: 'Welcome to Jatra', href: '/' })
  return newcomer
}
