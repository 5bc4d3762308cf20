import type { FormFields } from '@jatra/contract/http/request-input'
import { languageAsked } from '@jatra/contract/http/accept-language'
import type { Order } from '@jatra/contract/order/order'
import { orderInLanguage } from '@jatra/contract/order/order-in-language'
import { nameOf } from '@jatra/contract/order/order-name'
import { ownGateways } from '@jatra/contract/payment/gateways'
import { paymentTypeLabels, type PaymentAttempt } from '@jatra/contract/payment/payment'
import {
  endedPaymentPage,
  HOLD_CHOICE,
  isSandboxChoice,
  paymentPage,
  silentPaymentPage,
  unknownPaymentPage,
  type SandboxChoice,
} from '@jatra/contract/sandbox/payment-page'
import { SANDBOX_PAYMENT_PATH } from '@jatra/contract/sandbox/sandbox-layout'
import { MINUTE_MS } from '@jatra/contract/values/time-units'
import { http, type HttpHandler } from 'msw'
import { sandboxAnswer } from '../sandbox-answer.ts'
import { respond, readContext, type RequestContext } from '../answer.ts'
import { readForm } from '../request-parts.ts'
import { bringUpToDate } from '../state/orders.ts'
import { payerLanguage, returnPage } from '../state/return-page.ts'
import { applyOutcome } from '../state/payment-outcome.ts'
import type { OrderRecord } from '../state/visitor-state.ts'
import type { MockBackend } from '../mock-backend.ts'

const PATH = `*${SANDBOX_PAYMENT_PATH}/:tranId`
/** When a payment is known after all. */
const LATER_MS = { late: 30_000, looked_up: MINUTE_MS, found_too_late: 45 * MINUTE_MS }

/** The gateway's page and its buttons. To the browser it behaves as the sandbox does, down to the buttons' names. */
export function sandboxHandlers(backend: MockBackend): HttpHandler[] {
  const recordOf = ({ visitor, now }: RequestContext, tranId: unknown): OrderRecord | undefined => {
    bringUpToDate(visitor, now)
    return [...visitor.orders.values()].find(({ order }) =>
      order.payments.some((attempt) => attempt.tranId === tranId),
    )
  }

  return [
    http.get(PATH, ({ request, params }) =>
      respond(request, async () => {
        const asked = await readContext(backend, request)
        const record = recordOf(asked, params['tranId'])
        return record ? currentPage(asked, record, params['tranId']) : unknownPage(request)
      }),
    ),

    http.post(PATH, ({ request, params }) =>
      respond(request, async () => {
        const asked = await readContext(backend, request)
        const record = recordOf(asked, params['tranId'])
        if (!record) return unknownPage(request)
        const tranId = String(params['tranId'])
        const choice = choiceOf(await readForm(request), record, tranId)
        if (!choice) return currentPage(asked, record, tranId)
        choose(choice, tranId, record, asked)
        const location = returnPage(asked.visitor, record)
        if (choice === 'silent' && record.order.paymentStatus === 'pending') {
          const language = payerLanguage(asked.visitor, record)
          return sandboxAnswer(silentPaymentPage(tranId, location, language), language)
        }
        return new Response(null, {
          status: 303,
          headers: { location, 'cache-control': 'no-store' },
        })
      }),
    ),
  ]
}

/** The payment's account is unknown here, so the browser's language is used. */
function unknownPage({ headers }: Request): Response {
  const language = languageAsked(headers)
  return sandboxAnswer(unknownPaymentPage(language), language, 404)
}

type Choice = SandboxChoice | typeof HOLD_CHOICE

/** What was pressed; null where it is no button of this page. */
function choiceOf(form: FormFields, { order }: OrderRecord, tranId: string): Choice | null {
  const choice = form.get('choice') ?? null
  if (choice === HOLD_CHOICE) return mayHold(attemptOf(order, tranId)) ? choice : null
  return isSandboxChoice(choice) ? choice : null
}

const attemptOf = ({ payments }: Order, asked: unknown) =>
  payments.find(({ tranId }) => tranId === asked)

/** SSLCommerz alone suspects a payment. */
const mayHold = (attempt: PaymentAttempt | undefined): boolean =>
  attempt !== undefined && ownGateways[attempt.paymentType] === 'sslcommerz'

/** The first choice stays; what it leads to depends on the scenario. */
function choose(
  choice: Choice,
  tranId: string,
  record: OrderRecord,
  { rules, now }: RequestContext,
): void {
  if (record.confirmsAt !== null || record.suspected?.tranId === tranId) return
  if (rules.payment === 'declined') return applyOutcome(record, 'failed', now)
  if (rules.payment === 'cancelled') return applyOutcome(record, 'cancelled', now)
  if (choice === 'fail') return applyOutcome(record, 'failed', now)
  if (choice === 'cancel') return applyOutcome(record, 'cancelled', now)
  if (rules.payment === 'never') return
  record.airline = rules.airline ?? null
  if (rules.refund) record.refundFate = rules.refund
  const later = rules.payment ?? (choice === 'silent' ? 'looked_up' : null)
  if (later) record.confirmsAt = now + LATER_MS[later]
  else if (choice === HOLD_CHOICE && record.order.paymentStatus === 'pending')
    record.suspected = { tranId, at: now }
  else applyOutcome(record, 'success', now)
}

/** An order that expired unpaid can still be paid here, as at a real gateway: the money then goes back. */
function currentPage({ visitor }: RequestContext, record: OrderRecord, asked: unknown): Response {
  const { order, suspected } = record
  const attempt = attemptOf(order, asked)
  const open =
    (attempt?.status === 'pending' && suspected?.tranId !== attempt.tranId) ||
    attempt?.status === 'expired'
  const language = payerLanguage(visitor, record)
  if (!attempt || !open) {
    const back = returnPage(visitor, record)
    return sandboxAnswer(endedPaymentPage(attempt?.tranId ?? '', back, language), language)
  }
  const { tranId, amount, paymentType } = attempt
  const method = paymentTypeLabels[paymentType]
  const product = nameOf(orderInLanguage(language, order), language)
  const page = { tranId, amount, product, method, mayHold: mayHold(attempt) }
  return sandboxAnswer(paymentPage(page, language), language)
}
