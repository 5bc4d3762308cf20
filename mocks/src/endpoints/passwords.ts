import { emailKey } from '@jatra/contract/account/identity'
import * as endpoints from '@jatra/contract/account/password-endpoints'
import { resetLinkPath } from '@jatra/contract/account/password-endpoints'
import {
  linkExpired,
  noPasswordYet,
  wrongCurrentPassword,
} from '@jatra/contract/account/password-errors'
import type { HttpHandler } from 'msw'
import type { DoneKey } from '@jatra/contract/messages/done'
import { sayDone } from '@jatra/contract/messages/say-done'
import { MINUTE_MS } from '@jatra/contract/values/time-units'
import { accountOf, languageOfAnswer, type Answer, type RequestContext } from '../answer.ts'
import { digest } from '../digest.ts'
import { changeAccount, dropResets } from '../state/accounts.ts'
import { recordEmail } from '../state/emails.ts'
import { endSessions } from '../state/sessions.ts'
import { LIMITS, remember } from '../state/limits.ts'
import type { Account, VisitorState } from '../state/visitor-state.ts'
import { nowOf, type MockBackend } from '../mock-backend.ts'

/** New passwords: by the old one, or by a reset link. */
export function passwordHandlers(answer: Answer, backend: MockBackend): HttpHandler[] {
  /** Demo accounts are every visitor's: a changed one is a new one. */
  const store = (visitor: VisitorState, account: Account) => {
    changeAccount(visitor, account)
    dropResets(visitor, account.user._id)
    const now = nowOf(backend, visitor)
    recordEmail(visitor, account, { about: 'passwordChanged', href: '/forgot-password', now })
  }
  const accountBehind = (visitor: VisitorState, { id, token }: { id: string; token: string }) => {
    const reset = visitor.resets.get(token)
    const account = visitor.accounts.get(id)
    if (!account || reset?.userId !== id || reset.expiresAt <= nowOf(backend, visitor))
      throw linkExpired()
    return account
  }

  return [
    answer(endpoints.changePassword, async (asked) => {
      const { body, visitor, token, user } = asked
      const account = visitor.accounts.get(accountOf({ user })._id)
      if (!account?.passwordDigest) throw noPasswordYet()
      if (account.passwordDigest !== (await digest(body.currentPassword)))
        throw wrongCurrentPassword()
      store(visitor, { ...account, passwordDigest: await digest(body.newPassword) })
      endSessions(visitor, account.user._id, token)
      return sayDone('passwordChanged', languageOfAnswer(asked)).message
    }),

    answer(endpoints.forgotPassword, (asked) => {
      const { body, visitor, now } = asked
      const to = emailKey(body.email)
      for (const account of visitor.accounts.values()) {
        const { user } = account
        if (emailKey(user.email) !== to) continue
        const token = backend.newId()
        const expiresAt = now + endpoints.RESET_MINUTES * MINUTE_MS
        remember(visitor.resets, token, { userId: user._id, expiresAt }, LIMITS.resets)
        const href = resetLinkPath({ id: user._id, token }, body.redirectTo)
        recordEmail(visitor, account, { about: 'newPassword', href, now })
      }
      return success(asked, 'resetSent')
    }),

    answer(endpoints.checkResetLink, ({ params, visitor }) => {
      accountBehind(visitor, params)
      return endpoints.LINK_WORKS
    }),

    answer(endpoints.resetPassword, async (asked) => {
      const { params, body, visitor } = asked
      const account = accountBehind(visitor, params)
      const passwordDigest = await digest(body.password)
      store(visitor, { ...account, passwordDigest, emailVerified: true })
      endSessions(visitor, account.user._id)
      return success(asked, 'passwordReset')
    }),
  ]
}

const success = (asked: RequestContext, key: DoneKey) =>
  ({ status: 'success', ...sayDone(key, languageOfAnswer(asked)) }) as const
