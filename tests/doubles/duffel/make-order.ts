import type { Slice } from './flights.ts'
import type { Offer, Organisation } from './make-offer.ts'
import type { OrderPassenger, OrderRequest } from './order-request.ts'

export interface Change {
  id: string
  order_id: string
  created_at: string
  updated_at: string
  action_taken: 'accepted' | null
  action_taken_at: string | null
  available_actions: string[]
  removed: Slice[]
  added: Slice[]
}

export interface Cancellation {
  id: string
  order_id: string
  live_mode: boolean
  created_at: string
  expires_at: string
  confirmed_at: string | null
  refund_amount: string | null
  refund_currency: string | null
  refund_to: string
  airline_credits: { amount: string; currency: string }[]
}

interface Document {
  type: 'electronic_ticket' | 'electronic_miscellaneous_document_associated'
  unique_identifier: string
  passenger_ids: string[]
}

/** What of a passenger comes back with the order: neither the infant's place nor the passport. */
const echoed = ({ id, title, gender, given_name, family_name, ...other }: OrderPassenger) => ({
  ...{ id, title, gender, given_name, family_name },
  ...{ born_on: other.born_on, email: other.email, phone_number: other.phone_number },
})

export function makeOrder(
  { clock, newId, number }: Organisation,
  offer: Offer,
  { type, passengers, metadata }: OrderRequest,
) {
  const now = new Date(clock()).toISOString()
  const { payment_required_by, price_guarantee_expires_at } = offer.payment_requirements
  const held = type !== 'instant'
  const documents: Document[] = []
  const changes: Change[] = []
  return {
    id: newId('ord'),
    live_mode: false,
    booking_reference: `RZ${number().slice(-4)}`,
    created_at: now,
    synced_at: now,
    cancelled_at: null as string | null,
    cancellation: null as Cancellation | null,
    owner: offer.owner,
    base_amount: offer.base_amount,
    base_currency: offer.base_currency,
    tax_amount: offer.tax_amount,
    tax_currency: offer.tax_currency,
    total_amount: offer.total_amount,
    total_currency: offer.total_currency,
    payment_status: {
      awaiting_payment: held,
      payment_required_by: held ? payment_required_by : null,
      price_guarantee_expires_at: held ? price_guarantee_expires_at : null,
      paid_at: held ? null : now,
    },
    available_actions: ['cancel', 'change', 'update'],
    conditions: offer.conditions,
    documents,
    services: [],
    passengers: passengers.map(echoed),
    slices: structuredClone(offer.slices),
    airline_initiated_changes: changes,
    metadata: metadata ?? {},
  }
}
export type Order = ReturnType<typeof makeOrder>
