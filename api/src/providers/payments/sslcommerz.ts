import { z } from 'zod'
import { readFormFields, type FormFields } from '@jatra/contract/http/request-input'
import { gatewayLimits } from '@jatra/contract/payment/gateways'
import type { PaymentType } from '@jatra/contract/payment/payment'
import { parseDhakaTime } from './dhaka-time.ts'
import {
  GatewayError,
  type FlightProduct,
  type GatewayPayment,
  type NotifiedStatus,
  type PaymentGateway,
  type PaymentKey,
  type PaymentRequest,
} from './gateway.ts'
import { isSigned } from './signature.ts'
import { paidFromOf } from './sslcommerz-card.ts'
import { foundRefund, refundSchema, takenRefund } from './sslcommerz-refund.ts'

interface SslCommerzOptions {
  storeId: string
  storePassword: string
  /** `https://sandbox.sslcommerz.com`, `https://securepay.sslcommerz.com`, or our own double. */
  baseUrl: string
  fetch: (request: Request) => Promise<Response>
  /** How long a call may take, milliseconds. */
  timeout?: ((ms: number) => AbortSignal) | undefined
}

const TIMEOUT_MS = 10_000

/** The methods that the gateway's page is restricted to; none for its own choice of all. */
const methods: Record<PaymentType, string | null> = {
  bkash: 'bkash',
  nogod: 'nagad',
  nexus: 'dbbl_nexus',
  sslCommerz: null,
}

/** Payments by our id, refunds, and how refunds stand. */
const TRANSACTIONS = '/validator/api/merchantTransIDvalidationAPI.php'

const sessionSchema = z.object({
  status: z.string(),
  failedreason: z.string().optional(),
  sessionkey: z.string().nullish(),
  GatewayPageURL: z.string().optional(),
})

const paymentSchema = z.object({
  status: z.string(),
  tran_date: z.string().nullish(),
  tran_id: z.string().default(''),
  val_id: z.string().default(''),
  bank_tran_id: z.string().nullish(),
  amount: z.coerce.string().default(''),
  currency: z.string().default(''),
  currency_type: z.string().nullish(),
  currency_amount: z.coerce.string().nullish(),
  risk_level: z.coerce.string().default('0'),
  card_type: z.string().nullish(),
  card_no: z.string().nullish(),
})
const foundSchema = z.object({ element: z.array(paymentSchema).default([]) })

const notified: Record<string, NotifiedStatus> = {
  VALID: 'valid',
  VALIDATED: 'valid',
  FAILED: 'failed',
  CANCELLED: 'cancelled',
  UNATTEMPTED: 'expired',
  EXPIRED: 'expired',
}
/** Without these under its signature, a notice could be changed on its way. */
const SIGNED = ['tran_id', 'status', 'amount', 'currency']

/** SSLCommerz v4, as its integration guide describes it. */
export function createSslCommerz(options: SslCommerzOptions): PaymentGateway {
  const { storeId, storePassword, timeout = AbortSignal.timeout.bind(AbortSignal) } = options

  return {
    name: 'sslcommerz',
    limits: gatewayLimits.sslcommerz,

    async createPayment(request) {
      const body = new URLSearchParams({
        store_id: storeId,
        store_passwd: storePassword,
        ...sessionFields(request),
      })
      const answer = await ask('/gwprocess/v4/api.php', sessionSchema, { method: 'POST', body })
      if (answer.status !== 'SUCCESS' || !answer.GatewayPageURL) {
        throw new GatewayError(
          `SSLCommerz refused the session: ${answer.failedreason ?? 'no reason'}`,
        )
      }
      return { url: answer.GatewayPageURL, reference: answer.sessionkey || null }
    },

    find,

    async parseNotification(rawBody) {
      const form: FormFields = readFormFields(rawBody) ?? new Map()
      const status = notified[form.get('status') ?? '']
      const valId = form.get('val_id') || null
      const required = valId ? [...SIGNED, 'val_id'] : SIGNED
      if (!status || !isSigned(form, required, storePassword)) return null
      if (status === 'valid' && !valId) return null
      const field = (name: string) => form.get(name) ?? ''
      return {
        status,
        valId,
        tranId: field('tran_id'),
        amount: field('amount'),
        currency: field('currency'),
      }
    },

    async refund({ refundId, payment, amount, reason }) {
      const query = new URLSearchParams({
        bank_tran_id: payment.paymentReference,
        refund_trans_id: refundId,
        refund_amount: amount.toFixed(2),
        refund_remarks: reason.slice(0, 255),
        ...credentials(),
        v: '1',
        format: 'json',
      })
      try {
        return takenRefund(await ask(`${TRANSACTIONS}?${query}`, refundSchema))
      } catch (error) {
        if (!(error instanceof GatewayError)) throw error
        return { kind: 'unknown', reason: error.message }
      }
    },

    async findRefund({ refundId, reference }) {
      // Its guide names refund_ref_id alone; what no answer gave us can only be asked for by our own.
      const query = new URLSearchParams({ ...credentials(), format: 'json' })
      if (reference === null) query.set('refund_trans_id', refundId)
      else query.set('refund_ref_id', reference)
      return foundRefund(await ask(`${TRANSACTIONS}?${query}`, refundSchema))
    },
  }

  /** By val_id also what the list of transactions does not show yet. */
  async function find({ tranId, valId }: PaymentKey): Promise<GatewayPayment[]> {
    if (valId !== null) {
      const query = new URLSearchParams({ val_id: valId, ...credentials(), v: '1', format: 'json' })
      const answer = await ask(`/validator/api/validationserverAPI.php?${query}`, paymentSchema)
      return answer.status === 'INVALID_TRANSACTION' ? [] : [paymentOf(answer)]
    }
    const query = new URLSearchParams({ tran_id: tranId, ...credentials(), format: 'json' })
    return (await ask(`${TRANSACTIONS}?${query}`, foundSchema)).element.map(paymentOf)
  }

  function credentials() {
    return { store_id: storeId, store_passwd: storePassword }
  }

  /** The address carries the store's password, so no error may name it. */
  async function ask<Schema extends z.ZodType>(
    path: string,
    schema: Schema,
    init: RequestInit = {},
  ): Promise<z.output<Schema>> {
    const name = path.split('?')[0] ?? ''
    try {
      const request = new Request(`${options.baseUrl.replace(/\/$/, '')}${path}`, {
        ...init,
        signal: timeout(TIMEOUT_MS),
      })
      const response = await options.fetch(request)
      if (!response.ok)
        throw new GatewayError(`SSLCommerz answered ${response.status} at ${name}`, { away: true })
      return schema.parse(await response.json())
    } catch (cause) {
      if (cause instanceof GatewayError) throw cause
      const kind = cause instanceof Error ? cause.name : 'unknown error'
      throw new GatewayError(`SSLCommerz gave no readable answer at ${name} (${kind})`, {
        away: true,
      })
    }
  }
}

function sessionFields(request: PaymentRequest): Record<string, string> {
  const { customer, product, urls } = request
  const method = methods[request.paymentType]
  return {
    total_amount: request.amount.toFixed(2),
    currency: request.currency,
    tran_id: request.tranId,
    product_category: product.category,
    ...profileOf(product.flight),
    product_name: product.name,
    num_of_item: String(product.quantity),
    shipping_method: 'NO',
    emi_option: '0',
    success_url: urls.success,
    fail_url: urls.fail,
    cancel_url: urls.cancel,
    ipn_url: urls.ipn,
    cus_name: customer.name,
    cus_email: customer.email,
    cus_phone: customer.phone,
    cus_add1: customer.address,
    cus_city: 'Dhaka',
    // Of its general post office: an address that a traveller types has no postcode of its own.
    cus_postcode: '1000',
    cus_country: 'Bangladesh',
    ...(method && { multi_card_name: method }),
  }
}

/** SSLCommerz' risk rules want more of airline tickets. An agency sells an airline's seats, which makes it a third party. */
function profileOf(flight: FlightProduct | undefined): Record<string, string> {
  if (!flight) return { product_profile: 'non-physical-goods' }
  return {
    product_profile: 'airline-tickets',
    hours_till_departure: `${flight.hoursTillDeparture} hrs`,
    flight_type: flight.type,
    pnr: flight.reference,
    journey_from_to: flight.journey,
    third_party_booking: 'Yes',
  }
}

const statuses: Record<string, GatewayPayment['status']> = {
  VALID: 'paid',
  VALIDATED: 'paid',
  FAILED: 'failed',
  CANCELLED: 'cancelled',
}

function paymentOf(answer: z.output<typeof paymentSchema>): GatewayPayment {
  const { currency_type: currency, currency_amount: amount } = answer
  return {
    tranId: answer.tran_id,
    valId: answer.val_id || null,
    reference: answer.bank_tran_id || null,
    status: statuses[answer.status] ?? 'pending',
    amount: answer.amount,
    currency: answer.currency,
    paidAt: answer.tran_date ? parseDhakaTime(answer.tran_date) : null,
    openedFor: currency ? { amount: amount ?? '', currency } : null,
    risk: answer.risk_level === '1' ? 'held' : 'safe',
    paidFrom: paidFromOf(answer.card_type, answer.card_no),
  }
}
