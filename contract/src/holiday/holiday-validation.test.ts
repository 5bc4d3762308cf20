import { describe, expect, it } from 'vitest'
import { holidayPaymentBodySchema } from './holiday-payment.ts'
import type { HolidayPackage } from './package.ts'
import {
  checkReservation,
  firstTravelDate,
  isSeasonOver,
  soldOut,
  validateTravelDate,
} from './holiday-validation.ts'
import { DomainError, fieldErrorsOf } from '../http/problem.ts'
import { writeMessage } from '../messages/write-message.ts'

const holiday: HolidayPackage = {
  _id: 'sylhet',
  name: 'Tea gardens',
  package: 'Sylhet',
  destination: 'Sreemangal',
  description: 'Two nights',
  image: [{ img1: 'sylhet', img2: 'sylhet' }],
  rating: null,
  duration: 3,
  price: 9_501,
  hotels: [],
  packageIncludes: [{ include1: '', include2: '' }],
  highlight: [],
  cancelationPolicy: [],
  validFrom: '2026-12-01',
  validTo: '2027-03-31',
  seats: 4,
}
const reservation = {
  productData: { price: 9_501 },
  price: 17_577,
  travelers: 2,
  people: { adults: 2, child: 0, child2: 0, infants: 0 },
  rooms: { singleRoom: 0, doubleRoom: 1, twinRoom: 0, tripleRoom: 0 },
  travelDate: '2027-01-01',
  travelersData: {
    firstName: 'Nusrat',
    lastName: 'Jahan',
    email: 'nusrat@example.com',
    number: '01712-345678',
  },
}
const TODAY = '2026-11-20'

const errorOf = (over: Partial<typeof reservation>, of = holiday) => {
  try {
    checkReservation(of, { ...reservation, ...over }, TODAY)
  } catch (error) {
    if (error instanceof DomainError) return error
    throw error
  }
  return expect.fail('it was not refused')
}

describe('a day of travel', () => {
  const season = { validFrom: '2026-11-01', validTo: '2027-03-31' }
  const outside = 'Choose a travel date from 1 Nov 2026 to 31 Mar 2027'
  it.each([
    ['2026-11-19', 'Choose a travel date from tomorrow on'],
    // Today's departure left in the morning.
    ['2026-11-20', 'Choose a travel date from tomorrow on'],
    ['2026-11-21', null],
    ['2027-03-31', null],
    ['2027-04-01', outside],
  ])('%s: %s', (date, expected) => {
    const refused = validateTravelDate(season, date, TODAY)
    expect(refused && writeMessage(refused, 'en')).toBe(expected)
  })

  it('before the season is not offered either', () => {
    const refused = validateTravelDate(season, '2026-10-31', '2026-10-01')
    expect(refused && writeMessage(refused, 'en')).toBe(outside)
  })
})

it('sees that a season is over on its last day, when its last departure has left', () => {
  const season = { validFrom: '2026-11-01', validTo: TODAY }
  expect(isSeasonOver(season, '2026-11-19')).toBe(false)
  expect(isSeasonOver(season, TODAY)).toBe(true)
})

describe('the first day on which one can leave', () => {
  it('is the season’s, and tomorrow once that has begun', () => {
    expect(firstTravelDate({ validFrom: '2026-12-01' }, TODAY)).toBe('2026-12-01')
    expect(firstTravelDate({ validFrom: TODAY }, TODAY)).toBe('2026-11-21')
  })
})

describe('a reservation', () => {
  it('costs what its rooms cost', () => {
    expect(checkReservation(holiday, reservation, TODAY).quote.total).toBe(17_577)
  })

  it('keeps the number that was written at home with its country code', () => {
    expect(checkReservation(holiday, reservation, TODAY).contact.number).toBe('+8801712345678')
  })

  it('is rejected with an impossible telephone number', () => {
    const travelersData = { ...reservation.travelersData, number: '123456789' }
    expect(errorOf({ travelersData }).errors).toEqual({
      'travelersData.number': ['123456789 cannot be called. Check the digits'],
    })
  })

  it('is rejected with a message for each field that is wrong', () => {
    const { code, errors } = errorOf({
      travelDate: '2027-04-01',
      rooms: { ...reservation.rooms, doubleRoom: 0, singleRoom: 1 },
      travelers: 3,
    })
    expect(code).toBe('invalid_input')
    expect(Object.keys(errors ?? {})).toEqual(['travelDate', 'rooms', 'travelers'])
  })

  it.each([{ price: 1 }, { price: 17_578 }, { productData: { price: 9_500 } }])(
    'at another price is refused with the right one: %j',
    (over) => {
      expect(errorOf(over)).toMatchObject({
        code: 'price_changed',
        price: 17_577,
        message: 'The price of this package is ৳17,577 for your rooms. Nothing has been charged.',
      })
    },
  )

  it('dearer than one payment may be is rejected', () => {
    const rooms = { ...reservation.rooms, tripleRoom: 10 }
    const dear = { ...holiday, price: 100_000 }
    const over = { rooms, price: 2_935_000, productData: { price: 100_000 } }
    expect(errorOf(over, dear).errors).toHaveProperty('price')
  })
})

it.each([
  [0, 'No places are left on 1 Jan 2027. Please choose another date.'],
  [1, 'Only 1 place is left on 1 Jan 2027. Please choose another date or travel with fewer.'],
  [3, 'Only 3 places are left on 1 Jan 2027. Please choose another date or travel with fewer.'],
])('with %i places left it says so', (left, message) => {
  const nobody = { wanted: 4, own: [] }
  const error = soldOut(left, '2027-01-01', nobody)
  expect(error).toMatchObject({ code: 'sold_out', status: 409, message })
})

it.each([
  [0, 8, 'keeps 8 places on 1 Jan 2027, and no more are left'],
  [1, 9, 'keeps 8 places on 1 Jan 2027, and one more is left'],
  [6, 8, 'keeps 8 places on 1 Jan 2027, and 6 more are left'],
])(
  'with %i places left to a party of %i, the own booking in its way is named',
  (left, wanted, words) => {
    const own = [
      { orderId: 'one', bookingReference: 'K7M2-9QXD', people: 1 },
      { orderId: 'eight', bookingReference: 'P3R8-7TWX', people: 8 },
    ]
    const error = soldOut(left, '2027-01-01', { wanted, own })
    expect(error).toMatchObject({ code: 'sold_out', orderId: 'eight' })
    expect(error.message).toContain(`Your unpaid booking P3R8-7TWX ${words}.`)
  },
)

describe('a contact', () => {
  const { travelersData } = holidayPaymentBodySchema.shape
  const contact = {
    firstName: 'নুসরাত 🌸',
    lastName: 'জাহান',
    email: 'nusrat@example.com',
    number: '+880 1712-345678',
  }
  it('may have a name in Bangla, and an emoji', () => {
    expect(travelersData.parse(contact)).toEqual(contact)
  })
  it.each([
    ['lastName', 'x'.repeat(10_000), 'Please use at most 60 characters'],
    ['firstName', ' ', 'Please provide a first name'],
    ['firstName', '王伟', 'Use English or Bangla letters: receipts cannot print 王 伟'],
    ['email', 'nusrat', 'Invalid Email Format'],
    ['number', 'call me', 'Use 4 to 14 digits'],
    ['number', '+------', 'Use 4 to 14 digits'],
    ['number', '1234567890123456', 'Use 4 to 14 digits'],
  ])('is rejected for its %s: %s', (field, value, message) => {
    const { error } = travelersData.safeParse({ ...contact, [field]: value })
    expect(error && fieldErrorsOf(error)).toEqual({ [field]: [message] })
  })
})
