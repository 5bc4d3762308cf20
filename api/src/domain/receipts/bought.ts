import { addDays, formatDate } from '@jatra/contract/values/dates'
import { describeFareConditions } from '@jatra/contract/flight/describe-fare-conditions'
import type { FlightOffer } from '@jatra/contract/flight/flight'
import type { FlightOrder } from '@jatra/contract/flight/flight-order'
import type { HolidayOrder } from '@jatra/contract/holiday/holiday-order'
import type { Order } from '@jatra/contract/order/order'
import { headlineOf } from '@jatra/contract/order/order-name'
import { formatDuration } from '@jatra/contract/holiday/duration'
import type { VisaOrder } from '@jatra/contract/visa/visa-order'
import { sumsOf, type Quote, type QuoteItem } from '@jatra/contract/order/quote'
import { firstSegment, lastSegment } from '@jatra/contract/flight/itinerary'
import { cabinLabels } from '@jatra/contract/flight/passengers'
import { ageBands, type AgeBand } from '@jatra/contract/holiday/rooms'

/** What was bought, in the words of a receipt. */
export interface Bought {
  product: string
  /** In a line: 'DAC - BKK', a package, a visa. */
  headline: string
  facts: readonly (readonly [term: string, value: string])[]
  /** Names only: receipts are passed on, so they carry no passport numbers. */
  travelers: string[]
  travelersTitle: string
  /** Integer BDT; they add up to the order's price. */
  lines: { label: string; amount: number }[]
}

export function boughtWith(order: Order): Bought {
  if (order.serviceType === 'flight') return flight(order)
  return order.serviceType === 'holidays' ? holiday(order) : visa(order)
}

/** Flight Fee + Tax - Discount = Total Payable (decision 006). */
function flight(order: FlightOrder): Bought {
  const { productData, travelersData, quote } = order
  const { offer, query, dictionaries } = productData
  const { base, tax, discount } = sumsOf(quote)
  const legs = offer.itineraries.map((itinerary) => {
    const [first, last] = [firstSegment(itinerary), lastSegment(itinerary)]
    const numbers = itinerary.segments.map(({ carrierCode, number }) => `${carrierCode} ${number}`)
    const carrier = dictionaries.carriers[first.carrierCode] ?? first.carrierCode
    return {
      term: formatDate(first.departure.at),
      value:
        `${first.departure.iataCode} ${timeOf(first.departure.at)} to ` +
        `${last.arrival.iataCode} ${timeOf(last.arrival.at)}, ${carrier} ${numbers.join(', ')}`,
    }
  })
  return {
    product: 'Flight',
    headline: headlineOf(order),
    facts: [
      ...legs.map(({ term, value }): [string, string] => [term, value]),
      ['Cabin', cabinLabels.en[query.travelClass]],
      ...conditionFacts(offer),
    ],
    ...travelersNamed(travelersData.travelers),
    lines: [
      { label: 'Flight Fee', amount: base },
      { label: 'Tax', amount: tax },
      { label: 'Discount', amount: -discount },
    ],
  }
}

/** As the airline said at the sale; what was sold before they were kept has none. */
function conditionFacts({ conditions }: FlightOffer): [string, string][] {
  if (!conditions) return []
  const { refund, change } = describeFareConditions(conditions)
  return [
    ['Cancelling', refund],
    ['Another date', change],
  ]
}

/** The sum of count x room price (decision 038, A package has so many places a day, and none is sold twice). */
function holiday(order: HolidayOrder): Bought {
  const { productData, travelersData } = order
  const { package: sold } = productData
  const { travelDate, people, address } = travelersData
  return {
    product: 'Holiday',
    headline: headlineOf(order),
    facts: [
      ['Destination', `${sold.destination}, ${formatDuration(sold.duration)}`],
      [
        'Dates',
        `${formatDate(travelDate)} to ${formatDate(addDays(travelDate, sold.duration - 1))}`,
      ],
      [
        'People',
        ageBands
          .filter((band) => people[band] > 0)
          .map((band) => `${bands[band]} × ${people[band]}`)
          .join(', '),
      ],
    ],
    travelersTitle: 'Reserved by',
    travelers: [nameOf(address)],
    lines: charges(order.quote),
  }
}

/** Visa Fee + Processing Fee + Pick Up Charge (decision 036). */
function visa(order: VisaOrder): Bought {
  const { travelersData } = order
  const { selectedPlan, deliveryDate } = travelersData
  return {
    product: 'Visa',
    headline: headlineOf(order),
    facts: [
      ['Option', selectedPlan.name],
      ['Validity', `${selectedPlan.validity} days, stay ${selectedPlan.stayPeriod} days`],
      ['Refundable', 'No'],
      ...(deliveryDate ? [['Papers', `Picked up on ${formatDate(deliveryDate)}`] as const] : []),
    ],
    ...travelersNamed(travelersData.travelers),
    lines: charges(order.quote),
  }
}

/** `07:30` of `2026-12-01T07:30:00`: local time at the airport, as tickets have it. */
const timeOf = (at: string) => at.slice(11, 16)

function travelersNamed(people: Parameters<typeof nameOf>[0][]) {
  return {
    travelersTitle: people.length === 1 ? 'Traveller' : 'Travellers',
    travelers: people.map(nameOf),
  }
}

function nameOf(person: { title?: string | undefined; firstName: string; lastName: string }) {
  return [person.title, person.firstName, person.lastName].filter(Boolean).join(' ')
}

const bands: Record<AgeBand, string> = {
  adults: 'Adults',
  child: 'Children 7-12',
  child2: 'Children 3-6',
  infants: 'Infants',
}

const itemNames: Partial<Record<QuoteItem, string>> = {
  singleRoom: 'Single room',
  doubleRoom: 'Double room',
  twinRoom: 'Twin room',
  tripleRoom: 'Triple room',
  visaFee: 'Visa Fee',
  processingFee: 'Processing Fee',
}

/** The lines of a holiday or a visa as they were agreed to. */
const charges = ({ lines }: Quote) =>
  lines.map((line) => ({ label: chargeLabel(line), amount: line.total }))

/** 'Double room × 2', 'Visa Fee × 3'. */
export const chargeLabel = ({ item, count }: { item: QuoteItem; count: number }) =>
  item === 'pickUpCharge' ? 'Pick Up Charge' : `${itemNames[item] ?? item} × ${count}`
