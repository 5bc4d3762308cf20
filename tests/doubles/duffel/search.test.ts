import { flightOfferSchema } from '@jatra/contract/flight/flight'
import { expect, it } from 'vitest'
import { oneWay, openDuffel, searched } from './open-duffel.ts'

it('finds offers in our shape, cheapest first, with terms that a browser never sees', async () => {
  const { supplier, double } = await openDuffel()
  const { offers, terms, dictionaries } = await supplier.search(oneWay('DAC-BKK'), searched)

  expect(offers.map(({ id }) => id)).toEqual(['1', '2', '3', '4'])
  for (const offer of offers) expect(flightOfferSchema.parse(offer)).toEqual(offer)
  expect(offers.map(({ price }) => price.total)).toEqual(['99.04', '118.54', '138.04', '157.54'])
  expect(offers[0]?.itineraries[0]).toMatchObject({
    duration: 'PT2H30M',
    segments: [
      {
        departure: { iataCode: 'DAC', terminal: '2', at: '2026-12-01T07:00:00' },
        arrival: { iataCode: 'BKK', at: '2026-12-01T10:30:00' },
        ...{ carrierCode: 'ZZ', number: '520', numberOfStops: 0 },
      },
    ],
  })
  expect(dictionaries.carriers).toEqual({ ZZ: 'Duffel Airways' })
  expect(dictionaries.aircraft).toEqual({ 738: 'Boeing 737-800' })
  expect(dictionaries.locations['DAC']).toMatchObject({ city: 'Dhaka', countryCode: 'BD' })
  expect(terms['1']).toMatchObject({
    supplier: 'duffel',
    reference: double.state.offers[0]?.offer.id,
    expiresAt: Date.parse('2026-11-20T06:30:00Z'),
    passportRequired: true,
  })
  expect(JSON.stringify(offers)).not.toMatch(/off_|pas_/)
})

it('asks for a city by its code, and flies to one of its airports', async () => {
  const { supplier, double } = await openDuffel()
  const { offers, dictionaries } = await supplier.search(oneWay('DAC-NYC'), searched)
  expect(double.asked[0]?.body).toMatchObject({
    data: { slices: [{ origin: 'DAC', destination: 'NYC' }] },
  })
  expect(offers[0]?.itineraries[0]?.segments[0]?.arrival.iataCode).toBe('JFK')
  expect(dictionaries.locations).toMatchObject({
    NYC: { name: 'All airports', city: 'New York' },
    JFK: { city: 'New York' },
  })
})

it('asks without the offers, waits for airlines 20 s of its own 30, and reads page after page', async () => {
  const { supplier, double, timeouts } = await openDuffel()
  const { offers } = await supplier.search(oneWay('DAC-BKK'), { ...searched, max: 3 })
  expect(offers).toHaveLength(3)
  const [first, second] = double.asked
  expect(Object.fromEntries(first?.query ?? [])).toEqual({
    return_offers: 'false',
    supplier_timeout: '20000',
  })
  expect(first?.headers.get('accept-encoding')).toBe('gzip')
  expect(Object.fromEntries(second?.query ?? [])).toMatchObject({
    sort: 'total_amount',
    limit: '3',
  })
  expect(timeouts.map(({ ms }) => ms)).toEqual([30_000, 30_000])
})

it('lets Duffel wait for airlines for less, when an answer is wanted sooner', async () => {
  const { supplier, double, timeouts } = await openDuffel()
  await supplier.search(oneWay('DAC-BKK'), { ...searched, within: 15_000 })
  expect(double.asked[0]?.query.get('supplier_timeout')).toBe('12000')
  expect(timeouts[0]?.ms).toBe(15_000)
})

it('keeps reading while offers that have left fill a page', async () => {
  const { supplier } = await openDuffel()
  const fromTen = { ...searched, max: 1, notBefore: Date.parse('2026-12-01T04:00:00Z') }
  const { offers } = await supplier.search(oneWay('DAC-BKK'), fromTen)
  // The first leaves at 07:00 in Dhaka, the second at 10:00.
  expect(offers.map(({ id, price }) => [id, price.total])).toEqual([['1', '118.54']])
})

it('tells travellers apart by their ids, however Duffel lists them', async () => {
  const { supplier, double } = await openDuffel()
  const family = oneWay('DAC-BKK', { adults: 2, children: 1, infants: 1 })
  const { offers, terms } = await supplier.search(family, searched)

  expect(double.asked[0]?.body).toMatchObject({
    data: { passengers: [{ type: 'adult' }, { type: 'adult' }, { age: 8 }, { age: 1 }] },
  })
  const types = Object.fromEntries(
    double.state.offers[0]?.offer.passengers.map(({ id, type }) => [id, type]) ?? [],
  )
  const idOf = terms['1']?.passengers ?? {}
  expect(['1', '2', '3', '4'].map((traveler) => types[idOf[traveler] ?? ''])).toEqual([
    ...['adult', 'adult', 'child', 'infant_without_seat'],
  ])
  expect(new Set(Object.values(idOf)).size).toBe(4)
  expect(offers[0]?.travelerPricings).toMatchObject([
    { travelerId: '1', travelerType: 'ADULT' },
    { travelerId: '2', travelerType: 'ADULT' },
    { travelerId: '3', travelerType: 'CHILD' },
    { travelerId: '4', travelerType: 'HELD_INFANT', associatedAdultId: '1' },
  ])
})

it('shares the price and its tax among those who have a seat', async () => {
  const { supplier } = await openDuffel()
  const three = oneWay('DAC-BKK', { adults: 2, children: 1, infants: 1 })
  const { offers } = await supplier.search(three, searched)
  const [cheapest, second] = offers
  expect(cheapest?.price).toEqual({
    ...{ currency: 'USD', total: '297.12', grandTotal: '297.12', base: '240.03' },
  })
  expect(cheapest?.travelerPricings.map(({ price }) => price)).toEqual([
    ...Array(3).fill({ currency: 'USD', total: '99.04', base: '80.01', tax: '19.03' }),
    { currency: 'USD', total: '0.00', base: '0.00', tax: '0.00' },
  ])
  expect(second?.travelerPricings[0]?.price).toMatchObject({ total: '105.54', base: '86.51' })
})

it('takes premium economy as it is, and says the pieces of baggage', async () => {
  const { supplier } = await openDuffel()
  const { offers } = await supplier.search(oneWay('DAC-BKK'), searched)
  const fares = offers.map(({ travelerPricings }) => travelerPricings[0]?.fareDetailsBySegment[0])
  expect(fares).toEqual([
    { segmentId: '1', cabin: 'ECONOMY', class: 'Y', includedCheckedBags: { quantity: 1 } },
    { segmentId: '1', cabin: 'ECONOMY', class: 'Y', includedCheckedBags: { quantity: 2 } },
    { segmentId: '1', cabin: 'PREMIUM_ECONOMY', class: 'W', includedCheckedBags: { quantity: 1 } },
    { segmentId: '1', cabin: 'ECONOMY', class: 'Y', includedCheckedBags: { quantity: 2 } },
  ])
})

it('keeps what is known of refund, change and hold, and what is not', async () => {
  const { supplier } = await openDuffel()
  const { terms } = await supplier.search(oneWay('DAC-BKK'), searched)
  const forty = { allowed: true, penalty: { amount: '40.00', currency: 'USD' } }
  const known = Object.values(terms).map(({ refund, change }) => ({ refund, change }))
  expect(known).toEqual([
    { refund: forty, change: null },
    { refund: null, change: { allowed: true, penalty: null } },
    { refund: { allowed: true, penalty: null }, change: { allowed: false, penalty: null } },
    { refund: { allowed: false, penalty: null }, change: forty },
  ])
  expect(Object.values(terms).map(({ hold }) => hold)).toEqual([
    {
      payBy: Date.parse('2026-11-23T06:00:00Z'),
      priceGuaranteedUntil: Date.parse('2026-11-22T06:00:00Z'),
    },
    ...[null, null, null],
  ])
})

it('shows a connection, a stop with the same plane, no baggage, or nothing at all', async () => {
  const { supplier } = await openDuffel()
  const first = async (route: string) => (await supplier.search(oneWay(route), searched)).offers[0]

  const connection = (await first('LHR-DXB'))?.itineraries[0]
  expect(connection?.duration).toBe('PT6H30M')
  expect(connection?.segments.map(({ id, arrival }) => [id, arrival.iataCode])).toEqual([
    ['1', 'AMS'],
    ['2', 'DXB'],
  ])
  // Its duration is not said, so the clocks of both airports say it.
  const stop = (await first('DXB-AMS'))?.itineraries[0]?.segments
  expect(stop).toMatchObject([{ numberOfStops: 1, duration: 'PT2H30M' }])

  const fare = (await first('BTS-MRU'))?.travelerPricings[0]?.fareDetailsBySegment[0]
  expect(fare?.includedCheckedBags).toBeUndefined()

  expect(await first('PVD-RAI')).toBeUndefined()

  const { terms } = await supplier.search(oneWay('JFK-EWR'), searched)
  expect(Object.values(terms).every(({ hold }) => hold !== null)).toBe(true)
})

it('does not sell what wants another document than a passport', async () => {
  const { supplier, double, lines } = await openDuffel()
  await supplier.search(oneWay('DAC-BKK'), searched)
  const [one, two, three] = double.state.offers.map(({ offer }) => offer)
  const types = 'supported_passenger_identity_document_types'
  const wanting = [
    { ...one, [types]: ['tax_id'] },
    { ...two, [types]: ['tax_id', 'passport'] },
    { ...three, [types]: [], passenger_identity_documents_required: false },
  ]
  double.answerNext('GET /air/offers', {
    status: 200,
    body: { data: wanting, meta: { after: null } },
  })
  double.answerNext('POST /air/offer_requests', { status: 201, body: { data: { id: 'orq_1' } } })
  const { terms } = await supplier.search(oneWay('DAC-BKK'), searched)
  expect(Object.values(terms).map(({ reference }) => reference)).toEqual([two?.id, three?.id])
  expect(lines.at(-1)).toMatchObject({ event: 'duffel_offers_left_out', count: 1, of: 3 })
})

it('sells the others when it cannot read one offer', async () => {
  const { supplier, double, lines } = await openDuffel()
  await supplier.search(oneWay('DAC-BKK'), searched)
  const [one, two] = double.state.offers.map(({ offer }) => offer)
  double.answerNext('GET /air/offers', {
    status: 200,
    body: { data: [{ ...one, total_amount: 'a lot' }, two], meta: { after: null } },
  })
  double.answerNext('POST /air/offer_requests', { status: 201, body: { data: { id: 'orq_1' } } })
  const { offers } = await supplier.search(oneWay('DAC-BKK'), searched)
  expect(offers.map(({ id, price }) => [id, price.total])).toEqual([['1', '118.54']])
  expect(lines.at(-1)).toMatchObject({ event: 'duffel_offers_left_out', count: 1, of: 2 })
})

it('asks nothing for an airport or a day that cannot be', async () => {
  const { supplier, double } = await openDuffel()
  await expect(supplier.search(oneWay('DAC-QQQ'), searched)).rejects.toMatchObject({
    code: 'invalid_input',
  })
  expect(double.asked).toEqual([])
})

it('says that Duffel did not find anything in time', async () => {
  const { supplier } = await openDuffel()
  await expect(supplier.search(oneWay('STN-LHR'), searched)).rejects.toMatchObject({
    kind: 'unreachable',
    problem: { code: 'gateway_timeout_error' },
  })
})

it('prices an offer again: still there, dearer, gone, or past its time', async () => {
  const { supplier, time } = await openDuffel()
  const referenceOf = async (route: string) =>
    (await supplier.search(oneWay(route), searched)).terms['1']?.reference ?? ''

  const kept = await referenceOf('DAC-BKK')
  await expect(supplier.reprice(kept)).resolves.toEqual({
    kind: 'available',
    total: { amount: '99.04', currency: 'USD' },
    expiresAt: Date.parse('2026-11-20T06:30:00Z'),
    hold: {
      payBy: Date.parse('2026-11-23T06:00:00Z'),
      priceGuaranteedUntil: Date.parse('2026-11-22T06:00:00Z'),
    },
  })
  const rising = await referenceOf('LHR-STN')
  await expect(supplier.reprice(rising)).resolves.toMatchObject({ total: { amount: '109.04' } })
  await expect(supplier.reprice(rising)).resolves.toMatchObject({ total: { amount: '119.04' } })
  await expect(supplier.reprice(await referenceOf('LGW-LHR'))).resolves.toEqual({ kind: 'gone' })
  await expect(supplier.reprice('off_nowhere')).resolves.toEqual({ kind: 'gone' })
  time.now = Date.parse('2026-11-20T06:30:00Z')
  await expect(supplier.reprice(kept)).resolves.toEqual({ kind: 'gone' })
})
