import { MINUTE_MS } from '@jatra/contract/values/time-units'
import { demoAccounts } from '../accounts.ts'
import { makeFlightOrders } from '../fixtures/flight-orders.ts'
import { makeHolidayOrders } from '../fixtures/holiday-orders.ts'
import { newRefundOf } from '../fixtures/refunds.ts'
import { makeVisaOrders } from '../fixtures/visa-orders.ts'
import { seedOf, type MockBackend } from '../mock-backend.ts'
import { seedOrders, userIdOf } from './seed.ts'
import type { OrderRecord, VisitorState } from './visitor-state.ts'

/** In the set of seeded accounts, so that it is done once. */
const DESK = 'the desk'
/** The customers of the day. */
const customers = ['tanvir', 'farhana', 'shahriar'] as const
/** As many as make a long list, and more than are counted. */
const FULL = 130

/**
 * Gives the people at the desk a day's work, once, relative to now: the earlier orders of every demo account, and orders that
 * need a person in each way that the prototype knows.
 * @param full whether there is more than anybody can do
 */
export function fillDesk(
  backend: MockBackend,
  visitor: VisitorState,
  now: number,
  full: boolean,
): void {
  for (const account of demoAccounts) seedOrders(backend, visitor, userIdOf(account))
  if (!visitor.seededAccounts.has(DESK)) {
    visitor.seededAccounts.add(DESK)
    const seed = `${seedOf(backend, visitor)}|desk`
    for (const record of aDay(backend, seed, now)) visitor.orders.set(record.order._id, record)
  }
  const many = `${DESK}, full`
  if (!full || visitor.seededAccounts.has(many)) return
  visitor.seededAccounts.add(many)
  const seed = `${seedOf(backend, visitor)}|${many}`
  for (let one = 0; one < FULL; one += 1) {
    const [order] = makeVisaOrders({
      ...{ seed: `${seed}|${String(one)}`, now: now - one * 37 * MINUTE_MS, count: 1 },
    })
    if (order) visitor.orders.set(order._id, recordOf(order, one))
  }
}

function aDay({ pricing }: MockBackend, seed: string, now: number): OrderRecord[] {
  const flights = makeFlightOrders({ seed, now, pricing, count: 6 })
  const records = flights.map(({ order, airline }, index) => ({
    ...recordOf(order, index),
    airline,
  }))
  // By their places among the fixtures: one waits for its gateway, one was sold out, and the first is ticketed.
  const waiting = records.find(({ order }) => order.paymentStatus === 'pending')
  const soldOut = records.find(({ airline }) => airline === 'sold_out')
  const ticketed = records.find(
    ({ order, airline }) => order.paymentStatus === 'success' && airline === null,
  )
  const attempt = waiting?.order.payments.at(-1)
  if (waiting && attempt) waiting.suspected = { tranId: attempt.tranId, at: now - 4 * MINUTE_MS }
  if (soldOut) soldOut.refundFate = 'refused'
  if (ticketed) askForRefund(ticketed, now)
  const address = {
    ...{ firstName: 'Tanvir', lastName: 'Ahmed' },
    ...{ email: 'tanvir.ahmed@example.com', number: '+8801819876543' },
  }
  const [holiday, ...others] = makeHolidayOrders({ seed, now, count: 3, address })
  const own = [...others, ...makeVisaOrders({ seed, now, count: 2 })].map(recordOf)
  return [...records, ...own, ...(holiday ? [withCancellation(holiday, now)] : [])]
}

const recordOf = (order: OrderRecord['order'], index: number): OrderRecord => ({
  userId: userIdOf({ userName: customers[index % customers.length] ?? customers[0] }),
  ...{ order, airline: null, confirms: null, earlier: true },
})

/** The agent has asked for it, so finance or the manager decides. */
function askForRefund(record: OrderRecord, now: number): void {
  const id = `${record.order._id}-goodwill`
  const { paymentType: channel } = record.order
  const at = now - 50 * MINUTE_MS
  const refund = newRefundOf({ id, reason: 'goodwill', amount: 1_500, channel }, at)
  record.order = { ...record.order, refunds: [...record.order.refunds, refund] }
  const file = {
    requestedBy: userIdOf({ userName: 'sadia' }),
    note: 'The seats at the window were not kept',
    acts: [],
  }
  record.refundFiles = { ...record.refundFiles, [id]: file }
}

/** Its package was sold without a rule, so that a person says what comes back. */
function withCancellation(order: OrderRecord['order'], now: number): OrderRecord {
  const asked = {
    ...{ quoteId: `${order._id}-cancel`, travelerIds: null, stay: null, dueBy: null, doneAt: null },
    ...{ status: 'needs_person' as const, refund: null, kept: null, lines: [] },
    askedAt: new Date(now - 22 * 60 * MINUTE_MS).toISOString(),
  }
  return recordOf({ ...order, cancellations: [asked] }, 0)
}
