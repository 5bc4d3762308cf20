import { describe, expect, it } from 'vitest'
import type { FlightOrder } from '../flight/flight-order.ts'
import type { HolidayOrder } from '../holiday/holiday-order.ts'
import type { Language } from '../values/language.ts'
import type { Order } from './order.ts'
import type { VisaOrder } from '../visa/visa-order.ts'
import { calendarOf } from './order-calendar.ts'
import type { DomainError } from '../http/problem.ts'
import { noProgress } from '../visa/visa-stages.ts'

const common = {
  _id: 'order-1',
  price: 1,
  travelers: 1,
  paymentStatus: 'success',
  createdAt: '2026-11-20T05:00:00.000Z',
  payments: [{ settledAt: '2026-11-20T06:00:00.000Z' }],
  cancellations: [],
}
const location = (name: string, city: string) => ({ name, city, country: '', countryCode: '' })
const flight = {
  ...common,
  serviceType: 'flight',
  booking: { status: 'ticketed', answeredChanges: [] },
  productData: {
    offer: {
      itineraries: [
        {
          segments: [
            {
              id: '7',
              departure: { iataCode: 'DAC', terminal: '1', at: '2026-12-01T23:50:00' },
              arrival: { iataCode: 'LHR', at: '2026-12-02T06:30:00' },
              carrierCode: 'BG',
              number: '201',
            },
            {
              id: '8',
              departure: { iataCode: 'LHR', at: '2026-12-02T09:00:00' },
              arrival: { iataCode: 'JFK', at: '2026-12-02T12:10:00' },
              carrierCode: 'BG',
              number: '205',
            },
          ],
        },
      ],
    },
    dictionaries: {
      carriers: { BG: 'Biman Bangladesh Airlines' },
      locations: {
        DAC: location('Hazrat Shahjalal International Airport', 'Dhaka'),
        LHR: location('Heathrow', 'London'),
        JFK: location('John F. Kennedy', 'New York'),
      },
    },
  },
  travelersData: { travelers: [{ firstName: 'Nusrat', lastName: 'Jahan' }] },
} as unknown as FlightOrder
const holiday = {
  ...common,
  serviceType: 'holidays',
  productData: {
    package: {
      name: 'Tea hills; Sigiriya',
      destination: 'Sri Lanka',
      duration: 4,
      hotels: ['Hill'],
    },
  },
  travelersData: {
    travelDate: '2026-12-30',
    people: { adults: 2, child: 0, child2: 0, infants: 1 },
    address: { firstName: 'নুসরাত', lastName: 'জাহান' },
  },
} as unknown as HolidayOrder
const visa = (days: Partial<VisaOrder['travelersData']>) =>
  ({
    ...common,
    serviceType: 'visa',
    handedOverAt: null,
    progress: noProgress,
    productData: { visa: { name: 'Thailand e-Visa' } },
    travelersData: {
      ...{ deliveryDate: null, pickUpAddress: null, documentsDueDate: null, travelers: [] },
      checklist: [],
      ...days,
    },
  }) as unknown as VisaOrder

const site = {
  ...{ siteUrl: 'https://jatra.test', languages: ['en', 'bn'] as const },
  agency: { name: 'Padma "Best" Travels, Ltd', email: 'hello@padma.test' },
}
const now = Date.parse('2026-11-21T06:00:00Z')
const calendarIn = (language: Language, order: Order) => calendarOf(order, { language, site, now })

/** The lines of a file, unfolded, that begin with one of the names. */
const lines = (order: Order, ...names: string[]) => linesIn('en', order, ...names)
const linesIn = (language: Language, order: Order, ...names: string[]) =>
  calendarIn(language, order)
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .filter((line) => names.some((name) => line.startsWith(name)))

describe('the calendar of a flight', () => {
  it('has an event for each flight, at the instants of the local times', () => {
    expect(lines(flight, 'DTSTART', 'DTEND', 'UID', 'SUMMARY')).toEqual([
      'UID:order-1-7@jatra',
      'DTSTART:20261201T175000Z',
      'DTEND:20261202T063000Z',
      'SUMMARY:Dhaka to London\\, BG 201',
      'UID:order-1-8@jatra',
      'DTSTART:20261202T090000Z',
      'DTEND:20261202T171000Z',
      'SUMMARY:London to New York\\, BG 205',
    ])
  })

  it('says from where, who flies, and the local times', () => {
    const [first] = lines(flight, 'LOCATION')
    expect(first).toBe(
      'LOCATION:Hazrat Shahjalal International Airport\\, Dhaka (DAC)\\, Terminal 1',
    )
    const [described] = lines(flight, 'DESCRIPTION')
    expect(described).toContain('Leaves 1 Dec 2026\\, 23:50 local time\\, from')
    expect(described).toContain('For Nusrat Jahan')
  })

  it('has the airline’s reference once there is one, and leads to the booking', () => {
    expect(lines(flight, 'DESCRIPTION')[0]).not.toContain('PNR')
    const booked = { ...flight, booking: { ...flight.booking, reference: 'QXDZ7P' } }
    const [described] = lines(booked, 'DESCRIPTION')
    expect(described).toContain('Airline’s reference (PNR) QXDZ7P')
    const page = 'https://jatra.test/app/account/bookings/flight/order-1'
    expect(described).toMatch(new RegExp(`The booking: ${page}$`))
    expect(lines(flight, 'URL')[0]).toBe(`URL:${page}`)
    expect(linesIn('bn', flight, 'URL')[0]).toBe(`URL:${page.replace('/app', '/bn/app')}`)
    expect(lines(flight, 'ORGANIZER')[0]).toBe(
      `ORGANIZER;CN="Padma 'Best' Travels, Ltd":mailto:hello@padma.test`,
    )
  })

  it('reminds a day before the journey goes on, and an hour before a connecting flight', () => {
    expect(lines(flight, 'BEGIN:VALARM', 'ACTION', 'TRIGGER')).toEqual([
      ...['BEGIN:VALARM', 'ACTION:DISPLAY', 'TRIGGER:-P1D'],
      ...['BEGIN:VALARM', 'ACTION:DISPLAY', 'TRIGGER:-PT1H'],
    ])
  })

  it('is a newer version of the same events once a changed flight is accepted', () => {
    const answered = { id: 'aic_1', decision: 'accept' as const, replaced: [] }
    const changed = { ...flight, booking: { ...flight.booking, answeredChanges: [answered] } }
    expect(lines(flight, 'SEQUENCE')).toEqual(['SEQUENCE:0', 'SEQUENCE:0'])
    expect(lines(changed, 'SEQUENCE')).toEqual(['SEQUENCE:1', 'SEQUENCE:1'])
    expect(lines(changed, 'UID')).toEqual(lines(flight, 'UID'))
  })

  it('takes out a flight that an accepted change took out', () => {
    const sold = flight.productData.offer.itineraries
    const [first] = sold[0]?.segments ?? []
    if (!first) throw new Error('no flight')
    const answered = { id: 'aic_1', decision: 'accept' as const, replaced: sold }
    const changed = {
      ...flight,
      booking: { ...flight.booking, answeredChanges: [answered] },
      productData: {
        ...flight.productData,
        offer: {
          ...flight.productData.offer,
          itineraries: [{ duration: 'PT9H', segments: [first] }],
        },
      },
    }
    expect(lines(changed, 'METHOD', 'UID', 'SEQUENCE', 'STATUS', 'SUMMARY')).toEqual([
      'METHOD:PUBLISH',
      ...['UID:order-1-7@jatra', 'SEQUENCE:1', 'SUMMARY:Dhaka to London\\, BG 201'],
      'STATUS:CONFIRMED',
      ...['UID:order-1-8@jatra', 'SEQUENCE:1'],
      ...['SUMMARY:Cancelled: London to New York\\, BG 205', 'STATUS:CANCELLED'],
    ])
  })

  it('names who still flies, as a newer version of the same events', () => {
    const travelers = ['1', '2'].map((travelerId) => ({
      ...{ travelerId, firstName: travelerId === '1' ? 'Nusrat' : 'Tanvir', lastName: 'Jahan' },
    }))
    const left = {
      ...flight,
      travelersData: { travelers },
      cancellations: [{ status: 'done', travelerIds: ['1'], stay: null }],
    } as unknown as FlightOrder
    expect(lines(left, 'DESCRIPTION')[0]).toContain('For Tanvir Jahan\\n')
    expect(lines(left, 'SEQUENCE')).toEqual(['SEQUENCE:1', 'SEQUENCE:1'])
    expect(lines(left, 'UID')).toEqual(lines(flight, 'UID'))
  })

  it('is a newer version each time it is written, and otherwise the same', () => {
    expect(calendarIn('en', flight)).toBe(calendarIn('en', structuredClone(flight)))
    expect(lines(flight, 'DTSTAMP')[0]).toBe('DTSTAMP:20261121T060000Z')
  })
})

describe('the calendar of what was cancelled', () => {
  const whole = { status: 'done', travelerIds: null, stay: null }
  const one = { status: 'done', travelerIds: ['1'], stay: null }
  const days = { deliveryDate: '2026-12-01', documentsDueDate: '2026-12-03' }
  const cancelled = (order: Order, ...cancellations: object[]) =>
    ({ ...order, cancellations }) as unknown as Order

  it.each([
    ['a holiday', holiday],
    ['an application', visa(days)],
    ['a flight', { ...flight, booking: { ...flight.booking, status: 'cancelled' } } as FlightOrder],
  ])('takes out all that calendars have of %s', (_, order) => {
    const before = lines({ ...order, booking: flight.booking } as Order, 'UID')
    const after = cancelled(order, whole)
    expect(lines(after, 'METHOD')).toEqual(['METHOD:CANCEL'])
    expect(lines(after, 'UID')).toEqual(before)
    const each = <Line>(line: Line) => before.map(() => line)
    expect(lines(after, 'STATUS')).toEqual(each('STATUS:CANCELLED'))
    expect(lines(after, 'SEQUENCE')).toEqual(each('SEQUENCE:2'))
    expect(lines(after, 'TRANSP')).toEqual(each('TRANSP:TRANSPARENT'))
    expect(lines(after, 'BEGIN:VALARM')).toEqual([])
    for (const summary of lines(after, 'SUMMARY')) expect(summary).toMatch(/^SUMMARY:Cancelled: /)
    for (const summary of linesIn('bn', after, 'SUMMARY'))
      expect(summary).toMatch(/^SUMMARY:বাতিল: /)
  })

  it('is newer than the one of a part that was cancelled before', () => {
    const ended = { ...flight, booking: { ...flight.booking, status: 'cancelled' } } as FlightOrder
    expect(lines(cancelled(flight, one), 'SEQUENCE')[0]).toBe('SEQUENCE:1')
    expect(lines(cancelled(ended, one, whole), 'SEQUENCE')[0]).toBe('SEQUENCE:3')
  })

  it('is there for a paid flight that could not be ticketed', () => {
    const failed = { ...flight, booking: { ...flight.booking, status: 'failed' } } as FlightOrder
    expect(lines(failed, 'STATUS', 'SEQUENCE')).toEqual([
      ...['SEQUENCE:1', 'STATUS:CANCELLED', 'SEQUENCE:1', 'STATUS:CANCELLED'],
    ])
  })
})

it('has one event of whole days for a holiday, until the day after its last', () => {
  expect(lines(holiday, 'DTSTART', 'DTEND', 'SUMMARY')).toEqual([
    'DTSTART;VALUE=DATE:20261230',
    'DTEND;VALUE=DATE:20270103',
    'SUMMARY:Tea hills\\; Sigiriya',
  ])
})

it('says for how many a holiday is', () => {
  expect(lines(holiday, 'DESCRIPTION')[0]).toContain('For 3 people')
  expect(linesIn('bn', holiday, 'DESCRIPTION')[0]).toContain('৩ জনের জন্য')
})

it('names the hotels of a holiday, those of which more is known too', () => {
  const hotels = ['Hill', { name: 'Cinnamon Grand', stars: 5 }]
  const known = {
    ...holiday,
    productData: { package: { ...holiday.productData.package, hotels } },
  } as unknown as HolidayOrder
  expect(lines(known, 'DESCRIPTION')[0]).toContain('Hotels: Hill\\, Cinnamon Grand')
})

it('has the days on which something is to be done for a visa', () => {
  const days = {
    deliveryDate: '2026-12-01',
    pickUpAddress: 'House 7',
    documentsDueDate: '2026-12-03',
  }
  expect(lines(visa(days), 'DTSTART', 'LOCATION')).toEqual([
    'DTSTART;VALUE=DATE:20261201',
    'LOCATION:House 7',
    'DTSTART;VALUE=DATE:20261203',
  ])
})

describe('the calendar of an account in Bangla', () => {
  it('names places, days and times in Bangla, at the same instants', () => {
    expect(linesIn('bn', flight, 'LOCATION')[0]).toBe(
      'LOCATION:হযরত শাহজালাল আন্তর্জাতিক বিমানবন্দর\\, ঢাকা (DAC)\\, টার্মিনাল ১',
    )
    const [described] = linesIn('bn', flight, 'DESCRIPTION')
    expect(described).toContain('১ ডিসেম্বর ২০২৬\\, স্থানীয় সময় ২৩:৫০')
    expect(described).toContain('যাত্রী: Nusrat Jahan')
    expect(described).not.toMatch(/Leaves|Arrives|local time/)
    const fixed = ['UID', 'SEQUENCE', 'DTSTART', 'DTEND']
    expect(linesIn('bn', flight, ...fixed)).toEqual(lines(flight, ...fixed))
    expect(linesIn('bn', flight, 'SUMMARY')[0]).toBe('SUMMARY:ঢাকা থেকে লন্ডন\\, BG 201')
  })

  it('names a holiday as it was sold in Bangla', () => {
    const inBangla = { name: 'চায়ের পাহাড়', destination: 'শ্রীলঙ্কা', hotels: [{ name: 'পাহাড়' }] }
    const { package: sold } = holiday.productData
    const both = {
      ...holiday,
      productData: { package: { ...sold, packageIncludes: [], inBangla } },
    } as unknown as HolidayOrder
    expect(linesIn('bn', both, 'SUMMARY', 'LOCATION')).toEqual([
      'SUMMARY:চায়ের পাহাড়',
      'LOCATION:শ্রীলঙ্কা',
    ])
    expect(linesIn('bn', both, 'DESCRIPTION')[0]).toContain('হোটেল: পাহাড়')
    expect(lines(both, 'SUMMARY')).toEqual(['SUMMARY:Tea hills\\; Sigiriya'])
  })

  it('says what is to be done for a visa, and by which name it was sold', () => {
    const days = { deliveryDate: '2026-12-01', documentsDueDate: '2026-12-03' }
    const order = {
      ...visa(days),
      productData: { visa: { name: 'Thailand e-Visa', inBangla: { name: 'থাইল্যান্ড ই-ভিসা' } } },
    } as unknown as VisaOrder
    expect(linesIn('bn', order, 'SUMMARY')).toEqual([
      'SUMMARY:কাগজ নিতে আসব: থাইল্যান্ড ই-ভিসা',
      'SUMMARY:বাকি কাগজ দেওয়ার শেষ দিন: থাইল্যান্ড ই-ভিসা',
    ])
  })
})

it('is rejected for what is not paid, and where there is no day', () => {
  const codeOf = (order: Order) => {
    try {
      return calendarIn('en', order)
    } catch (error) {
      return (error as DomainError).code
    }
  }
  expect(codeOf({ ...flight, paymentStatus: 'pending' })).toBe('not_paid')
  expect(codeOf(visa({}))).toBe('not_found')
})
