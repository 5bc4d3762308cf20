import { addDays, formatDate } from '@jatra/contract/values/dates'
import { conditionsInForce } from '@jatra/contract/flight/conditions-in-force'
import { describeFareConditions } from '@jatra/contract/flight/describe-fare-conditions'
import type { FareConditions } from '@jatra/contract/flight/fare-conditions'
import type { FlightOrder } from '@jatra/contract/flight/flight-order'
import type { HolidayOrder } from '@jatra/contract/holiday/holiday-order'
import type { Order } from '@jatra/contract/whole-order/order'
import { headlineOf } from '@jatra/contract/whole-order/order-name'
import { formatDuration } from '@jatra/contract/holiday/duration'
import { describeVisaRefund } from '@jatra/contract/visa/describe-visa-refund'
import type { VisaOrder } from '@jatra/contract/visa/visa-order'
import { visaDays } from '@jatra/contract/whole-order/visa-stage'
import { isGone, placesGivenBack } from '@jatra/contract/whole-order/who-travels'
import { quotedPriceLines } from '@jatra/contract/flight/price-lines'
import type { Quote, QuoteItem } from '@jatra/contract/order/quote'
import { firstSegment, lastSegment } from '@jatra/contract/flight/itinerary'
import { cabinLabels } from '@jatra/contract/flight/passengers'
import { ageBands } from '@jatra/contract/order/rooms'
import { inDigitsOf } from '@jatra/contract/values/digits'
import type { Language } from '@jatra/contract/values/language'
import { boughtWords as english } from './bought-words.ts'
import { boughtWords as bangla } from './bought-words.bn.ts'

export const boughtWordsIn: Record<Language, typeof english> = { en: english, bn: bangla }

/** The product as a receipt describes it. */
export interface Bought {
  product: string
  /** In a line: 'DAC - BKK', a package, a visa. */
  headline: string
  facts: readonly (readonly [term: string, value: string])[]
  /** Names only: receipts are passed on, so they carry no passport numbers. */
  travelers: string[]
  travelersTitle: string
  /** The airline's reference on a receipt, once there is one. */
  pnr?: string
  /** Ticket numbers on a receipt, one for each traveller; none before there are any. */
  tickets?: string[]
  /** Integer BDT; they add up to the order's price. */
  lines: { label: string; amount: number }[]
}

export function boughtWith(order: Order, language: Language): Bought {
  if (order.serviceType === 'flight') return flight(order, language)
  return order.serviceType === 'holidays' ? holiday(order, language) : visa(order, language)
}

/**
 * The same on a receipt, which names everybody whom it was bought for, says who does not travel any more, and has the
 * airline's reference and ticket numbers.
 */
export function onReceipt(order: Order, language: Language): Bought {
  const bought = boughtWith(order, language)
  const words = boughtWordsIn[language]
  if (order.serviceType === 'visa') return bought
  if (order.serviceType === 'holidays') {
    const given = placesGivenBack(order)
    if (given === 0) return bought
    return { ...bought, facts: [...bought.facts, [words.givenBack, words.places(given)]] }
  }
  const travelers = order.travelersData.travelers.map((traveler) =>
    isGone(order, traveler.travelerId) ? words.cancelled(nameOf(traveler)) : nameOf(traveler),
  )
  const { reference, tickets } = order.booking
  return {
    ...bought,
    travelers,
    ...(reference && { pnr: reference }),
    ...(tickets.some(({ number }) => number !== null) && {
      tickets: order.travelersData.travelers.map(({ travelerId }) => ticketOf(order, travelerId)),
    }),
  }
}

/** The number of a traveller's ticket; empty before there is one. */
export const ticketOf = ({ booking }: FlightOrder, travelerId: string): string =>
  booking.tickets.find((one) => one.travelerId === travelerId)?.number ?? ''

/** Flight Fee + Tax + Agency Margin + Service Fee - Discount = Total Payable. */
function flight(order: FlightOrder, language: Language): Bought {
  const words = boughtWordsIn[language]
  const { productData, travelersData, quote } = order
  const { offer, query, dictionaries } = productData
  const legs = offer.itineraries.map((itinerary) => {
    const [first, last] = [firstSegment(itinerary), lastSegment(itinerary)]
    const numbers = itinerary.segments.map(({ carrierCode, number }) => `${carrierCode} ${number}`)
    const carrier = dictionaries.carriers[first.carrierCode] ?? first.carrierCode
    const at = ({ iataCode, at }: typeof first.departure) =>
      `${iataCode} ${inDigitsOf(language, timeOf(at))}`
    return {
      term: formatDate(first.departure.at, language),
      value: words.leg(at(first.departure), at(last.arrival), `${carrier} ${numbers.join(', ')}`),
    }
  })
  return {
    product: words.products.flight,
    headline: headlineOf(order),
    facts: [
      ...legs.map(({ term, value }): [string, string] => [term, value]),
      [words.cabin, cabinLabels[language][query.travelClass]],
      ...conditionFacts(conditionsInForce(order), language),
    ],
    ...travelersNamed(travelersData.travelers, language),
    lines: quotedPriceLines(quote).map(({ name, amount }) => ({
      label: words.priceLines[name],
      amount,
    })),
  }
}

/** The airline's conditions at the time of sale; older orders have none. */
export function conditionFacts(
  conditions: FareConditions | undefined,
  language: Language,
): [string, string][] {
  if (!conditions) return []
  const words = boughtWordsIn[language]
  const { refund, change, serviceFee } = describeFareConditions(conditions, language)
  const facts: [string, string][] = [
    [words.cancelling, refund],
    [words.anotherDate, change],
  ]
  return serviceFee ? [...facts, [words.priceLines.serviceFee, serviceFee]] : facts
}

/** The sum of count x room price. */
function holiday(order: HolidayOrder, language: Language): Bought {
  const words = boughtWordsIn[language]
  const { productData, travelersData } = order
  const { package: sold } = productData
  const { travelDate, people, address } = travelersData
  return {
    product: words.products.holidays,
    headline: headlineOf(order),
    facts: [
      [words.destination, `${sold.destination}, ${formatDuration(sold.duration, language)}`],
      [
        words.dates,
        words.fromTo(
          formatDate(travelDate, language),
          formatDate(addDays(travelDate, sold.duration - 1), language),
        ),
      ],
      [
        words.people,
        ageBands
          .filter((band) => people[band] > 0)
          .map((band) => inDigitsOf(language, `${words.bands[band]} × ${people[band]}`))
          .join(', '),
      ],
    ],
    travelersTitle: words.reservedBy,
    travelers: [nameOf(address)],
    lines: charges(order.quote, language),
  }
}

/** Visa Fee + Processing Fee + Pick Up Charge. */
function visa(order: VisaOrder, language: Language): Bought {
  const words = boughtWordsIn[language]
  const { productData, travelersData } = order
  const { selectedPlan } = travelersData
  const { pickUp } = visaDays(order)
  return {
    product: words.products.visa,
    headline: headlineOf(order),
    facts: [
      [words.option, selectedPlan.name],
      [words.validity, words.days(selectedPlan.validity, selectedPlan.stayPeriod)],
      [words.refundable, describeVisaRefund(productData.visa.refund, language)],
      ...(pickUp
        ? [[words.papers, words.pickedUp(formatDate(pickUp.date, language))] as const]
        : []),
    ],
    ...travelersNamed(travelersData.travelers, language),
    lines: charges(order.quote, language),
  }
}

/** `07:30` of `2026-12-01T07:30:00`: local time at the airport. */
const timeOf = (at: string) => at.slice(11, 16)

function travelersNamed(people: Parameters<typeof nameOf>[0][], language: Language) {
  return {
    travelersTitle: boughtWordsIn[language].travelers(people.length),
    travelers: people.map(nameOf),
  }
}

/** A person by full name, as it is printed. */
export function nameOf(person: {
  title?: string | undefined
  firstName: string
  lastName: string
}) {
  return [person.title, person.firstName, person.lastName].filter(Boolean).join(' ')
}

/** The lines of a holiday or a visa as they were agreed. */
const charges = ({ lines }: Quote, language: Language) =>
  lines.map((line) => ({ label: chargeLabel(line, language), amount: line.total }))

/** 'Double room × 2', 'Visa Fee × 3'; what is charged once has no count. */
export function chargeLabel(
  { item, count }: { item: QuoteItem; count: number },
  language: Language,
): string {
  const name = boughtWordsIn[language].items[item] ?? item
  return item === 'pickUpCharge' ? name : inDigitsOf(language, `${name} × ${count}`)
}
