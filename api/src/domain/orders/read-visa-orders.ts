import { inArray } from 'drizzle-orm'
import type { Logger } from '@jatra/contract/observability/logging'
import { visaOrderSchema, type VisaOrder } from '@jatra/contract/visa/visa-order'
import { visaOrders, type OrderRow } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import { readOrderDocuments } from '../documents/read-order-documents.ts'
import { parseOrders } from './parse-orders.ts'
import { readPayments } from './read-payments.ts'
import { readTravelers } from './read-travelers.ts'

/**
 * Visa applications as the API shows them, in the order given; five queries however many there are. Visa and option are
 * the order's copies. Passports are left out.
 * @param now epoch milliseconds
 */
export async function readVisaOrders(
  db: Database,
  rows: OrderRow[],
  now: number,
  log: Logger,
): Promise<VisaOrder[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const applications = await db.select().from(visaOrders).where(inArray(visaOrders.orderId, ids))
  const travelers = await readTravelers(db, ids)
  const documents = await readOrderDocuments(db, ids)
  const orders = (await readPayments(db, rows, now)).map((common) => {
    const application = applications.find(({ orderId }) => orderId === common._id)
    if (!application) throw new Error(`order ${common._id} has no visa`)
    const { visa, selectedPlan, deliveryMethod, deliveryDate, pickUpAddress } = application
    const { handedOverAt, documentsLater, documentsDueOn } = application
    const ownDocuments = documents.get(common._id)
    const applicants = (travelers.get(common._id) ?? []).map((traveler, position) => ({
      ...traveler,
      documents: ownDocuments?.get(position) ?? [],
      documentsLater: documentsLater.includes(position),
    }))
    return {
      ...common,
      serviceType: 'visa',
      productData: { rating: null, visa },
      handedOverAt: handedOverAt?.toISOString() ?? null,
      travelersData: {
        selectedPlan,
        deliveryMethod,
        deliveryDate,
        pickUpAddress,
        documentsDueDate: documentsDueOn,
        travelers: applicants,
      },
    }
  })
  return parseOrders(visaOrderSchema, orders, log)
}
