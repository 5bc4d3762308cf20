import { languageAsked } from '@jatra/contract/http/accept-language'
import {
  getSignedIn,
  login,
  logout,
  register,
  confirmEmail,
} from '@jatra/contract/account/auth-endpoints'
import { linkExpired } from '@jatra/contract/account/password-errors'
import { emailKey, isIdentifiedBy, userNameKey } from '@jatra/contract/account/identity'
import type { SignedIn, User } from '@jatra/contract/account/user'
import type { HttpHandler } from 'msw'
import { sayDone } from '@jatra/contract/messages/say-done'
import { accountOf, languageOfAnswer, type Answer } from '../answer.ts'
import { digest } from '../digest.ts'
import { changeAccount } from '../state/accounts.ts'
import { seedOrders } from '../state/seed.ts'
import { mailConfirmation } from '../state/confirmations.ts'
import { openSession } from '../state/sessions.ts'
import { LIMITS, remember } from '../state/limits.ts'
import type { VisitorState } from '../state/visitor-state.ts'
import type { MockBackend } from '../mock-backend.ts'
import { nameOrEmailTaken, wrongLogin } from '@jatra/contract/account/account-errors'

/** Register, login, logout, and the current user. */
export function authHandlers(answer: Answer, backend: MockBackend): HttpHandler[] {
  const signIn = (visitor: VisitorState, user: User, request: Request): SignedIn => ({
    access_token: openSession(backend, visitor, user._id, request),
    user,
  })

  return [
    answer(register, async ({ body, visitor, request }) => {
      const accounts = [...visitor.accounts.values()]
      const taken = {
        userName: accounts.some(
          ({ user }) => userNameKey(user.userName) === userNameKey(body.userName),
        ),
        email: accounts.some(({ user }) => emailKey(user.email) === emailKey(body.email)),
      }
      if (taken.userName || taken.email) throw nameOrEmailTaken(taken)
      const user: User = {
        _id: backend.newId(),
        userName: body.userName,
        email: emailKey(body.email),
        name: null,
        gender: null,
        phone: null,
        picture: null,
      }
      const account = {
        user,
        role: 'customer' as const,
        passwordDigest: await digest(body.password),
        emailVerified: false,
        language: languageAsked(request.headers),
      }
      remember(visitor.accounts, user._id, account, LIMITS.accounts)
      mailConfirmation(backend, visitor, account, 'welcome')
      return signIn(visitor, user, request)
    }),

    answer(login, async ({ body, visitor, request }) => {
      const passwordDigest = await digest(body.password)
      for (const account of visitor.accounts.values()) {
        const { user } = account
        if (!isIdentifiedBy(user, body.identifier)) continue
        if (account.passwordDigest !== passwordDigest) break
        seedOrders(backend, visitor, user._id)
        return signIn(visitor, user, request)
      }
      throw wrongLogin()
    }),

    answer(logout, (asked) => {
      if (asked.token !== null) asked.visitor.tokens.delete(asked.token)
      return sayDone('signedOut', languageOfAnswer(asked))
    }),

    answer(confirmEmail, (asked) => {
      const { params, visitor, now } = asked
      const link = visitor.confirmations.get(params.token)
      const account = visitor.accounts.get(params.id)
      if (!account || link?.userId !== params.id || link.expiresAt <= now) throw linkExpired()
      changeAccount(visitor, { ...account, emailVerified: true })
      return sayDone('emailConfirmed', languageOfAnswer(asked))
    }),

    answer(getSignedIn, ({ user }) => ({ user: accountOf({ user }) })),
  ]
}
