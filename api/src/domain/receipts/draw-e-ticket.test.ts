import { expect, it } from 'vitest'
import type { FlightOrder } from '@jatra/contract/flight/flight-order'
import { printedName } from '@jatra/contract/flight/ticket-name'
import type { Language } from '@jatra/contract/values/language'
import { pdfHead, pdfText } from '../../testing/pdf-text.ts'
import { startTicketed } from '../../testing/ticketed.ts'
import { TEST_SITE, testAgency } from '../../testing/test-api.ts'
import { useTestDatabase } from '../../testing/test-database.ts'
import { drawETicket } from './draw-e-ticket.ts'

const database = useTestDatabase()

const draw = (order: FlightOrder, language: Language = 'en') =>
  drawETicket({ order, language, agency: testAgency, siteUrl: TEST_SITE })

/** Each traveller's name as the supplier was given it. */
function printedNames({ productData, travelersData }: FlightOrder): string[] {
  const { supplierRules: rules } = productData.offer
  if (!rules) throw new Error('the supplier says no rules')
  return travelersData.travelers.map((traveler) => printedName(traveler, rules))
}

/** A ticketed flight of two by way of Doha, which lands on the next day, at the airports of the list. */
async function abroad(): Promise<FlightOrder> {
  const { read } = await startTicketed(database, { adults: 2 })
  const order = await read()
  const { offer } = order.productData
  const [itinerary] = offer.itineraries
  const [segment] = itinerary?.segments ?? []
  if (!itinerary || !segment) throw new Error('no flight')
  const flown = [
    {
      ...{ ...segment, id: '1', carrierCode: 'QR', number: '641', duration: 'PT5H25M' },
      departure: { iataCode: 'DAC', terminal: '1', at: '2026-12-01T20:15:00' },
      arrival: { iataCode: 'DOH', at: '2026-12-01T22:40:00' },
    },
    {
      ...{ ...segment, id: '2', carrierCode: 'QR', number: '3', duration: 'PT7H35M' },
      operating: { carrierCode: 'BA' },
      departure: { iataCode: 'DOH', at: '2026-12-02T01:40:00' },
      arrival: { iataCode: 'LHR', terminal: '4', at: '2026-12-02T06:15:00' },
    },
  ]
  const bags = [{ weight: 30, weightUnit: 'KG' }, { quantity: 2 }]
  return {
    ...order,
    productData: {
      ...order.productData,
      dictionaries: {
        ...order.productData.dictionaries,
        carriers: { QR: 'Qatar Airways', BA: 'British Airways' },
      },
      offer: {
        ...offer,
        itineraries: [{ ...itinerary, segments: flown }],
        travelerPricings: offer.travelerPricings.map((pricing, at) => ({
          ...pricing,
          ...(at === 1 && { travelerType: 'CHILD' as const }),
          fareDetailsBySegment: ['1', '2'].map((segmentId) => ({
            ...{ segmentId, cabin: 'ECONOMY' as const, class: 'Y' },
            ...(segmentId === '1' && { includedCheckedBags: bags[0] }),
            ...(segmentId === '2' && at === 0 && { includedCheckedBags: bags[1] }),
          })),
        })),
      },
    },
  }
}

it('has all that is asked at a counter', async () => {
  const order = await abroad()
  const said = pdfText(await draw(order))
  expect(said).toContain(order.booking.reference)
  for (const [index, { travelerId }] of order.travelersData.travelers.entries()) {
    const at = said.indexOf(printedNames(order)[index] ?? '')
    expect(at).toBeGreaterThan(0)
    const number = order.booking.tickets.find((one) => one.travelerId === travelerId)?.number
    expect(number).toMatch(/^\d{13}$/)
    expect(said[at + 2]).toBe(number)
  }
  expect(said.slice(said.indexOf('Flights'))).toEqual([
    ...['Flights', 'Times are local times of each airport.'],
    ...['Tue 1 Dec 2026', 'QR 641, Qatar Airways'],
    ...['20:15', 'Dhaka (DAC)', 'Hazrat Shahjalal International Airport, Terminal 1'],
    ...['22:40', 'Doha (DOH)', 'Hamad International Airport'],
    '5h 25m, Economy, Checked baggage: 30 kg each',
    ...['Wed 2 Dec 2026', 'QR 3, Qatar Airways, operated by British Airways'],
    ...['01:40', 'Doha (DOH)', 'Hamad International Airport'],
    ...['06:15', 'London (LHR)', 'Heathrow Airport, Terminal 4'],
    '7h 35m, Economy, Checked baggage: Adult 2 pieces, Child none',
    ...['Conditions', 'Cancelling', expect.stringContaining('The airline keeps ৳')],
    ...['Another date', 'The airline gives no information'],
    ...['Before you fly', 'Be at Dhaka airport by 17:15 on 1 Dec 2026.'],
    'Each traveller brings the passport with the name that stands above.',
    'Check in at www.qatarairways.com (Qatar Airways) with the reference and a last name, or at the counter.',
    'Help: +880 9600 654321, hello@padma.test',
    ...['Sold by', 'Padma Travels', 'Travel agency registration TEST-0042'],
    '12 Kemal Ataturk Avenue, Dhaka 1213',
    ...['Is this ticket real?', 'Anyone can check it: scan the code, or open', 'site.test/verify'],
    `and type ${order.bookingReference} and the last name.`,
  ])
})

it('says on which day it lands where that is another', async () => {
  const order = await abroad()
  const [itinerary] = order.productData.offer.itineraries
  const [first] = itinerary?.segments ?? []
  if (!first) throw new Error('no flight')
  first.arrival = { ...first.arrival, at: '2026-12-02T00:10:00' }
  const said = pdfText(await draw(order))
  const at = said.indexOf('00:10')
  expect(said.slice(at, at + 4)).toEqual([
    ...['00:10', 'Doha (DOH)', 'Hamad International Airport', 'Wed 2 Dec 2026'],
  ])
})

it('has nothing in English for an account in Bangla, but names, codes and addresses', async () => {
  const order = await abroad()
  const file = await draw(order, 'bn')
  expect(pdfHead(file)).toContain('/Lang (bn)')
  const names = [
    ...[order.booking.reference ?? '', order.bookingReference, ...Object.values(testAgency)],
    ...printedNames(order),
    ...['Qatar Airways', 'British Airways', 'www.qatarairways.com', 'site.test/verify'],
    ...['DAC', 'DOH', 'LHR', 'QR', 'PNR'],
  ]
  const said = names.reduce((rest, name) => rest.replaceAll(name, ''), pdfText(file).join(' '))
  expect(said.match(/[A-Za-z]+/g)).toBeNull()
})

it('names who still flies, and nobody whose part was cancelled', async () => {
  const order = await abroad()
  const [gone] = order.travelersData.travelers
  const part = { status: 'done', travelerIds: [gone?.travelerId], stay: null, lines: [] }
  const said = pdfText(await draw({ ...order, cancellations: [part] as never })).join('\n')
  expect(said).toContain(printedNames(order)[1])
  expect(said).toContain(order.booking.tickets[1]?.number)
  expect(said).not.toContain(order.booking.tickets[0]?.number)
})

it('carries no passport, no birth date and no address of a traveller', async () => {
  const order = await abroad()
  const said = pdfText(await draw(order)).join('\n')
  const [traveler] = order.travelersData.travelers
  for (const secret of ['***', traveler?.phone, traveler?.email, traveler?.birthDate])
    expect(said).not.toContain(secret)
})

it('goes on to a second page for a large party, and ends with seller and check there', async () => {
  const order = await abroad()
  const [one] = order.travelersData.travelers
  if (!one) throw new Error('nobody flies')
  const travelers = Array.from({ length: 18 }, (_, at) => ({ ...one, travelerId: String(at) }))
  const file = await draw({ ...order, travelersData: { ...order.travelersData, travelers } })
  expect(pdfHead(file).match(/\/Type \/Page\b(?!s)/g)).toHaveLength(2)
  const said = pdfText(file)
  const [name] = printedNames(order)
  expect(said.filter((text) => text === name)).toHaveLength(18)
  expect(said.indexOf('Padma Travels')).toBeGreaterThan(said.indexOf('Before you fly'))
})

it('is tagged and named, and the same to the byte each time', async () => {
  const order = await abroad()
  const [file, other] = [await draw(order), await draw(order)]
  expect(Buffer.from(file).equals(Buffer.from(other))).toBe(true)
  const head = pdfHead(file)
  expect(head).toContain('/StructTreeRoot')
  expect(head).toContain(`(E-ticket ${order.bookingReference})`)
})
