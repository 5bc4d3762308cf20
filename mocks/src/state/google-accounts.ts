import type { User } from '@jatra/contract/account/user'
import type { Language } from '@jatra/contract/values/language'
import { demoAccounts } from '../accounts.ts'
import type { SandboxPerson } from '@jatra/contract/sandbox/sign-in-page'
import { prototypeWords } from '../words/index.ts'
import { recordEmail } from './emails.ts'
import { LIMITS, remember } from './limits.ts'
import type { VisitorState } from './visitor-state.ts'

/** Has a Google account but no account of ours yet. */
const newcomer: User = {
  _id: 'google-shirin',
  userName: 'shirin.sultana',
  email: 'shirin.sultana@example.com',
  name: 'Shirin Sultana',
  gender: null,
  phone: null,
  picture: null,
}
const NEWCOMER = 'newcomer'
export const UNVERIFIED = 'unverified'

/** Accounts at the prototype's issuer: the demo accounts, a newcomer, and one with an unverified e-mail. */
export const googleAccountsIn = (language: Language): readonly SandboxPerson[] => [
  ...demoAccounts.map(({ userName, name, email }) => ({
    value: userName,
    name: name,
    hint: email,
  })),
  { value: NEWCOMER, name: 'Shirin Sultana', hint: prototypeWords[language].google.newcomer },
  {
    value: UNVERIFIED,
    name: prototypeWords[language].google.somebody,
    hint: prototypeWords[language].google.unverified,
  },
]

/** The account for a Google account, created for the newcomer in their language; null when it is unknown. */
export function accountOfPerson(
  visitor: VisitorState,
  person: string,
  { now, language }: { now: number; language: Language },
): User | null {
  if (person !== NEWCOMER) return visitor.accounts.get(`demo-${person}`)?.user ?? null
  for (const { user } of visitor.accounts.values()) {
    if (user.email === newcomer.email) return user
  }
  // No password has an empty digest.
  const account = { user: newcomer, role: 'customer' as const, language, passwordDigest: '' }
  remember(visitor.accounts, newcomer._id, account, LIMITS.accounts)
  recordEmail(visitor, account, { about: 'welcome', href: '/', now })
  return newcomer
}
