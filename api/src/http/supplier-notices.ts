import { DomainError } from '@jatra/contract/http/problem'
import type { BookingDeps } from '../domain/bookings/booking-deps.ts'
import { receiveSupplierNotice } from '../domain/bookings/receive-supplier-notice.ts'
import { readBody } from './read-body.ts'
import type { Routes } from './route.ts'

/** Webhooks of the flight supplier about changed orders, authenticated by their signature. */
export function addSupplierNoticeRoutes(routes: Routes, deps: BookingDeps): void {
  routes.app.post('/api/flights/webhook', async (c) => {
    const body = await readBody(c.req.raw)
    const taken = await receiveSupplierNotice(deps, body, c.req.raw.headers)
    if (!taken) throw new DomainError('invalid_input', 'noticeRejected')
    return c.text('ok')
  })
}
