import { z } from 'zod'
import { flightSuppliers } from '../flight/flight-booking.ts'
import { supplierPriceOf } from '../order/supplier-price.ts'
import { fullName } from '../traveler/person-name.ts'
import { orderSchema, type Order } from '../whole-order/order.ts'
import { staffRefundSchema } from '../whole-order/staff-refund.ts'
import { deskActionSchema } from './desk-actions.ts'
import { deskAccountSchema } from './found-order.ts'
import { noteSchema } from './notes.ts'
import { timelineEntrySchema } from './timeline.ts'

/** What an order costs us and what is left for us, by the quote that it was sold at; integer BDT. */
const deskSupplierSchema = z.object({
  /** A flight's; null where we buy of nobody that we know. */
  name: z.enum(flightSuppliers).nullable(),
  /** The supplier's id of its order; null where there is none, or none yet. */
  orderId: z.string().nullable(),
  /** What the supplier gets; null of a holiday, whose hotels and guides no price is kept of. */
  net: z.int().nullable(),
  /** What is left for us of the price; negative where we sell below the supplier's. */
  ours: z.int().nullable(),
})
type DeskSupplier = z.infer<typeof deskSupplierSchema>

const deskTravelerSchema = z.object({
  /** As the passport's and the documents' endpoints name them, from 0. */
  index: z.int(),
  name: z.string(),
  maskedPassportNumber: z.string().nullable(),
  /** Whether the passport is still kept, so that it can be opened. */
  hasPassport: z.boolean(),
  documents: z.array(z.object({ id: z.string(), name: z.string(), uploadedAt: z.iso.datetime() })),
})
export type DeskTraveler = z.infer<typeof deskTravelerSchema>

/** An order as staff see it (docs/specification.md, Staff endpoints). */
export const deskOrderSchema = z.object({
  /** As its traveller sees it. */
  order: orderSchema,
  status: z.enum(['CONFIRM', 'PENDING', 'CANCEL']),
  account: deskAccountSchema,
  /** Whom emails about it go to. */
  contact: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
  supplier: deskSupplierSchema,
  /** Of a holiday, those who are named. */
  travelers: z.array(deskTravelerSchema),
  /** All, also those that the traveller is not owed yet; oldest first. */
  refunds: z.array(staffRefundSchema),
  /** The newest last. */
  timeline: z.array(timelineEntrySchema),
  /** The newest last. */
  notes: z.array(noteSchema),
  /** What the reader may do about it now. */
  actions: z.array(deskActionSchema),
})
export type DeskOrder = z.infer<typeof deskOrderSchema>

/** What an order costs us. @param orderId the supplier's id of its order */
export function deskSupplierOf(order: Order, orderId: string | null): DeskSupplier {
  if (order.serviceType === 'holidays') return { name: null, orderId, net: null, ours: null }
  const net = supplierPriceOf(order)
  const name = order.serviceType === 'flight' ? order.booking.supplier : null
  return { name, orderId, net, ours: order.price - net }
}

/** Those who travel, with their documents. @param kept the positions of passports that are kept */
export function deskTravelersOf(order: Order, kept: ReadonlySet<number>): DeskTraveler[] {
  return order.travelersData.travelers.map((traveler, at) => {
    // A holiday's travellers are named one by one, each in a place of the party.
    const index = 'position' in traveler ? traveler.position : at
    return {
      index,
      name: fullName(traveler),
      maskedPassportNumber: traveler.maskedPassportNumber,
      hasPassport: kept.has(index),
      documents: ('documents' in traveler ? traveler.documents : []).map(
        ({ _id: id, name, uploadedAt }) => ({ id, name, uploadedAt }),
      ),
    }
  })
}
