import { z } from 'zod'
import { flightOrderSchema } from '../flight/flight-order.ts'
import { holidayOrderSchema } from '../holiday/holiday-order.ts'
import { visaOrderSchema } from '../visa/visa-order.ts'

/** An order of any kind; `serviceType` tells which (docs/specification.md, Order). */
export const orderSchema = z.discriminatedUnion('serviceType', [
  flightOrderSchema,
  holidayOrderSchema,
  visaOrderSchema,
])
export type Order = z.infer<typeof orderSchema>
export type OrderOf<Kind extends Order['serviceType']> = Extract<Order, { serviceType: Kind }>

export function isOrderOf<Kind extends Order['serviceType']>(
  kind: Kind,
  order: Order,
): order is OrderOf<Kind> {
  return order.serviceType === kind
}
