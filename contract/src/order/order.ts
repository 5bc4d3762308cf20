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
