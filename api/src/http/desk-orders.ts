import { addNote } from '@jatra/contract/desk/notes'
import { getDeskOrder, openDocument, openPassport } from '@jatra/contract/desk/desk-order-endpoints'
import { orderInLanguage } from '@jatra/contract/whole-order/order-in-language'
import { orderWithPlacesIn } from '@jatra/contract/whole-order/place-in'
import { addNote as storeNote } from '../domain/desk/notes.ts'
import { openDocument as readDocument } from '../domain/desk/open-document.ts'
import { openPassport as readPassport } from '../domain/desk/open-passport.ts'
import { readDeskOrder } from '../domain/desk/read-desk-order.ts'
import type { DocumentDeps } from '../domain/documents/document-deps.ts'
import { consumeRateLimit } from '../domain/limits.ts'
import { fileHeaders } from './file-headers.ts'
import { jsonInLanguage } from './json.ts'
import type { Routes } from './route.ts'

/** An order as staff see it (docs/specification.md, Staff endpoints). */
export function deskOrderRoutes(routes: Routes, deps: DocumentDeps): void {
  routes.guarded(getDeskOrder, async ({ params, request }, { user, role }) => {
    const { order, ...desk } = await readDeskOrder(deps, params.orderId, { _id: user._id, role })
    return jsonInLanguage(request, (language) => ({
      order: orderInLanguage(language, orderWithPlacesIn(language, order)),
      ...desk,
    }))
  })
  const countOpened = (staffId: string) =>
    consumeRateLimit(deps, [{ limit: 'openedByStaff', subject: staffId }])
  routes.guarded(openPassport, async ({ params }, { user }) => {
    await countOpened(user._id)
    return readPassport(deps, { ...params, staffId: user._id })
  })
  routes.guarded(openDocument, async ({ params, request }, { user }) => {
    await countOpened(user._id)
    const { document, body } = await readDocument(deps, { ...params, staffId: user._id })
    const headers = fileHeaders(document)
    if (request.method !== 'HEAD') return new Response(body, { headers })
    await body.cancel()
    return new Response(null, { headers })
  })
  routes.guarded(addNote, ({ params, body }, { user }) =>
    storeNote(deps, { ...params, ...body, staffId: user._id }),
  )
}
