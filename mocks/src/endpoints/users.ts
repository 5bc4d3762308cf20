import {
  emailDiffers,
  lastManagerStays,
  passwordMissing,
  passwordWrong,
  phoneUnknown,
  pictureTooLarge,
  pictureTooSmall,
  pictureUnknown,
  staffStays,
} from '@jatra/contract/account/account-errors'
import { sendConfirmation } from '@jatra/contract/account/auth-endpoints'
import { emailKey } from '@jatra/contract/account/identity'
import { whyNotDelete } from '@jatra/contract/account/delete-account'
import { isStaff } from '@jatra/contract/account/duties'
import {
  deleteUser,
  exportData,
  getPicture,
  getUser,
  listUsers,
  putPicture,
  removePicture,
  updateLanguage,
  updateUser,
} from '@jatra/contract/account/user-endpoints'
import { MAX_PICTURE_BYTES } from '@jatra/contract/account/account-limits'
import { MIN_PICTURE_PIXELS } from '@jatra/contract/account/account'
import { sayDone } from '@jatra/contract/messages/say-done'
import { orderInLanguage } from '@jatra/contract/whole-order/order-in-language'
import { readPhone } from '@jatra/contract/traveler/phone'
import type { HttpHandler } from 'msw'
import { accountOf, languageOfAnswer, type Answer, type EndpointContext } from '../answer.ts'
import { digest } from '../digest.ts'
import { readFile } from '../request-parts.ts'
import {
  accountIn,
  changeAccount,
  forgetAccount,
  shownAccount,
  travelersOf,
} from '../state/accounts.ts'
import { mailConfirmation } from '../state/confirmations.ts'
import { measure } from '../state/documents.ts'
import { ordersOf, bringUpToDate } from '../state/orders.ts'
import { recordEmail } from '../state/emails.ts'
import { devicesOf } from '../state/sessions.ts'
import type { Account, VisitorState } from '../state/visitor-state.ts'
import type { MockBackend } from '../mock-backend.ts'
import { invalidFields } from '@jatra/contract/http/problem'

/**
 * Accounts: profile, picture, data and deletion. Pictures are kept unchanged in memory: nothing is cropped or
 * sanitized.
 */
export function userHandlers(answer: Answer, backend: MockBackend): HttpHandler[] {
  return [
    answer(listUsers, listAccounts),

    answer(getUser, ({ params, visitor }) => shownAccount(accountIn(visitor, params.userId))),

    answer(updateUser, ({ params, body, visitor }) => {
      const phone = readPhone(body.phone)
      if (!phone) throw phoneUnknown()
      const account = accountIn(visitor, params.userId)
      const user = { ...account.user, ...body, phone: phone.number }
      return shownAccount(changeAccount(visitor, { ...account, user }))
    }),

    answer(updateLanguage, ({ params, body: { language }, visitor }) =>
      shownAccount(changeAccount(visitor, { ...accountIn(visitor, params.userId), language })),
    ),

    answer(sendConfirmation, (asked) => {
      const { params, visitor } = asked
      const account = accountIn(visitor, params.userId)
      const { emailVerified } = account
      if (!emailVerified) mailConfirmation(backend, visitor, account, 'confirmEmail')
      const said = emailVerified ? 'emailConfirmed' : 'confirmationSent'
      return sayDone(said, languageOfAnswer(asked))
    }),

    answer(deleteUser, async (asked) => {
      const { params, visitor, now } = asked
      const account = accountIn(visitor, params.userId)
      if (accountOf(asked)._id === params.userId) await confirm(asked)
      else if (isStaff(account.role)) throw staffStays()
      if (isLastManager(visitor, account)) throw lastManagerStays()
      bringUpToDate(visitor, now)
      const own = [...visitor.orders.values()].filter(({ userId }) => userId === params.userId)
      const waits = whyNotDelete(own.map(({ order }) => order))
      if (waits) throw waits
      forgetAccount(visitor, backend.pictures, params.userId)
      recordEmail(visitor, account, { about: 'accountDeleted', href: null, now })
      return { _id: params.userId }
    }),

    answer(putPicture, async ({ params, request, visitor }) => {
      const bytes = await readFile(request, MAX_PICTURE_BYTES, pictureTooLarge)
      measure(bytes, { min: MIN_PICTURE_PIXELS, tooSmall: pictureTooSmall })
      const account = accountIn(visitor, params.userId)
      if (account.pictureId) backend.pictures.drop(account.pictureId)
      const pictureId = backend.newId()
      backend.pictures.keep(pictureId, bytes)
      const version = new URLSearchParams({ v: pictureId })
      const picture = `/app/picture/${encodeURIComponent(params.userId)}?${version}`
      const user = { ...account.user, picture }
      return shownAccount(changeAccount(visitor, { ...account, user, pictureId }))
    }),

    answer(getPicture, ({ params, visitor, headers }) => {
      const { pictureId } = accountIn(visitor, params.userId)
      const picture = pictureId ? backend.pictures.find(pictureId) : undefined
      if (!picture) throw pictureUnknown()
      headers.set('cache-control', 'private, max-age=86400')
      headers.set('x-content-type-options', 'nosniff')
      return picture
    }),

    answer(removePicture, ({ params, visitor }) => {
      const { pictureId, ...account } = accountIn(visitor, params.userId)
      if (pictureId) backend.pictures.drop(pictureId)
      const user = { ...account.user, picture: null }
      return shownAccount(changeAccount(visitor, { ...account, user }))
    }),

    answer(exportData, ({ params: { userId }, visitor, now, token }) => {
      bringUpToDate(visitor, now)
      const orders = (['flight', 'holidays', 'visa'] as const)
        .flatMap((kind) => ordersOf(visitor, userId, kind))
        .sort((a, b) => b.createdAt.localeCompare(a.createdAt))
      const profile = shownAccount(accountIn(visitor, userId))
      return {
        exportedAt: new Date(now).toISOString(),
        profile,
        orders: orders.map((order) => orderInLanguage(profile.language, order)),
        regularTravelers: travelersOf(visitor, userId),
        documents: [...visitor.documents.values()]
          .filter((record) => record.userId === userId)
          .map(({ document }) => document),
        devices: devicesOf(visitor, userId, token),
      }
    }),
  ]
}

/** Newest first: accounts are kept in the order in which they were made. */
function listAccounts({ query, visitor, headers }: EndpointContext<typeof listUsers>) {
  const all = [...visitor.accounts.values()].map(shownAccount).reverse()
  const { limit, cursor } = query
  const after = all.findIndex(({ _id }) => _id === cursor)
  if (cursor !== undefined && after < 0) throw invalidFields({ cursor: ['pageUnknown'] })
  const page = all.slice(after + 1, after + 1 + limit)
  const last = page.at(-1)
  if (last && last !== all.at(-1)) {
    const next = new URLSearchParams({ limit: String(limit), cursor: last._id })
    headers.set('link', `<${listUsers.path}?${next}>; rel="next"`)
  }
  return page
}

/** The password again; of an account without one, its e-mail address. */
async function confirm(asked: EndpointContext<typeof deleteUser>): Promise<void> {
  const { body, visitor } = asked
  const { user, passwordDigest } = accountIn(visitor, accountOf(asked)._id)
  if (passwordDigest === null) {
    if (emailKey(body.email ?? '') !== emailKey(user.email)) throw emailDiffers()
    return
  }
  if (!body.password) throw passwordMissing()
  if ((await digest(body.password)) !== passwordDigest) throw passwordWrong()
}

function isLastManager({ accounts }: VisitorState, { role }: Account): boolean {
  return (
    role === 'manager' && [...accounts.values()].filter((one) => one.role === role).length === 1
  )
}
