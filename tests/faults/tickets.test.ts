import { describe, expect, it } from 'vitest'
import { doAndDie } from './do-and-die.ts'
import { useEmptyPostgres } from './empty-database.ts'
import { payAndTicket, type TicketingCrashPoint } from './ticketing.ts'

const START = Date.parse('2026-11-20T06:00:00Z')
const SECOND = 1_000
const MINUTE = 60 * SECOND

describe('a process killed between the payment and the ticket', () => {
  const place = useEmptyPostgres()
  let users = 0

  async function payAndDie(crashAt: TicketingCrashPoint, dieAt: number[]) {
    const nobody = { ...place, crashAt: null, userName: null, paid: null }
    const userName = `user${(users += 1)}`
    const { paid, order, bookings } = await payAndTicket({ ...nobody, times: [START], userName })
    expect(order).toMatchObject({ paymentStatus: 'success', booking: { status: 'confirming' } })
    await doAndDie('payAndTicket', { ...nobody, crashAt, times: dieAt })
    return {
      before: bookings,
      goOn: (...times: number[]) => payAndTicket({ ...nobody, times, paid }),
    }
  }

  it('before the supplier is asked: it is not asked again, and the whole price goes back', async () => {
    const { before, goOn } = await payAndDie('before the supplier is asked', [START])
    const waiting = await goOn(START + 5 * SECOND, START + 10 * MINUTE)
    expect(waiting.order?.booking.status).toBe('confirming')
    const { order, bookings } = await goOn(START + 15 * MINUTE)
    expect(order?.booking).toMatchObject({ status: 'failed', failure: 'not_ticketed' })
    expect(order?.refunds).toMatchObject([{ reason: 'not_ticketed', amount: order?.price }])
    expect(bookings).toBe(before)
  })

  it('after the supplier has booked: the next process finds that booking, and there is no second', async () => {
    const { before, goOn } = await payAndDie('after the supplier has booked', [START])
    const { order, bookings } = await goOn(START + 5 * SECOND, START + 6 * MINUTE)
    expect(order?.booking.status).toBe('ticketed')
    expect(order?.booking.tickets).toMatchObject([{ number: expect.stringMatching(/^\d{13}$/) }])
    expect(order?.refunds).toEqual([])
    expect(bookings).toBe(before + 1)
  })

  it('before the tickets are written down: the next process writes them, once', async () => {
    const dieAt = [START, START + 5 * SECOND]
    const { before, goOn } = await payAndDie('before the tickets are written down', dieAt)
    // What the dead process was at is believed to be under way for a while.
    const { order, bookings } = await goOn(START + 36 * SECOND, START + MINUTE)
    expect(order?.booking.status).toBe('ticketed')
    expect(order?.refunds).toEqual([])
    expect(bookings).toBe(before + 1)
  })

  it('after the supplier has held: the next process finds that hold, and there is no second', async () => {
    const nobody = { ...place, crashAt: null, userName: null, paid: null }
    const userName = `user${(users += 1)}`
    const { paid, bookings } = await payAndTicket({
      ...{ ...nobody, times: [START], userName, payLater: true },
    })
    const crashAt = 'after the supplier has booked'
    await doAndDie('payAndTicket', { ...nobody, crashAt, times: [START] })
    const times = [START + 5 * SECOND, START + 6 * MINUTE]
    const { order, bookings: after } = await payAndTicket({ ...nobody, times, paid })
    expect(order).toMatchObject({
      ...{ paymentStatus: 'pending', expiresAt: order?.booking.deadline },
      booking: { status: 'held', reference: expect.stringMatching(/^[2-9A-Z]{6}$/) },
    })
    expect(after).toBe(bookings + 1)
  })
})

describe('a process killed after it told the airline what the traveller decided', () => {
  const place = useEmptyPostgres()
  const scenario = 'schedule_changed'

  /** Ticketed, changed and decided; then the process that tells the airline dies of it. */
  async function decideAndDie(decision: 'accept' | 'refund') {
    const nobody = { ...place, scenario, crashAt: null, userName: null, paid: null } as const
    const { paid } = await payAndTicket({ ...nobody, times: [START], userName: `to${decision}` })
    const times = [START, START + 5 * SECOND, START + MINUTE, START + 2 * MINUTE]
    const { order } = await payAndTicket({ ...nobody, times, paid, decision })
    expect(order?.booking).toMatchObject({ status: 'change_pending', change: { decision } })
    const crashAt = 'after the airline was told of the decision'
    await doAndDie('payAndTicket', { ...nobody, crashAt, times: [START + 2 * MINUTE] })
    const after = await payAndTicket({ ...nobody, times: [START + 2 * MINUTE + SECOND], paid })
    // What the dead process was at is believed to be under way for a while.
    expect(after.order?.booking.status).toBe('change_pending')
    const goOn = () => payAndTicket({ ...nobody, times: [START + 8 * MINUTE], paid })
    return { change: order?.booking.change, goOn }
  }

  it('that it is accepted: the next process finds that it is, and the flights are the new ones', async () => {
    const { change, goOn } = await decideAndDie('accept')
    const { order } = await goOn()
    expect(order?.booking).toMatchObject({
      ...{ status: 'ticketed', change: null, answeredChanges: [{ decision: 'accept' }] },
    })
    const [flown] = order?.productData.offer.itineraries ?? []
    expect(flown?.segments[0]?.departure).toEqual(change?.after[0]?.segments[0]?.departure)
    expect(order?.refunds).toEqual([])
  })

  it('that it is cancelled: the next process finds that it is, and the money goes back once', async () => {
    const { goOn } = await decideAndDie('refund')
    await goOn()
    const { order } = await goOn()
    expect(order?.booking.status).toBe('cancelled')
    expect(order?.refunds).toMatchObject([{ amount: order?.price }])
  })
})
