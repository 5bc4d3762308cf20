import type { FlightSupplierName } from '@jatra/contract/flight/flight-booking'
import { jatraAirRules } from '@jatra/contract/flight/jatra-air'
import type { OfferTerms } from '../db/offer-terms.ts'
import type {
  BookingOutcome,
  BookingRequest,
  FlightSupplier,
  Repriced,
  SupplierOrder,
} from '../providers/flights/flight-supplier.ts'

/** What of a supplier comes after the search. */
export type StubSupplier = Omit<FlightSupplier, 'search'> & {
  /** What it was asked to book. */
  booked: BookingRequest[]
  /** Its orders that it was asked to take the payment of. */
  paid: string[]
  /** How it holds its offers; absent: it does not. */
  hold?: OfferTerms['hold']
  /** Its orders by offer: what a test puts here is what a look finds. */
  orders: Map<string, SupplierOrder>
  /** Ids of the orders that were cancelled. */
  cancelled: string[]
  /** Ids of the changes that it was told are accepted. */
  accepted: string[]
  /** What happens next; absent: it books and tickets at once, at the price of the offer. */
  onBook?: (request: BookingRequest) => Promise<BookingOutcome>
  onReprice?: (offer: string) => Promise<Repriced>
  onPay?: (orderId: string) => Promise<BookingOutcome>
  onLook?: () => Promise<SupplierOrder | null>
  /** Absent: every change of an order that is put here is accepted, and no longer open. */
  onAccept?: (changeId: string) => Promise<boolean>
  onCancel?: () => Promise<void>
}

/** Books and tickets all that it is asked for, unless a test says otherwise. */
export function stubSupplier(name: FlightSupplierName = 'jatra_air'): StubSupplier {
  const put = (id: string, changed: Partial<SupplierOrder>) => {
    for (const [offer, order] of stub.orders) {
      if (order.id === id) stub.orders.set(offer, { ...order, ...changed })
    }
  }
  const stub: StubSupplier = {
    name,
    rules: jatraAirRules,
    booked: [],
    paid: [],
    orders: new Map(),
    cancelled: [],
    accepted: [],
    async reprice(offer) {
      if (stub.onReprice) return stub.onReprice(offer)
      const [, amount = '', currency = ''] = offer.split(' ')
      const total = { amount, currency }
      return { kind: 'available', total, expiresAt: Infinity, hold: stub.hold ?? null }
    },
    async book(request) {
      stub.booked.push(request)
      if (stub.onBook) return stub.onBook(request)
      const order =
        request.type === 'hold'
          ? { ...stubOrder(request, 'held'), payBy: stub.hold?.payBy ?? null }
          : stubOrder(request, 'ticketed')
      stub.orders.set(request.offer, order)
      return { kind: 'done', order }
    },
    async pay(orderId) {
      stub.paid.push(orderId)
      if (stub.onPay) return stub.onPay(orderId)
      const request = stub.booked.find((one) => stubOrder(one, 'held').id === orderId)
      if (!request) return { kind: 'unknown' }
      const order = stubOrder(request, 'ticketed')
      stub.orders.set(request.offer, order)
      return { kind: 'done', order }
    },
    async getOrder(by) {
      if (stub.onLook) return stub.onLook()
      const id = 'offer' in by ? `ord_${by.orderId}` : by.order
      return [...stub.orders.values()].find((order) => order.id === id) ?? null
    },
    quoteCancellation: (order) => Promise.resolve({ id: order, refund: null, expiresAt: Infinity }),
    async cancel(quote) {
      await stub.onCancel?.()
      stub.cancelled.push(quote)
      put(quote, { status: 'cancelled', changes: [] })
      return { refund: null }
    },
    async acceptChange(orderId, changeId) {
      stub.accepted.push(changeId)
      if (stub.onAccept) return stub.onAccept(changeId)
      put(orderId, { changes: [] })
      return true
    },
    parseWebhook: () => ({ id: 'notice', about: null }),
  }
  return stub
}

/** An order at the stub, with a ticket for each passenger where it is ticketed. */
export function stubOrder(
  { orderId, passengers }: Pick<BookingRequest, 'orderId' | 'passengers'>,
  status: SupplierOrder['status'],
): SupplierOrder {
  const issued = status === 'ticketed' ? passengers : []
  // Unlike those of any other order, as at an airline.
  const digits = [...orderId].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1e9, 7)
  return {
    ...{ id: `ord_${orderId}`, status, reference: 'K7M2QX', payBy: null, changes: [] },
    tickets: issued.map(({ id: passengerId }, index) => ({
      passengerId,
      number: `997${String(digits).padStart(9, '0')}${String(index)}`,
    })),
  }
}

/** The terms of a stub's offer. Its reference says the price, by which `reprice` answers. */
export function stubTerms(
  id: string,
  price: { total: string; currency: string },
  travelerIds: readonly string[],
  supplier: FlightSupplierName = 'jatra_air',
): OfferTerms {
  return {
    supplier,
    reference: `off_${id} ${price.total} ${price.currency}`,
    expiresAt: 8.64e15,
    passengers: Object.fromEntries(travelerIds.map((one) => [one, `pas_${one}`])),
    ...{ refund: null, change: null, passportRequired: false, hold: null },
  }
}
