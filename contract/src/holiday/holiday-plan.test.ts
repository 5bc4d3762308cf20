import { describe, expect, it } from 'vitest'
import { packageCatalogue } from '@jatra/catalogue/packages/index'
import type { Destination } from '../places/destinations.ts'
import type { HolidayOrder, HolidayTraveler } from './holiday-order.ts'
import { planOf } from './holiday-plan.ts'
import { checkHolidayTraveler } from './holiday-traveler.ts'
import { nextReminder, placesToName, travelerPlaces } from './traveler-places.ts'

const traveler = (position: number): HolidayTraveler => ({
  ...{ position, age: 31, title: '', gender: '', firstName: 'Nusrat', lastName: 'Jahan' },
  ...{ birthDate: '', nationality: '', maskedPassportNumber: null, email: '', phone: '' },
})

/** A couple with a baby who bought on 20 Nov 2026 and leave on 12 Feb 2027. */
function orderTo(destination: Destination, over: Partial<HolidayOrder> = {}): HolidayOrder {
  const holiday = packageCatalogue.find((one) => one.package === destination)
  if (!holiday) throw new Error(`no package to ${destination}`)
  return {
    ...{ _id: 'o1', bookingReference: 'K7M2-9QXD', price: 1, travelers: 3, paymentType: 'bkash' },
    ...{ quote: { lines: [] }, refunds: [], cancellations: [], payUrl: null },
    ...{ createdAt: '2026-11-20T06:00:00.000Z', expiresAt: '2026-11-20T06:30:00.000Z' },
    payments: [{ status: 'success', settledAt: '2026-11-20T06:04:00.000Z' }],
    serviceType: 'holidays',
    paymentStatus: 'success',
    confirmation: null,
    productData: { rating: null, package: holiday },
    travelersData: {
      travelDate: '2027-02-12',
      rooms: { singleRoom: 0, doubleRoom: 1, twinRoom: 0, tripleRoom: 0 },
      people: { adults: 2, child: 0, child2: 0, infants: 1 },
      travelers: [],
      address: { firstName: 'N', lastName: 'J', email: 'n@example.com', number: '01712345678' },
    },
    ...over,
    // What a plan does not read is left out.
  } as unknown as HolidayOrder
}

const named = (order: HolidayOrder, ...positions: number[]): HolidayOrder => ({
  ...order,
  travelersData: { ...order.travelersData, travelers: positions.map(traveler) },
})

const at = (instant: string) => Date.parse(instant)
const plan = (order: HolidayOrder, instant: string) =>
  planOf(order, at(instant)).map(({ step, state, day }) => `${step} ${state} ${String(day)}`)

describe('the plan of a holiday', () => {
  it('abroad has passports and flights, in the order of their days', () => {
    expect(plan(orderTo('Nepal'), '2026-11-21T06:00:00Z')).toEqual([
      'paid done 2026-11-20',
      'passports open 2027-01-22',
      'flights open 2027-01-29',
      'hotels open 2027-02-05',
      'voucher open 2027-02-09',
    ])
  })

  it('within the country has names alone, after the hotels', () => {
    const steps = plan(orderTo('Sajek'), '2026-11-21T06:00:00Z').map((line) => line.split(' ')[0])
    expect(steps).toEqual(['paid', 'hotels', 'names', 'voucher'])
  })

  it('says what is late from the midnight in Dhaka after its day', () => {
    const order = orderTo('Nepal')
    expect(plan(order, '2027-01-22T17:59:59Z')[1]).toBe('passports open 2027-01-22')
    expect(plan(order, '2027-01-22T18:00:00Z')[1]).toBe('passports late 2027-01-22')
  })

  it('is done with travellers once each place is named, and with all else once it is confirmed', () => {
    const confirmation = { at: '2027-01-20T06:00:00.000Z', hotel: 'A', guide: null, flights: 'B' }
    const order = { ...named(orderTo('Nepal'), 0, 1, 2), confirmation }
    expect(plan(order, '2027-02-10T06:00:00Z')).toEqual([
      'paid done 2026-11-20',
      'passports done null',
      'flights done 2027-01-20',
      'hotels done 2027-01-20',
      'voucher done 2027-01-20',
    ])
  })
})

describe('the places of a party', () => {
  const cancelled = [
    {
      status: 'done',
      travelerIds: null,
      stay: {
        rooms: { singleRoom: 0, doubleRoom: 0, twinRoom: 0, tripleRoom: 0 },
        people: { adults: 1, child: 0, child2: 0, infants: 0 },
      },
    },
  ] as unknown as HolidayOrder['cancellations']

  it('keep their numbers when some of a band have cancelled', () => {
    const order = orderTo('Sajek', { cancellations: cancelled })
    expect(travelerPlaces(order)).toEqual([
      { position: 0, band: 'adults' },
      { position: 2, band: 'infants' },
    ])
    expect(placesToName(named(order, 0, 1)).map(({ position }) => position)).toEqual([2])
  })

  it.each([
    [0, 11, false],
    [0, 12, true],
    [2, 2, true],
    [2, 3, false],
  ])('the place %i is for somebody of %i: %s', (position, age, fits) => {
    const name = () =>
      checkHolidayTraveler(
        orderTo('Sajek'),
        position,
        { firstName: 'নুসরাত', lastName: 'জাহান', age },
        at('2026-11-21T06:00:00Z'),
      )
    if (fits) expect(name().shown).toMatchObject({ position, age, firstName: 'নুসরাত' })
    else expect(name).toThrow()
  })
})

it('reminders come a week before the day and on it, and none that says what the payment’s email said', () => {
  const order = orderTo('Nepal')
  const first = nextReminder(order, null)
  expect(first).toBe('2027-01-15')
  expect(nextReminder(order, first)).toBe('2027-01-22')
  expect(nextReminder(order, '2027-01-22')).toBeNull()
  const late = { ...order, createdAt: '2027-02-11T06:00:00.000Z' }
  expect(nextReminder(late, null)).toBeNull()
})
