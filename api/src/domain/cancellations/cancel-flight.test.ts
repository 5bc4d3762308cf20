import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { createLogger } from '@jatra/contract/observability/logging'
import { HOUR_MS } from '@jatra/contract/values/time-units'
import { cancellations } from '../../db/schema.ts'
import { SupplierError } from '../../providers/flights/flight-supplier.ts'
import { errorOf } from '../../testing/error-of.ts'
import { startTicketed } from '../../testing/ticketed.ts'
import { TEST_NOW } from '../../testing/test-api.ts'
import { useTestDatabase } from '../../testing/test-database.ts'
import { defaultLimits } from '../limits.ts'
import { decideCancellation } from './decide-cancellation.ts'

const database = useTestDatabase()

const ticketed = (penalty?: string | null) => startTicketed(database, { penalty })

const staffDeps = () => ({
  ...{ db: database.db, jobs: database.jobs, clock: () => TEST_NOW },
  ...{ log: createLogger(() => undefined), newId: randomUUID, limits: defaultLimits },
})
const rows = () => database.db.select().from(cancellations)

/** Approves the quoted refund, as staff do after arranging it with the airline. */
const approve = async (quoteId: string) => {
  const decision = { do: 'approve' as const, refund: null }
  expect(await decideCancellation(staffDeps(), quoteId, decision, 'rahima')).toBe(true)
}

describe('a flight that its traveller cancels', () => {
  it('is cancelled at the airline once, and what was shown goes back', async () => {
    const { api, flights, order, quote, cancel, pass, read } = await ticketed()
    const shown = await quote()
    expect(shown).toMatchObject({ kept: 800, refund: order.price - 800 })
    const answers = await Promise.all([cancel(shown.quoteId), cancel(shown.quoteId)])
    expect(answers.map(({ status }) => status)).toEqual(['asked', 'asked'])
    expect(flights.cancelled).toEqual([])
    await pass()
    await pass(HOUR_MS)
    const now = await read()
    expect(flights.cancelled).toHaveLength(1)
    expect(now).toMatchObject({
      booking: { status: 'cancelled' },
      cancellations: [{ status: 'done', refund: shown.refund, kept: 800 }],
      refunds: [{ reason: 'cancelled', amount: shown.refund }],
    })
    const mail = api.emails.find(({ subject }) => subject.includes('You cancelled'))
    expect(mail?.text).toContain('The airline keeps ৳800, and we keep nothing.')
  })

  it('is not cancelled where the airline gives back less than it was sold with: a person looks at it', async () => {
    const { flights, full, gives, quote, cancel, pass, read } = await ticketed()
    const { quoteId } = await quote()
    gives((full - 20).toFixed(2))
    await cancel(quoteId)
    await pass()
    expect(flights.cancelled).toEqual([])
    expect(await read()).toMatchObject({
      ...{ booking: { status: 'ticketed' }, refunds: [] },
      cancellations: [{ status: 'needs_person' }],
    })
    expect(await rows()).toMatchObject([{ problem: 'airline_gives_less' }])
  })

  it('goes on once a colleague says so, with what was shown and never with less', async () => {
    const { flights, full, gives, quote, cancel, pass, read } = await ticketed()
    const { quoteId, refund } = await quote()
    gives((full - 20).toFixed(2))
    await cancel(quoteId)
    await pass()
    const asStaff = (less: number | null) =>
      decideCancellation(staffDeps(), quoteId, { do: 'approve', refund: less }, 'rahima')
    expect((await errorOf(asStaff((refund ?? 0) - 1))).code).toBe('invalid_input')
    expect(await asStaff(null)).toBe(true)
    expect(await asStaff(null), 'it is one').toBe(false)
    await pass()
    expect(flights.cancelled).toHaveLength(1)
    expect((await read()).refunds).toMatchObject([{ amount: refund }])
  })

  it('has what the airline gives beyond its conditions', async () => {
    const { full, order, gives, quote, cancel, pass, read } = await ticketed()
    const { quoteId } = await quote()
    gives(full.toFixed(2))
    await cancel(quoteId)
    await pass()
    const {
      refunds,
      cancellations: [cancellation],
    } = await read()
    expect(refunds).toMatchObject([{ amount: order.price }])
    expect(cancellation).toMatchObject({ kept: 0, lines: [{ kept: 0 }] })
  })

  it('has it to the taka, where a binary fraction of the rate would lose one', async () => {
    const { full, order, gives, quote, cancel, pass, read } = await startTicketed(database, {
      pricing: { fareRate: 80.1 },
    })
    const { quoteId } = await quote()
    gives(full.toFixed(2))
    await cancel(quoteId)
    await pass()
    expect((await read()).refunds).toMatchObject([{ amount: order.price }])
  })

  it('waits for a colleague where the airline never said its fee', async () => {
    const { flights, gives, quote, cancel, pass, read } = await ticketed(null)
    gives(null)
    const shown = await quote()
    expect(shown).toMatchObject({ refund: null, kept: null, lines: [] })
    await cancel(shown.quoteId)
    await pass()
    expect(flights.cancelled).toEqual([])
    expect((await read()).cancellations[0]).toMatchObject({ status: 'needs_person', refund: null })
    const approve = { do: 'approve' as const, refund: 5_000 }
    expect(await decideCancellation(staffDeps(), shown.quoteId, approve, 'rahima')).toBe(true)
    await pass()
    expect((await read()).refunds).toMatchObject([{ amount: 5_000 }])
  })

  it('goes on without the airline where a colleague has seen to it there', async () => {
    const { flights, quote, cancel, pass, read } = await ticketed()
    const { quoteId, refund } = await quote()
    flights.onLook = () => Promise.resolve(null)
    await cancel(quoteId)
    await pass()
    expect(await rows()).toMatchObject([{ status: 'needs_person', problem: 'not_at_airline' }])
    await approve(quoteId)
    await pass()
    expect(await read()).toMatchObject({
      booking: { status: 'cancelled' },
      refunds: [{ reason: 'cancelled', amount: refund }],
    })
  })

  it('waits for a colleague where the airline refuses for a quarter of an hour', async () => {
    const { flights, quote, cancel, pass, read } = await ticketed()
    const { quoteId, refund } = await quote()
    flights.onCancel = () => Promise.reject(new SupplierError('rejected', '422'))
    await cancel(quoteId)
    await pass()
    expect((await read()).cancellations).toMatchObject([{ status: 'asked' }])
    for (let minutes = 0; minutes < 20; minutes += 1) await pass(HOUR_MS / 60)
    expect(await rows()).toMatchObject([{ status: 'needs_person', problem: 'airline_refuses' }])
    expect(await read()).toMatchObject({ booking: { status: 'ticketed' }, refunds: [] })
    await approve(quoteId)
    await pass()
    expect(await read()).toMatchObject({
      booking: { status: 'cancelled' },
      refunds: [{ reason: 'cancelled', amount: refund }],
    })
  })

  it('is looked up after an answer that was lost, and refunded once', async () => {
    const { flights, quote, cancel, pass, read, say } = await ticketed()
    const shown = await quote()
    flights.onCancel = () => {
      say({ status: 'cancelled' })
      return Promise.reject(new SupplierError('unreachable', 'socket hang up'))
    }
    await cancel(shown.quoteId)
    await pass()
    await pass(HOUR_MS)
    await pass(HOUR_MS)
    expect(flights.cancelled).toEqual([])
    expect((await read()).refunds).toMatchObject([{ reason: 'cancelled', amount: shown.refund }])
  })

  it('is told by one job, while another leaves it alone that would find nothing to quote any more', async () => {
    const { api, flights, gives, orderId, quote, cancel, pass, read } = await ticketed()
    const shown = await quote()
    await cancel(shown.quoteId)
    const work = () =>
      api.handlers.booking({ data: { orderId, once: true }, attempt: 1, isLast: false })
    let answer = () => {}
    const atAirline = new Promise<void>((came) => {
      flights.onCancel = () => {
        came()
        return new Promise((resolve) => (answer = resolve))
      }
    })
    const first = work()
    await atAirline
    gives(null)
    await work()
    expect((await read()).cancellations).toMatchObject([{ status: 'asked' }])
    answer()
    await first
    await pass()
    await pass(HOUR_MS)
    expect(flights.cancelled).toHaveLength(1)
    expect(await read()).toMatchObject({
      booking: { status: 'cancelled' },
      cancellations: [{ status: 'done', refund: shown.refund, kept: 800 }],
      refunds: [{ reason: 'cancelled', amount: shown.refund }],
    })
    expect(api.emails.map(({ subject }) => subject.split(':')[0])).not.toContain(
      'We look after your cancellation',
    )
  })

  it('is told again once the one who told it is not heard of any more', async () => {
    const { flights, quote, cancel, pass, read } = await ticketed()
    const { quoteId, refund } = await quote()
    flights.onCancel = () => Promise.reject(new SupplierError('unreachable', 'socket hang up'))
    await cancel(quoteId)
    await pass()
    delete flights.onCancel
    for (let minutes = 0; minutes < 5; minutes += 1) await pass(HOUR_MS / 60)
    expect(flights.cancelled).toHaveLength(1)
    expect((await read()).refunds).toMatchObject([{ reason: 'cancelled', amount: refund }])
  })

  it('has the whole price where the airline took it out before it was told', async () => {
    const { order, quote, cancel, pass, read, say } = await ticketed()
    const { quoteId } = await quote()
    await cancel(quoteId)
    say({ status: 'cancelled' })
    await pass()
    const {
      refunds,
      cancellations: [cancellation],
    } = await read()
    expect(refunds).toMatchObject([{ reason: 'airline_change', amount: order.price }])
    expect(cancellation).toMatchObject({ status: 'dropped' })
  })

  it('is taken up again by the sweep when its job was given up', async () => {
    const { api, flights, quote, cancel, pass, read } = await ticketed()
    await cancel((await quote()).quoteId)
    await database.db.execute(sql`delete from jobs.job where name = 'booking'`)
    api.now += HOUR_MS
    await api.sweep()
    await pass()
    expect(flights.cancelled).toHaveLength(1)
    expect((await read()).booking.status).toBe('cancelled')
  })
})
