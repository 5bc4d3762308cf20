import { plural } from '@jatra/contract/messages/plural'
import type { PriceLineName } from '@jatra/contract/flight/price-lines'
import type { AgeBand } from '@jatra/contract/order/rooms'
import type { QuoteItem } from '@jatra/contract/order/quote'

const bands: Record<AgeBand, string> = {
  adults: 'Adults',
  child: 'Children 7-12',
  child2: 'Children 3-6',
  infants: 'Infants',
}

/** Names of rooms and of a visa's charges; a flight's lines have their own. */
const items: Partial<Record<QuoteItem, string>> = {
  singleRoom: 'Single room',
  doubleRoom: 'Double room',
  twinRoom: 'Twin room',
  tripleRoom: 'Triple room',
  visaFee: 'Visa Fee',
  processingFee: 'Processing Fee',
  pickUpCharge: 'Pick Up Charge',
}

/** The lines of a flight's price. */
const priceLines: Record<PriceLineName, string> = {
  flightFee: 'Flight Fee',
  tax: 'Tax',
  margin: 'Agency Margin',
  serviceFee: 'Service Fee',
  discount: 'Discount',
}

/** The texts about the product on receipts and in emails. */
export const boughtWords = {
  products: { flight: 'Flight', holidays: 'Holiday', visa: 'Visa' },
  /** Times are local times of the airports. */
  leg: (from: string, to: string, by: string) => `${from} to ${to}, ${by}`,
  pnr: 'Airline’s reference (PNR)',
  ticketNumber: 'Ticket number',
  cabin: 'Cabin',
  cancelling: 'Cancelling',
  anotherDate: 'Another date',
  priceLines,
  destination: 'Destination',
  dates: 'Dates',
  fromTo: (from: string, to: string) => `${from} to ${to}`,
  people: 'People',
  givenBack: 'Given back',
  places: (count: number) => `${count} ${plural(count, { one: 'place', other: 'places' })}`,
  /** A traveller who does not travel any more. */
  cancelled: (name: string) => `Cancelled: ${name}`,
  bands,
  reservedBy: 'Reserved by',
  option: 'Option',
  validity: 'Validity',
  days: (validity: number, stay: number) => `${validity} days, stay ${stay} days`,
  refundable: 'Refundable',
  papers: 'Papers',
  pickedUp: (date: string) => `Picked up on ${date}`,
  travelers: (count: number): string => plural(count, { one: 'Traveller', other: 'Travellers' }),
  items,
}
