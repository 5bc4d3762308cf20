import { plural } from '../language/index.ts'

export const packageCard = {
  perPerson: 'per person',
  rating: (rating: number) => `Rated ${rating} out of 5`,
} as const

export const packageCarousel = {
  previous: 'Previous package',
  next: 'Next package',
  seen: (first: number, last: number, count: number) =>
    first === last ? `Package ${first} of ${count}` : `Packages ${first} to ${last} of ${count}`,
} as const

/** docs/specification.md, Package page. */
export const packageSideCard = {
  validFrom: 'Valid From',
  validTo: 'Valid To',
  departs: 'Departs:',
  departsWhen: 'Any day',
  priceNote: 'per person, includes VAT and tax',
  select: 'SELECT OFFER',
  stars: (count: number) => `${count}-star`,
  map: (places: string) => `Map: ${places}`,
  title: 'Deluxe',
  north: 'N',
  km: (distance: number) => `${distance} km`,
} as const

export const placesToStay = {
  heading: 'Explore unique places to stay',
  promo: 'Seamless travel made easy',
} as const

export const priceIncludes = {
  names: {
    flight: 'Flight',
    car: 'Car',
    hotel: 'Hotel',
    dine: 'Dine',
    cruise: 'Cruise',
    train: 'Train',
    bus: 'Bus',
    sightSeeing: 'Sight Seeing',
  },
  heading: 'Price Inclusive of',
  states: { included: 'included', excluded: 'not included' },
} as const

export const itineraryTimeline = {
  /** '+1 day', '-1 day', '+2 days'. */
  dayChange: (days: number) => {
    const count = Math.abs(days)
    return `${days > 0 ? '+' : '-'}${count} ${plural(count, { one: 'day', other: 'days' })}`
  },
  terminal: (name: string) => `Terminal ${name}`,
  operatedBy: (airline: string) => `Operated by ${airline}`,
  technicalStops: (count: number) =>
    `${count} ${plural(count, { one: 'stop', other: 'stops' })} on the way, same plane`,
  layover: (duration: string, city: string) => `${duration} wait in ${city}`,
} as const

export const roomsAndTravelers = {
  rooms: 'Rooms',
  travelers: 'Travellers',
  kinds: {
    singleRoom: 'Single room',
    doubleRoom: 'Double room',
    twinRoom: 'Twin room',
    tripleRoom: 'Triple room',
    adults: 'Adults (12+)',
    child: 'Child (7-12)',
    child2: 'Child (3-6)',
    infants: 'Infants (under 3)',
  },
  total: (rooms: number, travelers: number) =>
    `${rooms} ${plural(rooms, { one: 'room', other: 'rooms' })}, ${travelers} ${plural(travelers, { one: 'traveller', other: 'travellers' })}`,
} as const

export const visaOptionCard = {
  facts: {
    validity: 'Validity',
    stay: 'Stay period',
    days: (count: number) => plural(count, { one: 'day', other: 'days' }),
    refundable: 'Refundable: No, once at the embassy',
  },
  offer: 'SPECIAL OFFER',
} as const

export const tariffTable = {
  columns: { room: 'Room', price: 'Price per room', count: 'Rooms', total: 'Total' },
  caption: 'Tariff',
  total: 'Total Payable',
} as const
