import { assertNotOwnBooking } from '@jatra/contract/account/duties'
import { deskActionsOf } from '@jatra/contract/desk/desk-actions'
import { deskSupplierOf, deskTravelersOf, type DeskOrder } from '@jatra/contract/desk/desk-order'
import {
  getDeskOrder,
  openDocument,
  openPassport,
  passportNotKept,
} from '@jatra/contract/desk/desk-order-endpoints'
import { addNote, assertSameNote } from '@jatra/contract/desk/notes'
import { timelineOf } from '@jatra/contract/desk/timeline'
import { documentUnknown } from '@jatra/contract/document/document-errors'
import { bookingStatus } from '@jatra/contract/whole-order/booking-status'
import { orderInLanguage } from '@jatra/contract/whole-order/order-in-language'
import { orderWithPlacesIn } from '@jatra/contract/whole-order/place-in'
import { orderUnknown } from '@jatra/contract/whole-order/staff-refund-acts'
import type { HttpHandler } from 'msw'
import {
  accountOf,
  languageOfAnswer,
  type Answer,
  type EndpointContext,
  type RequestContext,
} from '../answer.ts'
import { sampleDocumentImage } from '../fixtures/sample-document.ts'
import type { MockBackend } from '../mock-backend.ts'
import {
  allOrders,
  contactIn,
  deskAccountOf,
  receivedOf,
  supplierMovesOf,
} from '../state/desk-orders.ts'
import { asTheyEnded } from '../state/emails.ts'
import { passportsOf } from '../state/order-passports.ts'
import { emailsOf, shownToTraveler } from '../state/orders.ts'
import { toStaffRefund } from '../state/refunds.ts'
import { recordAct } from '../state/staff-acts.ts'
import type { OrderRecord } from '../state/visitor-state.ts'
import { setFileHeaders } from './documents.ts'

/** An order of any of the visitor's accounts, as staff see it. */
export function deskOrderHandlers(answer: Answer, backend: MockBackend): HttpHandler[] {
  const recordOf = (
    asked: Pick<RequestContext, 'visitor' | 'now'> & { params: { orderId: string } },
  ): OrderRecord => {
    const record = allOrders(backend, asked).get(asked.params.orderId)
    if (!record) throw orderUnknown()
    return record
  }
  return [
    answer(getDeskOrder, (asked) => toDeskOrder(asked, recordOf(asked))),

    answer(openPassport, (asked) => {
      const { index } = asked.params
      const record = allOrders(backend, asked).get(asked.params.orderId)
      const passport = record && passportsOf(record)[index]
      if (!passport) throw passportNotKept()
      const subject = record.order._id
      recordAct(asked, record, { action: 'passport.opened', subject, details: { traveler: index } })
      return passport
    }),

    answer(openDocument, (asked) => {
      const { orderId, id } = asked.params
      const record = allOrders(backend, asked).get(orderId)
      const order = record?.order
      const travelers = order?.serviceType === 'visa' ? order.travelersData.travelers : []
      const traveler = travelers.findIndex((one) => one.documents.some(({ _id }) => _id === id))
      const document = travelers[traveler]?.documents.find(({ _id }) => _id === id)
      const picture = document && (backend.pictures.find(id) ?? sampleDocumentImage(id))
      if (!record || !document || !picture) throw documentUnknown()
      const details = { traveler, document: id }
      recordAct(asked, record, { action: 'document.opened', subject: orderId, details })
      setFileHeaders(asked.headers, document.name, picture.length)
      return picture
    }),

    answer(addNote, (asked) => {
      const { visitor, now, params, body } = asked
      const record = recordOf(asked)
      const { _id, userName } = accountOf(asked)
      assertNotOwnBooking(record, _id)
      for (const { order, notes = [] } of visitor.orders.values()) {
        const kept = notes.find(({ id }) => id === body.id)
        if (!kept) continue
        const sent = { ...params, by: _id, text: body.text }
        assertSameNote({ orderId: order._id, by: kept.by._id, text: kept.text }, sent)
        return kept
      }
      const note = { ...body, by: { _id, userName }, at: new Date(now).toISOString() }
      record.notes = [...(record.notes ?? []), note]
      return note
    }),
  ]
}

function toDeskOrder(asked: EndpointContext<typeof getDeskOrder>, record: OrderRecord): DeskOrder {
  const { visitor, now, role, rules } = asked
  const { userId, notes = [], acts = [] } = record
  const order = shownToTraveler(record.order)
  const refunds = record.order.refunds.map((one) => toStaffRefund(visitor, record, one, now))
  const received = receivedOf(record)
  const emails = asTheyEnded(emailsOf(record, now), record.order, rules.emails)
  const supplier = supplierMovesOf(record, now)
  const isPaymentHeld = Boolean(record.suspected)
  const reader = { _id: accountOf(asked)._id, role }
  const language = languageOfAnswer(asked)
  const kept = passportsOf(record).flatMap((passport, index) => (passport ? [index] : []))
  return {
    order: orderInLanguage(language, orderWithPlacesIn(language, order)),
    status: bookingStatus(order),
    account: deskAccountOf(visitor, userId),
    contact: contactIn(record),
    supplier: deskSupplierOf(order, null),
    travelers: deskTravelersOf(order, new Set(kept)),
    refunds,
    timeline: timelineOf({ order, received, supplier, emails, acts, notes: [...notes] }),
    notes: [...notes],
    actions: deskActionsOf({ order, userId, refunds, isPaymentHeld }, reader, now),
  }
}
