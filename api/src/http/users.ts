import { pictureTooLarge } from '@jatra/contract/account/account-errors'
import { sendConfirmation } from '@jatra/contract/account/auth-endpoints'
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
import { sayDone } from '@jatra/contract/messages/say-done'
import { sendConfirmation as mailConfirmation } from '../domain/auth/send-confirmation.ts'
import { deleteUser as removeUser } from '../domain/users/delete-user.ts'
import { exportData as gatherData } from '../domain/users/export-data.ts'
import { getUser as readUser } from '../domain/auth/get-user.ts'
import { listUsers as readUsers } from '../domain/users/list-users.ts'
import {
  readPicture,
  removePicture as takeDownPicture,
  storePicture,
} from '../domain/users/picture.ts'
import {
  updateLanguage as changeLanguage,
  updateUser as changeUser,
} from '../domain/users/update-user.ts'
import type { UserDeps } from '../domain/users/user-deps.ts'
import { json, jsonInLanguage } from './json.ts'
import type { Routes } from './route.ts'

/** `/api/users` (docs/specification.md, User endpoints): each account for its owner, all of them for staff. */
export function userRoutes(routes: Routes, deps: UserDeps): void {
  routes.guarded(listUsers, async ({ query }) => {
    const { accounts, next } = await readUsers(deps, query)
    if (!next) return accounts
    const page = new URLSearchParams({ limit: String(query.limit), cursor: next })
    return json(accounts, 200, { link: `<${listUsers.path}?${page}>; rel="next"` })
  })
  // The guard has just read an owner's own account.
  routes.guarded(getUser, async ({ params }, { account }) =>
    account._id === params.userId ? account : readUser(deps, params.userId),
  )
  routes.guarded(updateUser, ({ params, body }) => changeUser(deps, params.userId, body))
  routes.guarded(sendConfirmation, async ({ params, request }) => {
    const said = await mailConfirmation(deps, params.userId)
    return jsonInLanguage(request, (language) => sayDone(said, language))
  })
  routes.guarded(updateLanguage, ({ params, body }) =>
    changeLanguage(deps, params.userId, body.language),
  )
  routes.guarded(deleteUser, async ({ params: { userId }, body }, { user }) => {
    await removeUser(deps, userId, body, user._id)
    return { _id: userId }
  })
  routes.guarded(putPicture, async ({ params, request }) => {
    if (Number(request.headers.get('content-length')) > MAX_PICTURE_BYTES) {
      await request.body?.cancel()
      throw pictureTooLarge()
    }
    return storePicture(deps, params.userId, request.body)
  })
  routes.guarded(getPicture, async ({ params, request }) => {
    const body = await readPicture(deps, params.userId)
    if (request.method !== 'HEAD') return new Response(body, { headers: pictureHeaders })
    await body.cancel()
    return new Response(null, { headers: pictureHeaders })
  })
  routes.guarded(removePicture, ({ params }) => takeDownPicture(deps, params.userId))
  routes.guarded(exportData, (_, session) => gatherData(deps, session))
}

/** It is on every page of its owner, whose browser may cache it: a new picture has a new address. */
const pictureHeaders = {
  'content-type': 'image/jpeg',
  'cache-control': 'private, max-age=86400',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
}
