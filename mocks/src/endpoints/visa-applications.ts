import { assertNotOwnBooking } from '@jatra/contract/account/duties'
import {
  checked,
  isChecked,
  outcomeOf,
  slotIn,
  whyNotCheck,
  whyNotGive,
  type Check,
} from '@jatra/contract/visa/checklist-acts'
import {
  acceptDocuments,
  askDocumentsAgain,
  giveDocuments,
} from '@jatra/contract/visa/checklist-endpoints'
import {
  applicationUnknown,
  handOverVisa,
  undoHandOver,
  whyNotHandOver,
  whyNotUndoHandOver,
} from '@jatra/contract/visa/hand-over'
import { moveVisa, progressAfter } from '@jatra/contract/visa/move-visa'
import type { VisaOrder } from '@jatra/contract/visa/visa-order'
import type { HttpHandler } from 'msw'
import { accountOf, type Answer, type EndpointContext } from '../answer.ts'
import { bringUpToDate } from '../state/orders.ts'
import { recordAct } from '../state/staff-acts.ts'
import { withGiven, withLetter, withSlot } from '../state/visa-files.ts'
import type { OrderRecord } from '../state/visitor-state.ts'

type Asked = Pick<EndpointContext<typeof undoHandOver>, 'visitor' | 'now' | 'params' | 'user'>
type VisaEmail = NonNullable<OrderRecord['visaEmails']>[number]

/** Visa applications of all of the visitor's accounts: what their travellers give, and what staff do about them. */
export function visaApplicationHandlers(answer: Answer): HttpHandler[] {
  return [
    answer(giveDocuments, (asked) => {
      const { visitor, now, params, body } = asked
      const record = applicationOf(asked, accountOf(asked)._id)
      const { order } = record
      const slot = slotIn(order, params)
      if (slot.state === 'given' && slot.documents.join() === body.documents.join())
        return outcomeOf(order, slot)
      const refused = whyNotGive(order, slot, body.documents)
      if (refused) throw refused
      const owner = { userId: params.userId, now }
      const after = withGiven(visitor, owner, order, slot, body.documents)
      record.record.order = after
      return outcomeOf(after, slotIn(after, params))
    }),

    answer(acceptDocuments, (asked) => check(asked, { ...asked.body, decision: 'accept' })),

    answer(askDocumentsAgain, (asked) => {
      const { reason = null, note = null, ...seen } = asked.body
      return check(asked, { ...seen, decision: { reason, note } })
    }),

    answer(handOverVisa, (asked) => {
      const { now, body } = asked
      const { record, order } = applicationIn(asked)
      if (order.handedOverAt) return shown(order)
      const refused = whyNotHandOver(order, body.reason ?? null)
      if (refused) throw refused
      const at = new Date(now).toISOString()
      recordAct(asked, record, { action: 'visa.handed_over', subject: order._id })
      return shown(move(record, { ...order, handedOverAt: at }, { kind: 'visa_handed_over', at }))
    }),

    answer(undoHandOver, (asked) => {
      const { now } = asked
      const { record, order } = applicationIn(asked)
      if (!order.handedOverAt) return shown(order)
      const refused = whyNotUndoHandOver(order, order.handedOverAt, now)
      if (refused) throw refused
      const at = new Date(now).toISOString()
      recordAct(asked, record, { action: 'visa.hand_over_undone', subject: order._id })
      const undone = { ...order, handedOverAt: null }
      return shown(move(record, undone, { kind: 'visa_hand_over_undone', at }))
    }),

    answer(moveVisa, (asked) => {
      const { visitor, now, body } = asked
      const { record, order } = applicationIn(asked)
      const { _id: orderId, bookingReference } = order
      const progress = progressAfter(order, body, now)
      if (progress === order.progress) return { orderId, bookingReference, ...progress }
      const { to, letter } = body
      const people = { userId: record.userId, staffId: accountOf(asked)._id }
      const isDecision = to === 'granted' || to === 'refused'
      const whole = letter && isDecision ? withLetter(visitor, people, order, letter) : order
      const kind = emailOf[to]
      const on = progress.passportBackOn ?? progress.decidedOn ?? progress.atEmbassyOn
      const action = `visa.${kind.slice('visa_'.length)}`
      recordAct(asked, record, { action, subject: orderId, details: { on } })
      move(record, { ...whole, progress }, { kind, at: new Date(now).toISOString() })
      return { orderId, bookingReference, ...progress }
    }),
  ]
}

const emailOf = {
  atEmbassy: 'visa_at_embassy',
  granted: 'visa_granted',
  refused: 'visa_refused',
  passportBack: 'visa_passport_back',
} as const

/** Says of a slot what a member of staff decided. */
function check(asked: Asked & { params: { traveler: number; itemId: string } }, said: Check) {
  const { now, params } = asked
  const { record, order } = applicationIn(asked)
  const slot = slotIn(order, params)
  if (isChecked(slot, said)) return outcomeOf(order, slot)
  const refused = whyNotCheck(order, slot, said)
  if (refused) throw refused
  const { traveler, itemId: item } = params
  const isAccepted = said.decision === 'accept'
  const action = isAccepted ? 'visa.documents_accepted' : 'visa.documents_asked'
  recordAct(asked, record, { action, subject: order._id, details: { traveler, item } })
  const after = withSlot(order, checked(slot, said, now))
  if (isAccepted) record.order = after
  else move(record, after, { kind: 'visa_documents_asked', at: new Date(now).toISOString() })
  return outcomeOf(after, slotIn(after, params))
}

/** An application of an account. @throws DomainError not_found */
function applicationOf(
  { visitor, now, params }: Pick<Asked, 'visitor' | 'now' | 'params'>,
  userId: string,
) {
  bringUpToDate(visitor, now)
  const record = visitor.orders.get(params.orderId)
  if (record?.userId !== userId || record.order.serviceType !== 'visa') throw applicationUnknown()
  return { record, order: record.order }
}

/** @throws DomainError not_found, forbidden for an application of their own */
function applicationIn(asked: Asked) {
  const { visitor, now, params } = asked
  bringUpToDate(visitor, now)
  const record = visitor.orders.get(params.orderId)
  if (record?.order.serviceType !== 'visa') throw applicationUnknown()
  assertNotOwnBooking(record, accountOf(asked)._id)
  return { record, order: record.order }
}

/** Moves an application, of which its traveller is told. */
function move(record: OrderRecord, order: VisaOrder, email: VisaEmail): VisaOrder {
  record.order = order
  record.visaEmails = [...(record.visaEmails ?? []), email]
  return order
}

const shown = ({ _id: orderId, bookingReference, handedOverAt }: VisaOrder) => ({
  orderId,
  bookingReference,
  handedOverAt,
})
