import { claimByOwner } from '@jatra/contract/account/google-sign-in'
import { emailKey } from '@jatra/contract/account/identity'
import type { User } from '@jatra/contract/account/user'
import type { Language } from '@jatra/contract/values/language'
import { demoAccounts } from '../accounts.ts'
import type { SandboxPerson } from '@jatra/contract/sandbox/sign-in-page'
import { prototypeWords } from '../words/index.ts'
import { changeAccount, dropResets, shownAccount } from './accounts.ts'
import { recordEmail } from './emails.ts'
import { LIMITS, remember } from './limits.ts'
import { endSessions } from './sessions.ts'
import type { Account, VisitorState } from './visitor-state.ts'

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

/** The account that signs in, and whether its password was removed by that. */
interface FoundAccount {
  user: User
  passwordRemoved: boolean
}

/**
 * The account for a Google account, created for the newcomer in their language; null when it is unknown. An account whose
 * address was never confirmed is taken over.
 */
export function accountOfPerson(
  visitor: VisitorState,
  person: string,
  { now, language }: { now: number; language: Language },
): FoundAccount | null {
  const known =
    person === NEWCOMER
      ? [...visitor.accounts.values()].find(({ user }) => emailKey(user.email) === newcomer.email)
      : visitor.accounts.get(`demo-${person}`)
  if (known) return claim(visitor, known, now)
  if (person !== NEWCOMER) return null
  const account = {
    user: newcomer,
    role: 'customer' as const,
    language,
    passwordDigest: null,
    emailVerified: true,
  }
  remember(visitor.accounts, newcomer._id, account, LIMITS.accounts)
  recordEmail(visitor, account, { about: 'welcome', href: '/', now })
  return { user: newcomer, passwordRemoved: false }
}

function claim(visitor: VisitorState, account: Account, now: number): FoundAccount {
  const { user } = account
  const { isClaimed, passwordRemoved } = claimByOwner(shownAccount(account))
  if (isClaimed) {
    endSessions(visitor, user._id)
    dropResets(visitor, user._id)
    changeAccount(visitor, { ...account, passwordDigest: null, emailVerified: true })
  }
  if (passwordRemoved) {
    recordEmail(visitor, account, { about: 'passwordRemoved', href: '/forgot-password', now })
  }
  return { user, passwordRemoved }
}
