import { plural } from '../language/index.ts'

export const words = {
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
