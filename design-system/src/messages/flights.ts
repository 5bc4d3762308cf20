import { plural } from '../language/index.ts'

export const countdown = {
  label: 'Time left to book these fares',
  urgent: 'Ending soon, time left',
  expired: 'The Session has Expired',
  announcement: (time: string) => `${time} left to book these fares.`,
  minutes: (count: number) => `${count} ${plural(count, { one: 'minute', other: 'minutes' })}`,
  seconds: (count: number) => `${count} ${plural(count, { one: 'second', other: 'seconds' })}`,
} as const

export const flightCard = {
  card: {
    bookNow: 'Book Now',
    show: 'Show Details',
    hide: 'Hide Details',
    notIncluded: 'No checked baggage',
    baggage: 'Baggage',
    baseTotal: 'Base total',
    total: 'Total',
    travelers: (count: number) =>
      `for ${count} ${plural(count, { one: 'traveller', other: 'travellers' })}`,
  },
  adults: (count: number) => `${count} ${plural(count, { one: 'Adult', other: 'Adults' })}`,
  children: (count: number) => `${count} ${plural(count, { one: 'Child', other: 'Children' })}`,
  infants: (count: number) => `${count} ${plural(count, { one: 'Infant', other: 'Infants' })}`,
  tabs: {
    label: 'Flight information',
    details: 'FLIGHT DETAILS',
    fare: 'FLIGHT FARE',
    baggage: 'BAGGAGE',
    rules: 'FARE RULES',
    noRules: 'No Fare Rule Found',
  },
  departs: 'Departs',
  arrives: 'Arrives',
  nonStop: 'Non-stop',
  stops: (count: number) => `${count} ${plural(count, { one: 'stop', other: 'stops' })}`,
  /** @param days between the two local dates; below 0 where the flight crosses the date line */
  arrivesLater: (days: number) => {
    const count = Math.abs(days)
    const text = `${count} ${plural(count, { one: 'day', other: 'days' })}`
    return days > 0 ? `arrives ${text} later` : `arrives ${text} earlier`
  },
} as const

export const flightSummary = {
  show: 'Show Details',
  hide: 'Hide Details',
  search: 'Your search',
  edit: 'Edit search',
  close: 'Close',
  /** '2 Passenger(s)' becomes '1 Passenger' for one (docs/specification.md, Flight booking). */
  passengers: (count: number) => `${count} Passenger${count > 1 ? '(s)' : ''}`,
  to: 'to',
  toAndBack: 'to and back from',
  departure: 'Departure',
  return: 'return',
} as const

export const fareTable = {
  caption: 'Fare per traveller',
  total: 'Base Total',
  payable: {
    margin: 'Agency Margin',
    serviceFee: 'Service Fee',
    discount: 'Discount',
    total: 'Total Payable',
  },
  columns: {
    type: 'Traveller',
    base: 'Base Fare',
    tax: 'Tax',
    subtotal: 'Sub Total',
    count: 'Count',
    total: 'Total',
  },
} as const

export const baggageTable = {
  caption: 'Checked baggage',
  notIncluded: 'No checked baggage',
  columns: {
    route: 'Route',
    type: 'Traveller',
    count: 'Count',
    allowance: 'Checked baggage each',
    total: 'Total',
  },
} as const

export const filterPanel = {
  heading: 'Filter and sort',
  clear: 'Clear all',
  show: (count: number) => `Show ${count} ${plural(count, { one: 'flight', other: 'flights' })}`,
  count: (count: number) => `${count} ${plural(count, { one: 'flight', other: 'flights' })}`,
  price: 'Price',
  upTo: (price: string) => `up to ${price}`,
  apply: 'Apply',
  sort: 'Sort by',
} as const
