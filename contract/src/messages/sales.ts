import { formatDate } from '../values/date-words.ts'
import { formatBdt } from '../values/money.ts'
import { plural } from './plural.ts'

const waitOf = (minutes: number): string =>
  minutes > 120
    ? `${Math.ceil(minutes / 60)} hours`
    : plural(minutes, { one: 'a minute', other: `${minutes} minutes` })

const moreLeft = (left: number): string =>
  left < 1 ? 'no more are' : plural(left, { one: 'one more is', other: `${left} more are` })

/** What the API says of what is sold: searching, pricing and paying. */
export const sales = {
  // Flights
  searchUidMissing: 'Give the searchUid of the search in which this flight was found',
  searchUnknown: 'We do not know this search. Please search again.',
  searchExpired: 'Your session has expired. Please search again.',
  flightUnknown: 'This search has no such flight.',
  airlinesUnavailable: 'We could not ask the airlines just now. Please try again.',
  airlineUnavailable:
    'We could not ask the airline just now. Nothing was charged. Please try again.',
  flightWithdrawn:
    'The airline no longer sells this flight. Nothing was charged. Please search again.',
  offerUsed:
    'This offer was used for an earlier booking, and an airline takes each offer once. Nothing was charged. Please search again.',
  offerTakenBy: ({ reference }: { reference: string }) =>
    `Your booking ${reference} is for this flight already, and an airline takes each offer once. Go on with that booking, or search again for another one. Nothing more was charged.`,
  flightNotPayable:
    'This flight can no longer be paid for. Nothing was charged. Please search again.',
  flightNotHeld: 'The airline does not hold this flight without a payment. Please pay now.',
  seatsNotHeldYet: 'The airline has not held your seats yet. Please try again in a moment.',
  flightPriceChanged: ({ price }: { price: number }) =>
    `The price of this flight is ${formatBdt(price)}. Nothing has been charged.`,
  passengersOfOffer: ({ count }: { count: number }) =>
    `This offer is for ${count} ${plural(count, { one: 'traveller', other: 'travellers' })}. Please search again to change that.`,
  departsOn: ({ date }: { date: string }) => `This flight departs on ${date}`,
  travelersNotNamed: 'Name each traveller of the offer once',
  airportUnknown: ({ code }: { code: string }) => `No scheduled airport has the code ${code}`,
  airportClosed: ({
    code,
    day,
    successor,
    name,
  }: Record<'code' | 'day' | 'successor' | 'name', string>) =>
    `${code} closed on ${formatDate(day)}. Flights go to ${successor}, ${name}.`,
  airportRecoded: ({ code, day, successor }: Record<'code' | 'day' | 'successor', string>) =>
    `The code ${code} became ${successor} on ${formatDate(day)}. Choose ${successor}.`,
  airportNotOpen: ({ code, day }: { code: string; day: string }) =>
    `${code} opens on ${formatDate(day)}. Choose a later day or another airport.`,
  sameAirport: 'A flight cannot start and end at one airport',
  sameAirports: 'Choose two different airports',
  dayPassed: 'That day has passed',
  legsOutOfOrder: 'The legs must be in the order of their dates',
  returnBeforeDeparture: 'The return cannot be before the departure',
  originMissing: 'Choose where you fly from',
  destinationMissing: 'Choose where you fly to',
  departureDateMissing: 'Choose a departure date',
  adultsCount: 'Choose how many adults fly, at least one',
  childrenCount: 'Choose how many children fly',
  infantsCount: 'Choose how many infants fly',
  cabinMissing: 'Choose a cabin: Economy, Business or First',
  legForm: 'A leg reads like DAC-BKK-2026-12-01',
  legsCount: 'Give 2 to 4 legs',
  countryForm: 'Give a country by its name or its two letters',
  countryAmbiguous: ({ codes }: { codes: string }) =>
    `More than one country is called so. Give its two letters: ${codes}`,

  // Holidays and visas
  packageUnknown: 'We do not know this package.',
  packageWithdrawn: 'This package is no longer offered.',
  packagePriceChanged: ({ price }: { price: number }) =>
    `The price of this package is ${formatBdt(price)} for your rooms. Nothing has been charged.`,
  dayFull: ({ date }: { date: string }) =>
    `No places are left on ${formatDate(date)}. Please choose another date.`,
  dayNearlyFull: ({ left, date }: { left: number; date: string }) =>
    `Only ${left} ${plural(left, { one: 'place is', other: 'places are' })} left on ${formatDate(date)}. Please choose another date or travel with fewer.`,
  dayKeptBy: ({
    reference,
    people,
    left,
    date,
  }: {
    reference: string
    people: number
    left: number
    date: string
  }) =>
    `Your unpaid booking ${reference} keeps ${plural(people, { one: 'a place', other: `${people} places` })} on ${formatDate(date)}, and ${moreLeft(left)} left. Pay for it, or cancel it and submit again. Nothing has been charged.`,
  countTravelers: 'Count everybody who travels',
  destinationUnknown: 'We have no packages to this destination',
  durationUnknown: 'Choose how long you travel',
  monthForm: 'Write the month as 2027-03',
  sortUnknown: 'Choose how to sort',
  wholePrice: 'Give a price in whole taka',
  visaClosed:
    'Nobody can apply for this kind of visa just now, so we do not sell it. Nothing has been charged.',
  journeyVisaClosed:
    'The visa for this journey cannot be had just now, so we take no payment for it. Nothing has been charged. If you have a visa already, please call us.',
  visaUnknown: 'We do not know this visa.',
  visaWithdrawn: 'This visa is no longer offered.',
  planWithdrawn: 'This option is no longer offered. Please choose another one.',
  visaPriceChanged: ({ price }: { price: number }) =>
    `The price of this visa is ${formatBdt(price)} for your travellers. Nothing has been charged.`,
  planIndexMissing: 'Give the index of the option: this visa has several of this name',
  visaCountryUnknown: 'We have no visa for this country',
  travelersIncomplete: 'Give the details of every traveller',

  // Paying
  submitChanged: 'You changed something since the last try. Please submit again.',
  replacedIsPaid: ({ reference }: { reference: string }) =>
    `Your booking ${reference} is paid, so what you changed here was not sent. Nothing more was charged.`,
  orderEnded: 'This order has ended. Please search again.',
  paymentBeingPrepared: 'Your payment is being prepared. Please try again in a moment.',
  gatewayUnavailable:
    'The payment gateway does not answer. Nothing has been charged. Please try again.',
  timeToPayOver: 'The time to pay for this booking is over.',
  paymentBeingChecked: 'A payment for this booking is being checked. Please do not pay twice.',
  tooManyUnpaid: ({
    count,
    travelers,
    references,
    minutes,
  }: {
    count: number
    travelers: number
    references: string
    minutes: number
  }) =>
    `You already have ${plural(count, { one: 'an unpaid booking', other: `${count} unpaid bookings` })} for ${travelers} ${plural(travelers, { one: 'traveller', other: 'travellers' })}: ${references}. Pay or cancel one in My bookings, or try again in ${waitOf(minutes)}, when its time to pay is over. Nothing has been charged.`,
  tooManyUnpaidOfPayer: ({ minutes }: { minutes: number }) =>
    `Too many unpaid bookings name this email address or phone number. Pay or cancel one of them, or try again in ${waitOf(minutes)}. Nothing has been charged.`,
  tooManyUnpaidOfAddress: ({ minutes }: { minutes: number }) =>
    `Too many bookings from your network wait for their payment. Please try again in ${waitOf(minutes)}. Nothing has been charged.`,
} as const
