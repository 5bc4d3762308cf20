import { beforeEach, describe, expect, it } from 'vitest'
import type { FlightQuery } from '@jatra/contract/flight/flight'
import {
  bookOne,
  jatraAirForTest,
  offerOf,
  offersOf,
  requestFor,
  type JatraAirForTest,
  type SoldOffer,
} from '../testing/jatra-air.ts'
import { useTestDatabase } from '@jatra/api/testing/test-database'
import { oneWay } from '../testing/timetable.ts'
import type { ScheduleChange } from './changes.ts'
import { readNotice, signNotice } from './notices.ts'
import { departureOf } from './terms.ts'

const database = useTestDatabase()
let jatraAir: JatraAirForTest
beforeEach(() => {
  jatraAir = jatraAirForTest(database.db)
})

/** A ticket of that fare, and the offer that it was bought of. */
async function ticketed(
  changeable: boolean,
  query: FlightQuery = oneWay('DAC', 'CXB'),
): Promise<{ id: string; sold: SoldOffer }> {
  const sold = (await offersOf(jatraAir, query)).find(
    ({ terms }) => terms.change?.allowed === changeable,
  )
  if (!sold) throw new Error('no such fare')
  const id = await bookOne(jatraAir, sold)
  jatraAir.pass(2)
  return { id, sold }
}

const refundOf = async (id: string) => (await jatraAir.air.quoteCancellation(id)).refund?.amount
const less = ({ offer }: SoldOffer, usd: number) =>
  (Number(offer.price.grandTotal) - usd).toFixed(2)

describe('a cancelled booking', () => {
  it('gives back what the fare rules leave, less from a day before departure on', async () => {
    const { id, sold } = await ticketed(true)
    const departure = departureOf(sold.offer.itineraries)
    expect(await refundOf(id)).toBe(less(sold, 1_000 / 80))
    jatraAir.clock.now = departure - 86_400_000
    expect(await refundOf(id)).toBe(less(sold, 1_000 / 80))
    jatraAir.pass(1)
    expect(await refundOf(id)).toBe(less(sold, 2_000 / 80))
    jatraAir.clock.now = departure + 3_600_000
    expect(await refundOf(id)).toBe(less(sold, 2_000 / 80))
  })

  it('costs each seated traveller the fee, and never more than the fare without taxes', async () => {
    const party = { ...oneWay('DAC', 'CXB'), adults: 2, children: 1, infants: 1 }
    const { id, sold } = await ticketed(true, party)
    expect(await refundOf(id)).toBe(less(sold, 3_000 / 80))
    const { id: handBaggage, sold: lowest } = await ticketed(false)
    expect(await refundOf(handBaggage)).toBe(less(lowest, Number(lowest.offer.price.base)))
  })

  it('gives everything back before it is ticketed, and nothing of a hold', async () => {
    const sold = await offerOf(jatraAir)
    expect(await refundOf(await bookOne(jatraAir, sold))).toBe(sold.offer.price.grandTotal)
    const abroad = await offerOf(jatraAir, oneWay('DAC', 'BKK'), 'BG')
    expect(await refundOf(await bookOne(jatraAir, abroad, { type: 'hold' }))).toBe('0.00')
  })

  it('refunds an amount that is unknown before, by scenario', async () => {
    jatraAir.play('refund_unknown')
    const { id } = await ticketed(true)
    const quote = await jatraAir.air.quoteCancellation(id)
    expect(quote.refund).toBeNull()
    expect(await jatraAir.air.cancel(quote.id)).toEqual({ refund: null })
  })

  it('is cancelled by the newest quote alone, within an hour, and once', async () => {
    const { id } = await ticketed(true)
    const first = await jatraAir.air.quoteCancellation(id)
    const second = await jatraAir.air.quoteCancellation(id)
    expect(second.expiresAt).toBe(jatraAir.clock.now + 3_600_000)
    await expect(jatraAir.air.cancel(first.id)).rejects.toMatchObject({ kind: 'rejected' })
    jatraAir.pass(3_600)
    await expect(jatraAir.air.cancel(second.id)).rejects.toMatchObject({ kind: 'rejected' })

    const third = await jatraAir.air.quoteCancellation(id)
    const { refund } = third
    expect(await jatraAir.air.cancel(third.id)).toEqual({ refund })
    jatraAir.pass(86_400)
    expect(await jatraAir.air.cancel(third.id)).toEqual({ refund })
    expect(await jatraAir.air.quoteCancellation(id)).toEqual(third)
    const order = await jatraAir.air.getOrder({ order: id })
    expect(order?.status).toBe('cancelled')
    expect(order?.tickets).toHaveLength(1)
  })

  it('is not cancelled for nothing when it was paid after the quote', async () => {
    const sold = await offerOf(jatraAir, oneWay('DAC', 'BKK'), 'BG')
    const id = await bookOne(jatraAir, sold, { type: 'hold' })
    const quote = await jatraAir.air.quoteCancellation(id)
    await jatraAir.air.pay(id, requestFor(sold).total)
    await expect(jatraAir.air.cancel(quote.id)).rejects.toMatchObject({ kind: 'rejected' })
  })

  it('has to be there', async () => {
    const rejected = { kind: 'rejected' }
    await expect(jatraAir.air.quoteCancellation('ord_1')).rejects.toMatchObject(rejected)
    await expect(jatraAir.air.cancel('ocr_1')).rejects.toMatchObject(rejected)
  })
})

describe('a change by the airline', () => {
  const changesOf = async (order: string) => (await jatraAir.air.getOrder({ order }))?.changes

  const change = async (order: string, to: ScheduleChange) => {
    const pnr = (await jatraAir.air.getOrder({ order }))?.reference ?? ''
    return jatraAir.air.changeSchedule(pnr, to)
  }

  it('shows the flights before and after, and stands once it is accepted', async () => {
    const { id, sold } = await ticketed(true)
    const changeId = await change(id, { minutes: 150 })
    const changes = await changesOf(id)
    expect(changes).toMatchObject([{ id: changeId, before: sold.offer.itineraries }])
    const after = changes?.[0]?.after ?? []
    expect(departureOf(after)).toBe(departureOf(sold.offer.itineraries) + 150 * 60_000)

    expect(await jatraAir.air.acceptChange(id, changeId)).toBe(true)
    expect(await changesOf(id)).toEqual([])
    expect(await jatraAir.air.acceptChange(id, changeId)).toBe(true)
    const next = await change(id, { minutes: 10 })
    expect(await changesOf(id)).toMatchObject([{ id: next, before: after }])
    jatraAir.pass(1)
    const last = await change(id, { minutes: 20 })
    expect(await jatraAir.air.acceptChange(id, last)).toBe(true)
    expect(await changesOf(id)).toEqual([])
    expect(await jatraAir.air.acceptChange(id, next)).toBe(false)
  })

  it('gives everything back as long as it is not accepted', async () => {
    const { id, sold } = await ticketed(false)
    const changeId = await change(id, { minutes: 150 })
    const quote = await jatraAir.air.quoteCancellation(id)
    expect(quote.refund?.amount).toBe(sold.offer.price.grandTotal)
    await jatraAir.air.acceptChange(id, changeId)
    await expect(jatraAir.air.cancel(quote.id)).rejects.toMatchObject({ kind: 'rejected' })
    expect(await refundOf(id)).toBe(less(sold, Number(sold.offer.price.base)))
  })

  it('is replaced by the next, and one that cancels the flight cannot be accepted', async () => {
    const { id, sold } = await ticketed(true)
    const first = await change(id, { minutes: 60 })
    jatraAir.pass(1)
    const second = await change(id, 'cancelled')
    expect(await changesOf(id)).toEqual([expect.objectContaining({ id: second, after: [] })])
    expect(await jatraAir.air.acceptChange(id, first)).toBe(false)
    expect(await jatraAir.air.acceptChange(id, second)).toBe(false)
    expect(await refundOf(id)).toBe(sold.offer.price.grandTotal)
  })

  it('is of a booking that stands', async () => {
    const { id } = await ticketed(true)
    const changeId = await change(id, { minutes: 60 })
    await jatraAir.air.cancel((await jatraAir.air.quoteCancellation(id)).id)
    expect(await jatraAir.air.acceptChange(id, changeId)).toBe(false)
    expect(await changesOf(id)).toEqual([])
    await expect(change(id, 'cancelled')).rejects.toMatchObject({ kind: 'rejected' })
  })

  it.each([
    ['schedule_changed', 1],
    ['airline_cancelled', 0],
  ] as const)('comes ten seconds after the ticket by scenario: %s', async (scenario, flights) => {
    jatraAir.play(scenario)
    const { id } = await ticketed(true)
    expect(await changesOf(id)).toEqual([])
    jatraAir.pass(10)
    const changes = await changesOf(id)
    expect(changes).toHaveLength(1)
    expect(changes?.[0]?.after).toHaveLength(flights)
  })
})

describe('a notice', () => {
  const notice = { id: 'wev_1', about: { order: 'ord_1' } }
  const now = Date.parse('2026-11-21T04:00:00Z')
  const secret = 'for-tests'
  const forged = expect.objectContaining({ kind: 'forged' }) as Error

  it('is read when it is signed and not older than five minutes', () => {
    const { rawBody, headers } = signNotice(notice, secret, now)
    expect(jatraAir.air.parseWebhook(rawBody, headers)).toEqual(notice)
    expect(readNotice(rawBody, headers, { secret, now: now + 300_000 })).toEqual(notice)
    const late = { secret, now: now + 301_000 }
    expect(() => readNotice(rawBody, headers, late)).toThrow(forged)
  })

  it('is refused when anything of it was made by others', () => {
    const { rawBody, headers } = signNotice(notice, secret, now)
    const signature = headers.get('jatra-air-signature') ?? ''
    const others = ['', 't=1', signature.replace('t=1', 't=2'), signature.replace(/.$/, 'x')]
    for (const header of others) {
      const given = new Headers({ 'jatra-air-signature': header })
      expect(() => jatraAir.air.parseWebhook(rawBody, given)).toThrow(forged)
    }
    expect(() => jatraAir.air.parseWebhook(rawBody, new Headers())).toThrow(forged)
    expect(() => jatraAir.air.parseWebhook(`${rawBody} `, headers)).toThrow(forged)
    const { headers: foreign } = signNotice(notice, 'another', now)
    expect(() => jatraAir.air.parseWebhook(rawBody, foreign)).toThrow(forged)
  })
})
