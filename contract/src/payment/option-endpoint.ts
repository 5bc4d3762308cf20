import { z } from 'zod'
import { defineEndpoint } from '../http/endpoint.ts'
import { paymentTypes } from './payment.ts'

/** How a payment option stands. */
const paymentOptionSchema = z.object({
  paymentType: z.enum(paymentTypes),
  /** No money moves: a sandbox serves it. */
  sandbox: z.boolean(),
  /** What one payment may be, integer BDT, ends included. */
  least: z.number().int(),
  most: z.number().int(),
})
export type PaymentOption = z.output<typeof paymentOptionSchema>

/** The payment options, in the order in which they are shown. */
export const listPaymentOptions = defineEndpoint({
  name: 'listPaymentOptions',
  method: 'GET',
  path: '/api/payment/options',
  access: 'anyone',
  summary: 'Every payment option, what it takes at once, and whether it is a sandbox.',
  output: z.array(paymentOptionSchema),
  status: 200,
  problems: [],
})
