import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { createLogger } from '@jatra/contract/observability/logging'
import { formatBdt } from '@jatra/contract/values/money'
import { DAY_MS } from '@jatra/contract/values/time-units'
import { errorOf } from '../../testing/error-of.ts'
import { startTicketed } from '../../testing/ticketed.ts'
import { TEST_NOW } from '../../testing/test-api.ts'
import { useTestDatabase } from '../../testing/test-database.ts'
import { readOrderMoney } from '../ledger/read-balances.ts'
import { defaultLimits } from '../limits.ts'
import { decideCancellation } from './decide-cancellation.ts'

const database = useTestDatabase()

/** Colleagues take a second each time. */
let now = TEST_NOW
beforeEach(() => {
  now = TEST_NOW
})

const decide = (id: string, decision: Parameters<typeof decideCancellation>[2]) =>
  decideCancellation(
    {
      ...{ db: database.db, jobs: database.jobs, clock: () => (now += 1_000), newId: randomUUID },
      ...{ log: createLogger(() => undefined), limits: defaultLimits },
    },
    id,
    decision,
    'rahima',
  )
const approve = (id: string, refund: number | null = null) => decide(id, { do: 'approve', refund })

/** Three adults with tickets, of whom the first has left. */
async function oneLeft() {
  const flight = await startTicketed(database, { penalty: '30.00', adults: 3 })
  const [first = '', second = '', third = ''] = (await flight.read()).quote.lines.flatMap(
    ({ travelerIds }) => travelerIds,
  )
  const shown = await flight.quote({ travelerIds: [first] })
  const asked = await flight.cancel(shown.quoteId)
  return { ...flight, first, second, third, shown, asked }
}

describe('some travellers of a flight', () => {
  it('leave once a colleague has taken them out: their part goes back, and the others fly', async () => {
    const { api, flights, order, shown, asked, first, pass, read } = await oneLeft()
    expect(asked).toMatchObject({ status: 'needs_person', travelerIds: [first] })
    await pass()
    expect(flights.cancelled).toEqual([])
    expect((await read()).refunds).toEqual([])
    const [waits] = api.emails.splice(0)
    expect(waits?.subject).toContain('We look after your cancellation')
    expect(waits?.text).toContain('You cancelled for Rahima Khatun.')
    expect(waits?.text).toContain(`Goes back to you: ${formatBdt(shown.refund ?? 0)}`)
    expect(waits?.text).toContain(`By: ${shown.dueBy.slice(8)} Nov 2026`)
    expect(await approve(shown.quoteId)).toBe(true)
    expect(await approve(shown.quoteId)).toBe(false)
    await pass()
    const left = api.emails.find(({ subject }) => subject.includes('Cancelled for some travellers'))
    expect(left?.text).toContain('The airline has taken Rahima Khatun out of this booking.')
    expect(left?.text).toContain('The airline keeps ৳')
    expect(left?.text).toContain('For: 2 travellers')
    const after = await read()
    expect(after.booking).toMatchObject({ status: 'ticketed' })
    expect(after.cancellations).toMatchObject([{ status: 'done', refund: shown.refund }])
    expect(after.refunds).toMatchObject([{ reason: 'partly_cancelled', amount: shown.refund }])
    const money = await readOrderMoney(database.db, order._id)
    expect(money.paid).toBe(order.price)
    expect(money.kept + money.refunding + money.refunded).toBe(order.price)
    expect(money.refunding + money.refunded).toBe(shown.refund)
  })

  it('are an alert in the log and in the figures once they have waited for a day, until a colleague decides', async () => {
    const { api, order, shown } = await oneLeft()
    const alerts = async () => {
      api.log.length = 0
      await api.sweep()
      return api.log.filter((line) => line.includes('"event":"cancellation_overdue"'))
    }
    const waits = { problem: 'part_of_booking', count: 1 }
    api.now += DAY_MS
    expect(await alerts()).toEqual([])
    expect((await api.figures()).cancellations).toEqual([{ ...waits, oldestSeconds: 86_400 }])
    api.now += 1
    const [line = ''] = await alerts()
    expect(JSON.parse(line)).toMatchObject({
      ...{ level: 'error', cancellationIds: [shown.quoteId], orderIds: [order._id] },
    })
    await approve(shown.quoteId)
    expect(await alerts()).toEqual([])
    expect((await api.figures()).cancellations).toEqual([])
  })

  it('get it by the day that they were shown, however long the colleague takes', async () => {
    const { shown, pass, read } = await oneLeft()
    now += 3 * 24 * 3_600_000
    await approve(shown.quoteId)
    await pass()
    expect((await read()).refunds).toMatchObject([{ dueBy: shown.dueBy }])
  })

  it('leave one after the other, and together get what all at once would have', async () => {
    const { order, shown, second, quote, cancel, pass, read } = await oneLeft()
    await approve(shown.quoteId)
    const next = await quote({ travelerIds: [second] })
    await cancel(next.quoteId)
    await approve(next.quoteId)
    const rest = await quote()
    expect(rest.lines).toHaveLength(1)
    expect(await cancel(rest.quoteId)).toMatchObject({ status: 'needs_person' })
    expect(await approve(rest.quoteId)).toBe(true)
    await pass()
    const after = await read()
    expect(after.booking.status).toBe('cancelled')
    const back = after.refunds.map(({ reason, amount }) => [reason, amount])
    expect(back).toEqual([
      ['partly_cancelled', shown.refund],
      ['partly_cancelled', next.refund],
      ['cancelled', rest.refund],
    ])
    const sum = [shown, next, rest].reduce(
      (all, { refund, kept }) => all + (refund ?? 0) + (kept ?? 0),
      0,
    )
    expect(sum).toBe(order.price)
  })

  it('are not paid back again when the airline takes the flight out later', async () => {
    const { order, shown, pass, read, say } = await oneLeft()
    await approve(shown.quoteId)
    await pass()
    say({ status: 'cancelled' })
    await pass(24 * 3_600_000)
    const { refunds } = await read()
    const rest = order.price - (shown.refund ?? 0) - (shown.kept ?? 0)
    expect(refunds.map(({ reason, amount }) => [reason, amount])).toEqual([
      ['partly_cancelled', shown.refund],
      ['airline_change', rest],
    ])
  })

  it('stay where a colleague drops it, and another can be asked for', async () => {
    const { api, shown, second, quote, cancel, pass, read } = await oneLeft()
    await expect(quote({ travelerIds: [second] })).rejects.toMatchObject({ code: 'outdated' })
    expect(await decide(shown.quoteId, { do: 'drop' })).toBe(true)
    await pass()
    const stands = api.emails.find(({ subject }) => subject.includes('Your booking stands'))
    expect(stands?.text).toContain('Rahima Khatun can fly.')
    const next = await quote({ travelerIds: [second] })
    await cancel(next.quoteId)
    const { cancellations, booking } = await read()
    expect(cancellations.map(({ status }) => status)).toEqual(['dropped', 'needs_person'])
    expect(booking.status).toBe('ticketed')
  })

  it('never get less than was shown, nor more than they paid', async () => {
    const { shown } = await oneLeft()
    const paid = (shown.refund ?? 0) + (shown.kept ?? 0)
    for (const impossible of [(shown.refund ?? 0) - 1, paid + 1]) {
      const { code, errors } = await errorOf(approve(shown.quoteId, impossible))
      expect([code, Object.keys(errors ?? {})]).toEqual(['invalid_input', ['refund']])
    }
    expect(await approve(shown.quoteId, paid)).toBe(true)
  })

  it('are named by who is on the booking, and leave no child alone', async () => {
    const { quote } = await startTicketed(database, { adults: 2 })
    await expect(quote({ travelerIds: ['nobody'] })).rejects.toMatchObject({
      code: 'invalid_input',
      errors: { travelerIds: ['One of these travellers does not fly on this booking any more.'] },
    })
  })
})
