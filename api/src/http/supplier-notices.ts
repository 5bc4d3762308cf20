import { DomainError } from '@jatra/contract/http/problem'
import type { BookingDeps } from '../domain/bookings/booking-deps.ts'
import { receiveSupplierNotice } from '../domain/bookings/receive-supplier-notice.ts'
import { readBody } from './read-body.ts'
import type { Routes } from './route.ts'

/** Where the supplier of flights says that an order of ours has changed. Its signature is its right to call. */
export function addSupplierNoticeRoutes(routes: Routes, deps: BookingDeps): void {
  routes.app.post('/api/flights/webhook', async (c) => {
    const body = await readBody(c.req.raw)
    const taken = await receiveSupplierNotice(deps, body, c.req.raw.headers)
    if (!taken) throw new DomainError('invalid_input', 'noticeRejected')
    return c.text('ok')
  })
}
