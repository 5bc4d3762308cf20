import { z } from 'zod'

/** Only what we use is read. HTTP 200 is no success: `0000` is. */
const done = { statusCode: z.literal('0000') }

export const tokenSchema = z.object({
  ...done,
  id_token: z.string().min(1),
  refresh_token: z.string().min(1),
  /** Seconds; some answers write it as text. */
  expires_in: z.coerce.number().positive(),
})

export const createdSchema = z.object({
  ...done,
  paymentID: z.string().min(1),
  bkashURL: z.string().min(1),
  amount: z.string(),
  currency: z.string(),
  merchantInvoiceNumber: z.string(),
})

/** A payment, as execute and query answer it. */
const paymentFields = {
  ...done,
  paymentID: z.string().min(1),
  trxID: z.string().nullish(),
  transactionStatus: z.string(),
  amount: z.string(),
  /** What the payer ordered, where a coupon paid a part: `amount` is then what bKash settles. */
  saleAmount: z.string().nullish(),
  currency: z.string(),
  paymentExecuteTime: z.string().nullish(),
}

export const executedSchema = z.object({ ...paymentFields, merchantInvoiceNumber: z.string() })

/** The same as execute's, but the shop's number has another name. */
export const queriedSchema = z
  .object({
    ...paymentFields,
    merchantInvoice: z.string(),
    /** `Incomplete` until the payer has approved. */
    verificationStatus: z.string().nullish(),
  })
  .transform(({ merchantInvoice, ...rest }) => ({
    ...rest,
    merchantInvoiceNumber: merchantInvoice,
  }))
export type BkashPayment = z.output<typeof executedSchema>

export const refundedSchema = z.object({
  originalTrxId: z.string(),
  refundTrxId: z.string().min(1),
  refundTransactionStatus: z.string(),
  refundAmount: z.string(),
})

export const refundListSchema = z.object({
  originalTrxId: z.string(),
  refundTransactions: z.array(
    z.object({
      refundTrxId: z.string().min(1),
      refundTransactionStatus: z.string(),
      refundAmount: z.string(),
    }),
  ),
})
export type BkashRefund = z.output<typeof refundListSchema>['refundTransactions'][number]

/** The ways in which bKash says no. */
export const rejectionSchema = z.union([
  z.object({ statusCode: z.string() }).transform(({ statusCode }) => statusCode),
  z.object({ errorCode: z.string() }).transform(({ errorCode }) => errorCode),
  // Refunds alone: internalCode, externalCode and texts in two languages.
  z.object({ externalCode: z.string() }).transform(({ externalCode }) => externalCode),
])
