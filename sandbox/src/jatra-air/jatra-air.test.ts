import { beforeEach, describe, expect, it } from 'vitest'
import { OFFER_MINUTES } from '@jatra/contract/flight/jatra-air'
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
import { oneWay, search } from '../testing/timetable.ts'
import { createJatraAir } from './jatra-air.ts'

const database = useTestDatabase()
let jatraAir: JatraAirForTest
beforeEach(() => {
  jatraAir = jatraAirForTest(database.db)
})

const abroad = oneWay('DAC', 'BKK')
/** How the order of {@link requestFor} is looked up before its id is known. */
const ownOrderOf = ({ terms }: SoldOffer) => ({ offer: terms.reference, orderId: 'order-1' })
const statusOf = async (order: string) => (await jatraAir.air.getOrder({ order }))?.status

describe('an offer', () => {
  it('is the timetable’s, with terms that stand for three quarters of an hour', async () => {
    const sold = await offersOf(jatraAir)
    expect(sold.map(({ offer }) => offer)).toEqual((await search(oneWay('DAC', 'CXB'))).offers)
    for (const { terms } of sold) {
      expect(terms).toMatchObject({
        ...{ supplier: 'jatra_air', passportRequired: false, hold: null },
        expiresAt: jatraAir.clock.now + OFFER_MINUTES * 60_000,
      })
    }
    expect(new Set(sold.map(({ terms }) => terms.reference)).size).toBe(sold.length)
  })

  it('says what the airline keeps, for everybody who has a seat', async () => {
    const party = { ...oneWay('DAC', 'CXB'), adults: 2, infants: 1 }
    const sold = await offersOf(jatraAir, party)
    const withBags = sold.find(({ terms }) => terms.change?.allowed)
    expect(withBags?.terms).toMatchObject({
      refund: { allowed: true, penalty: { amount: '2000.00', currency: 'BDT' } },
      change: { allowed: true, penalty: { amount: '2000.00', currency: 'BDT' } },
    })
    const handBaggage = sold.find(({ terms }) => !terms.change?.allowed)
    const base = handBaggage?.offer.price.base
    expect(handBaggage?.terms.refund?.penalty).toEqual({ amount: base, currency: 'USD' })
  })

  it('wants passports abroad, where it may be held for a day', async () => {
    const { terms } = await offerOf(jatraAir, abroad, 'BG')
    const payBy = jatraAir.clock.now + 86_400_000
    expect(terms.passportRequired).toBe(true)
    expect(terms.hold).toEqual({ payBy, priceGuaranteedUntil: payBy })
  })

  it('is found again by its reference alone, until it is over', async () => {
    const { offer, terms } = await offerOf(jatraAir)
    expect(await jatraAir.air.reprice(terms.reference)).toEqual({
      kind: 'available',
      total: { amount: offer.price.grandTotal, currency: 'USD' },
      expiresAt: terms.expiresAt,
      hold: null,
    })
    jatraAir.pass(OFFER_MINUTES * 60)
    expect(await jatraAir.air.reprice(terms.reference)).toEqual({ kind: 'gone' })
  })

  it.each(['', 'off_', 'off_bm8', 'constructor'])(
    'is gone when its reference is unknown: %j',
    async (reference) => {
      expect(await jatraAir.air.reprice(reference)).toEqual({ kind: 'gone' })
      expect(await jatraAir.air.getOrder({ offer: reference, orderId: 'order-1' })).toBeNull()
    },
  )

  it('is gone or dearer at the price check by scenario', async () => {
    const { offer, terms } = await offerOf(jatraAir)
    jatraAir.play('gone')
    expect(await jatraAir.air.reprice(terms.reference)).toEqual({ kind: 'gone' })
    jatraAir.play('price_changed')
    const total = { amount: (Number(offer.price.grandTotal) + 10).toFixed(2), currency: 'USD' }
    expect(await jatraAir.air.reprice(terms.reference)).toMatchObject({ total })
    expect(await jatraAir.air.book(requestFor({ offer, terms }))).toEqual({
      kind: 'refused',
      reason: 'price_changed',
    })
    expect(await jatraAir.air.book(requestFor({ offer, terms }, { total }))).toMatchObject({
      kind: 'done',
    })
  })
})

describe('a booking', () => {
  it('has a reference at once, and a ticket for everybody two seconds later', async () => {
    const sold = await offerOf(jatraAir, { ...oneWay('DAC', 'CXB'), adults: 2, infants: 1 }, 'BS')
    const outcome = await jatraAir.air.book(requestFor(sold))
    expect(outcome).toMatchObject({
      kind: 'done',
      order: { status: 'reserved', tickets: [], payBy: null, changes: [] },
    })
    jatraAir.pass(2)
    const order = await jatraAir.air.getOrder(ownOrderOf(sold))
    expect(order?.status).toBe('ticketed')
    expect(order?.reference).toMatch(/^[2-9A-HJKMNP-TV-Z]{6}$/)
    const { tickets = [] } = order ?? {}
    expect(new Set(tickets.map(({ passengerId }) => passengerId))).toEqual(
      new Set(Object.values(sold.terms.passengers)),
    )
    expect(new Set(tickets.map(({ number }) => number)).size).toBe(3)
    for (const { number } of tickets) expect(number).toMatch(/^779\d{10}$/)
    expect(await jatraAir.air.getOrder({ order: order?.id ?? '' })).toEqual(order)
  })

  it('is made once for an offer, however often it is asked for', async () => {
    const sold = await offerOf(jatraAir)
    const id = await bookOne(jatraAir, sold)
    expect(await jatraAir.air.book(requestFor(sold))).toEqual({ kind: 'unknown' })
    jatraAir.pass(3_600)
    expect(await jatraAir.air.book(requestFor(sold))).toEqual({ kind: 'unknown' })
    expect(await jatraAir.air.getOrder(ownOrderOf(sold))).toMatchObject({ id })
    const other = { ...ownOrderOf(sold), orderId: 'order-2' }
    expect(await jatraAir.air.getOrder(other)).toBeNull()
  })

  it('of the last seats leaves none for the next, and gives them back when it is cancelled', async () => {
    const sold = await offerOf(jatraAir)
    const { reference } = sold.terms
    const party = { ...oneWay('DAC', 'CXB'), adults: sold.offer.numberOfBookableSeats }
    const flightOf = ({ offer }: typeof sold) => JSON.stringify(offer.itineraries)
    const all = (await offersOf(jatraAir, party)).find((one) => flightOf(one) === flightOf(sold))
    if (!all) throw new Error('the flight has no seats for the party')
    const id = await bookOne(jatraAir, all)

    expect((await offersOf(jatraAir)).map(flightOf)).not.toContain(flightOf(sold))
    expect(await jatraAir.air.reprice(reference)).toEqual({ kind: 'gone' })
    const refused = { kind: 'refused', reason: 'sold_out' }
    expect(await jatraAir.air.book(requestFor(sold))).toEqual(refused)

    await jatraAir.air.cancel((await jatraAir.air.quoteCancellation(id)).id)
    expect(await jatraAir.air.book(requestFor(sold))).toMatchObject({ kind: 'done' })
  })

  it('is refused when the passengers are not those of the offer, have no passport, or a name that is too long', async () => {
    const sold = await offerOf(jatraAir, abroad)
    const { passengers } = requestFor(sold)
    const refused = { kind: 'refused', reason: 'passenger_refused' }
    const changed = [
      [],
      [...passengers, ...passengers],
      passengers.map((one) => ({ ...one, id: 'pas_1' })),
      passengers.map((one) => ({ ...one, type: 'CHILD' as const })),
      passengers.map((one) => ({ ...one, passport: undefined })),
      passengers.map((one) => ({ ...one, firstName: 'Mosammat Jannatul Ferdous' })),
    ]
    for (const others of changed) {
      const request = requestFor(sold, { passengers: others })
      expect(await jatraAir.air.book(request)).toEqual(refused)
    }
  })

  it('is made for somebody with one name', async () => {
    const sold = await offerOf(jatraAir, abroad)
    const { passengers } = requestFor(sold)
    const alone = passengers.map((one) => ({ ...one, firstName: '' }))
    const request = requestFor(sold, { passengers: alone })
    expect(await jatraAir.air.book(request)).toMatchObject({ kind: 'done' })
  })

  it('keeps neither names nor passports', async () => {
    await bookOne(jatraAir, await offerOf(jatraAir, abroad))
    const { rows } = (await database.db.execute(
      `select row_to_json(b) as b, row_to_json(t) as t
        from sandbox.jatra_air_bookings b, sandbox.jatra_air_tickets t`,
    )) as unknown as { rows: unknown[] }
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toMatch(/Rahman|Karim|A01234567|example\.com|1712345678/)
  })
})

describe('a hold', () => {
  const hold = async () => {
    const sold = await offerOf(jatraAir, abroad, 'BG')
    return { sold, id: await bookOne(jatraAir, sold, { type: 'hold' }) }
  }

  it('is ticketed once it is paid, which may be said twice', async () => {
    const { sold, id } = await hold()
    expect(await jatraAir.air.getOrder({ order: id })).toMatchObject({
      ...{ status: 'held', payBy: sold.terms.hold?.payBy, tickets: [] },
    })
    jatraAir.pass(3_600)
    const { total } = requestFor(sold)
    const paid = await jatraAir.air.pay(id, total)
    expect(paid).toMatchObject({ kind: 'done', order: { status: 'reserved', payBy: null } })
    jatraAir.pass(2)
    expect(await jatraAir.air.pay(id, total)).toMatchObject({
      ...{ kind: 'done', order: { status: 'ticketed' } },
    })
  })

  it('lapses when it is not paid in time, and its seats are free again', async () => {
    const { sold, id } = await hold()
    expect(await jatraAir.air.pay(id, { amount: '1.00', currency: 'USD' })).toEqual({
      ...{ kind: 'refused', reason: 'price_changed' },
    })
    jatraAir.pass(86_400)
    expect(await statusOf(id)).toBe('cancelled')
    const { total } = requestFor(sold)
    expect(await jatraAir.air.pay(id, total)).toEqual({ kind: 'refused', reason: 'gone' })
    const now = await offersOf(jatraAir, abroad)
    expect(now.map(({ offer }) => offer.numberOfBookableSeats)).toContain(
      sold.offer.numberOfBookableSeats,
    )
  })

  it('needs no balance until it is paid', async () => {
    jatraAir.play('balance_too_low')
    const { sold, id } = await hold()
    expect(await jatraAir.air.pay(id, requestFor(sold).total)).toEqual({
      ...{ kind: 'refused', reason: 'balance_too_low' },
    })
  })

  it('is not made of an offer that is to be paid at once', async () => {
    const sold = await offerOf(jatraAir)
    await expect(jatraAir.air.book(requestFor(sold, { type: 'hold' }))).rejects.toMatchObject({
      kind: 'rejected',
    })
  })
})

describe('what goes wrong on request', () => {
  it('is refused with the reason, and nothing is booked', async () => {
    const sold = await offerOf(jatraAir)
    const rejections = [
      ...(['gone', 'price_changed', 'sold_out'] as const),
      ...(['passenger_refused', 'balance_too_low'] as const),
    ]
    for (const reason of rejections) {
      jatraAir.play(reason)
      expect(await jatraAir.air.book(requestFor(sold))).toEqual({ kind: 'refused', reason })
    }
    expect(await jatraAir.air.getOrder(ownOrderOf(sold))).toBeNull()
  })

  it.each([
    ['unknown_booked', 'unknown', 'reserved', 'ticketed', 'ticketed'],
    ['unknown_not_booked', 'unknown', undefined, undefined, undefined],
    ['pending_booked', 'pending', undefined, 'reserved', 'ticketed'],
    ['pending_refused', 'pending', undefined, undefined, undefined],
    ['ticket_slow', 'done', 'reserved', 'reserved', 'ticketed'],
    ['never_ticketed', 'done', 'reserved', 'reserved', 'reserved'],
  ] as const)(
    '%s is answered %s, and found %s, %s after 10 s and %s a day later',
    async (...row) => {
      const [scenario, kind, ...found] = row
      const sold = await offerOf(jatraAir)
      const by = ownOrderOf(sold)
      jatraAir.play(scenario)
      expect((await jatraAir.air.book(requestFor(sold))).kind).toBe(kind)
      expect((await jatraAir.air.getOrder(by))?.status).toBe(found[0])
      jatraAir.pass(10)
      expect((await jatraAir.air.getOrder(by))?.status).toBe(found[1])
      jatraAir.pass(86_400)
      expect((await jatraAir.air.getOrder(by))?.status).toBe(found[2])
    },
  )

  it('takes no seat when it is accepted and refused later', async () => {
    const sold = await offerOf(jatraAir)
    jatraAir.play('pending_refused')
    await jatraAir.air.book(requestFor(sold))
    expect((await offersOf(jatraAir))[0]?.offer).toEqual(sold.offer)
  })

  it.each([
    ['supplier_down', 'unreachable'],
    ['rate_limited', 'rate_limited'],
  ] as const)('%s is an error, wherever it happens', async (scenario, kind) => {
    const sold = await offerOf(jatraAir)
    jatraAir.play(scenario)
    await expect(offersOf(jatraAir)).rejects.toMatchObject({ kind })
    await expect(jatraAir.air.reprice(sold.terms.reference)).rejects.toMatchObject({ kind })
    await expect(jatraAir.air.book(requestFor(sold))).rejects.toMatchObject({ kind })
    jatraAir.play(null)
    expect(await jatraAir.air.book(requestFor(sold))).toMatchObject({ kind: 'done' })
  })

  it('is typed by people, unless a test chooses it', async () => {
    const { clock } = jatraAir
    const air = createJatraAir({ db: database.db, clock: () => clock.now })
    const sold = await offerOf({ ...jatraAir, air })
    const request = requestFor(sold)
    const passengers = request.passengers.map((one) => ({ ...one, lastName: 'Soldout' }))
    expect(await air.book({ ...request, passengers })).toMatchObject({ reason: 'sold_out' })
    const { terms } = await offerOf({ ...jatraAir, air }, oneWay('BZL', 'JSR'))
    expect(await air.reprice(terms.reference)).toEqual({ kind: 'gone' })
    expect(await air.book(request)).toMatchObject({ kind: 'done' })
  })
})
