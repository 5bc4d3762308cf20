import { CONFIRM_DAYS } from '@jatra/contract/account/account-limits'
import { DAY_MS } from '@jatra/contract/values/time-units'
import { nowOf, type MockBackend } from '../mock-backend.ts'
import { recordEmail } from './emails.ts'
import { LIMITS, remember } from './limits.ts'
import type { Account, VisitorState } from './visitor-state.ts'

/** Sends an email with a link that confirms the account's address. */
export function mailConfirmation(
  backend: MockBackend,
  visitor: VisitorState,
  account: Account,
  about: 'welcome' | 'confirmEmail',
): void {
  const now = nowOf(backend, visitor)
  const { _id: userId } = account.user
  const token = backend.newId()
  const link = { userId, expiresAt: now + CONFIRM_DAYS * DAY_MS }
  remember(visitor.confirmations, token, link, LIMITS.confirmations)
  recordEmail(visitor, account, { about, href: `/confirm-email/${userId}/${token}`, now })
}
