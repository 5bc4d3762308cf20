import { expect, it } from 'vitest'
import { TODAY_PAGE, type TodayItem } from '@jatra/contract/desk/today'
import {
  holidayDueAt,
  isRefundNear,
  isRefundToApprove,
  visaDueAt,
} from '@jatra/contract/desk/today-due'
import { compareUrgency } from '@jatra/contract/desk/today-order'
import type { Queue } from '@jatra/contract/desk/today-queues'
import { refundLateAt, refundReasons, refundStatuses } from '@jatra/contract/order/refund'
import { addDays, todayInDhaka } from '@jatra/contract/values/dates'
import { soldVisa } from '@jatra/contract/whole-order/order-in-language'
import { HOUR_MS } from '@jatra/contract/values/time-units'
import { holidayOrders, orders, refunds, users, visaOrders } from '../../db/schema.ts'
import { insertPackage } from '../../testing/holidays.ts'
import { TEST_NOW } from '../../testing/test-api.ts'
import { useTestDatabase } from '../../testing/test-database.ts'
import { insertVisa } from '../../testing/visas.ts'
import { listToday } from './list-today.ts'

const database = useTestDatabase()
const deps = () => ({ db: database.db, clock: () => TEST_NOW, refundApprovalAbove: 50_000 })
const manager = { id: 'karim', role: 'manager' as const }
const iso = (at: number) => new Date(at).toISOString()
const instant = (at: number) => new Date(at)

/** All pages of a queue. */
async function readQueue(queue?: Queue): Promise<TodayItem[]> {
  const items: TodayItem[] = []
  let cursor: string | undefined
  do {
    const page = await listToday(deps(), { queue, cursor }, manager)
    expect(page.items.length).toBeLessThanOrEqual(TODAY_PAGE)
    items.push(...page.items)
    cursor = page.nextCursor ?? undefined
  } while (cursor !== undefined)
  return items
}

async function insertCustomer() {
  const at = instant(TEST_NOW)
  const who = { userName: 'rahima', userNameKey: 'rahima', email: 'rahima@example.com' }
  await database.db.insert(users).values({ id: 'rahima', ...who, createdAt: at, updatedAt: at })
}

/** A paid order, a few hours old. */
async function insertPaid(id: string, over: Partial<typeof orders.$inferInsert> = {}) {
  const at = instant(TEST_NOW - 5 * HOUR_MS)
  await database.db.insert(orders).values({
    ...{ id, bookingReference: id, userId: 'rahima', serviceType: 'flight', price: 60_000 },
    quote: {
      currency: 'BDT',
      lines: [],
      total: 60_000,
    } as unknown as typeof orders.$inferInsert.quote,
    ...{ travelerCount: 1, paymentType: 'bkash', paymentStatus: 'success' },
    ...{ contactName: 'Rahima Khatun', contactEmail: 'rahima@example.com', contactPhone: '+880' },
    ...{ createdAt: at, expiresAt: at, settledAt: at },
    ...over,
  })
}

const placesOf = (items: readonly TodayItem[]) =>
  items.map(({ queue, id, dueAt }) => ({ queue, id, dueAt }))

it('has the refunds that the contract’s rules choose, due when they say, the most urgent first', async () => {
  await insertCustomer()
  await insertPaid('order')
  const rows = refundReasons.flatMap((reason, r) =>
    refundStatuses.map((status, s): typeof refunds.$inferInsert => {
      const requestedAt = TEST_NOW - (r * 13 + s * 29) * HOUR_MS
      const approved = status !== 'requested' && s % 2 === 1
      return {
        ...{ id: `${reason}-${status}`, orderId: `order-${reason}-${status}`, reason, status },
        ...{ channel: 'bkash', gatewayId: `${reason}-${status}`, asked: false, attempts: 0 },
        amount: r % 2 ? 60_000 : 700,
        requestedBy: r % 3 ? null : 'nusrat',
        requestKey: `${reason}-${status}`,
        problem: status === 'needs_person' ? 'refused' : null,
        declinedBecause: status === 'declined' ? 'Twice' : null,
        requestedAt: instant(requestedAt),
        approvedAt: approved ? instant(requestedAt + 7 * HOUR_MS) : null,
        dueBy: todayInDhaka(requestedAt + (r % 4) * 40 * HOUR_MS),
      }
    }),
  )
  for (const { orderId } of rows) await insertPaid(orderId)
  await database.db.insert(refunds).values(rows)
  const expected = (queue: Queue, isIn: (row: (typeof rows)[number]) => boolean) =>
    rows
      .filter(isIn)
      .map((row) => ({ queue, id: row.id, dueAt: iso(refundLateAt(timed(row))) }))
      .toSorted(compareUrgency)
  const toApprove = expected('refundsToApprove', ({ status, amount, requestedBy = null }) =>
    isRefundToApprove({ status, amount, requestedBy }, 50_000),
  )
  const near = expected(
    'refundsNearDeadline',
    (row) => row.status === 'needs_person' || isRefundNear(timed(row), TEST_NOW),
  )
  expect([toApprove.length, near.length].every((count) => count > 3)).toBe(true)
  expect(near.length).toBeLessThan(rows.length / 2)
  expect(placesOf(await readQueue('refundsToApprove'))).toEqual(toApprove)
  expect(placesOf(await readQueue('refundsNearDeadline'))).toEqual(near)
  // Together, page by page.
  expect(placesOf(await readQueue())).toEqual([...toApprove, ...near].toSorted(compareUrgency))
  // Bare rows, which the books know nothing of.
  await database.db.delete(refunds)
})

const timed = (row: typeof refunds.$inferInsert) => ({
  ...{ status: row.status, reason: row.reason, dueBy: row.dueBy },
  requestedAt: row.requestedAt.toISOString(),
  approvedAt: row.approvedAt?.toISOString() ?? null,
})

it('has the applications that are paid and not with the embassy, when their documents are there', async () => {
  await insertCustomer()
  const visa = await insertVisa(database.db)
  const today = todayInDhaka(TEST_NOW)
  const days = [null, addDays(today, -2), addDays(today, 5)]
  const expected: { queue: Queue; id: string; dueAt: string }[] = []
  for (const deliveryDate of days) {
    for (const documentsDueDate of days) {
      for (const state of ['here', 'unpaid', 'at-embassy']) {
        const id = `${state}-${String(deliveryDate)}-${String(documentsDueDate)}`
        const status = state === 'unpaid' ? ('expired' as const) : ('success' as const)
        await insertPaid(id, { serviceType: 'visa', paymentStatus: status })
        const [selectedPlan] = visa.visaList
        if (!selectedPlan) throw new Error('the visa has no option')
        await database.db.insert(visaOrders).values({
          ...{ orderId: id, visaId: visa._id, visa: soldVisa(visa, 0), selectedPlan },
          deliveryDate,
          deliveryMethod: deliveryDate === null ? ('travelerDrop' as const) : ('pickUp' as const),
          pickUpAddress: deliveryDate && 'Dhanmondi',
          documentsDueOn: documentsDueDate,
          handedOverAt: state === 'at-embassy' ? instant(TEST_NOW) : null,
        })
        if (state !== 'here') continue
        const paidAt = TEST_NOW - 5 * HOUR_MS
        const dueAt = iso(visaDueAt({ paidAt, deliveryDate, documentsDueDate }))
        expected.push({ queue: 'visaFiles', id, dueAt })
      }
    }
  }
  const items = await readQueue('visaFiles')
  expect(placesOf(items)).toEqual(expected.toSorted(compareUrgency))
  expect(items[0]).toMatchObject({
    customer: 'rahima',
    serviceType: 'visa',
    amount: 60_000,
    claim: null,
  })
})

it('has paid holidays until they begin', async () => {
  await insertCustomer()
  const holiday = await insertPackage(database.db)
  const today = todayInDhaka(TEST_NOW)
  for (const days of [-1, 0, 1, 30]) {
    const id = `in-${String(days)}`
    await insertPaid(id, { serviceType: 'holidays' })
    await database.db.insert(holidayOrders).values({
      ...{ orderId: id, packageId: holiday._id, travelDate: addDays(today, days) },
      ...{ rooms: {} as never, people: {} as never, package: {} as never, contact: {} as never },
    })
  }
  expect(placesOf(await readQueue('holidaysToConfirm'))).toEqual(
    [1, 30].map((days) => ({
      ...{ queue: 'holidaysToConfirm', id: `in-${String(days)}` },
      dueAt: iso(holidayDueAt(addDays(today, days))),
    })),
  )
})

it('counts up to a limit', async () => {
  await insertCustomer()
  for (let one = 0; one < 103; one += 1) {
    await insertPaid(`order-${String(one)}`)
    await database.db.insert(refunds).values({
      ...{ id: `r${String(one)}`, orderId: `order-${String(one)}`, reason: 'goodwill' },
      ...{ status: 'requested', channel: 'bkash', gatewayId: `g${String(one)}`, asked: false },
      ...{ attempts: 0, amount: 500, requestedBy: 'nusrat', requestKey: String(one) },
      ...{ requestedAt: instant(TEST_NOW), dueBy: todayInDhaka(TEST_NOW) },
    })
  }
  const { counts, items } = await listToday(deps(), {}, manager)
  expect(counts).toMatchObject({ refundsToApprove: 100, visaFiles: 0, tickets: 0 })
  expect(items).toHaveLength(20)
  expect(await readQueue()).toHaveLength(103)
})
