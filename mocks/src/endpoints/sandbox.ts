import type { FormFields } from '@jatra/contract/http/request-input'
import { languageAsked } from '@jatra/contract/http/accept-language'
import type { Order } from '@jatra/contract/whole-order/order'
import { orderInLanguage } from '@jatra/contract/whole-order/order-in-language'
import { nameOf } from '@jatra/contract/whole-order/order-name'
import { withAttempt, type UnpaidEnd } from '@jatra/contract/payment/attempt-end'
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
import type { ScenarioRules } from '../scenarios/scenario.ts'
import { respond, readContext, type RequestContext } from '../answer.ts'
import { readForm } from '../request-parts.ts'
import { bringUpToDate } from '../state/orders.ts'
import { payerLanguage, returnPage } from '../state/return-page.ts'
import { applyOutcome, giveBack, isPageOpen, takesMoney } from '../state/payment-outcome.ts'
import type { OrderRecord } from '../state/visitor-state.ts'
import type { MockBackend } from '../mock-backend.ts'

const PATH = `*${SANDBOX_PAYMENT_PATH}/:tranId`
/** When a payment is known after all. */
const LATER_MS = { late: 30_000, looked_up: MINUTE_MS, found_too_late: 45 * MINUTE_MS }
/** By how much less than the price the first payment of another amount is. */
const MISSING_BDT = 100

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
        const back = returnPage(asked.visitor, record)
        const isOver = attemptOf(record.order, tranId)?.status === 'expired'
        const location = isOver ? withAttempt(back, tranId) : back
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
  const attempt = attemptOf(record.order, tranId)
  if (!attempt || !isPageOpen(record, attempt)) return
  const end = (status: UnpaidEnd) => applyOutcome(record, tranId, status, now)
  if (rules.payment === 'declined' || choice === 'fail') return end('failed')
  if (rules.payment === 'cancelled' || choice === 'cancel') return end('cancelled')
  if (rules.payment === 'never' || !takesMoney(attempt)) return
  record.airline = rules.airline ?? null
  if (rules.refund) record.refundFate = rules.refund
  const back = record.order.refunds.some(({ reason }) => reason === 'other_amount')
  if (rules.payment === 'other_amount' && !back) {
    return giveBack(record, tranId, 'other_amount', now, attempt.amount - MISSING_BDT)
  }
  const later = laterOf(rules.payment) ?? (choice === 'silent' ? 'looked_up' : null)
  if (later) record.confirms = { tranId, at: now + LATER_MS[later] }
  else if (choice === HOLD_CHOICE && record.order.paymentStatus === 'pending') {
    record.suspected = { tranId, at: now }
    record.order = { ...record.order, payUrl: null }
  } else applyOutcome(record, tranId, 'success', now)
}

const laterOf = (payment: ScenarioRules['payment']): keyof typeof LATER_MS | null =>
  payment === 'late' || payment === 'looked_up' || payment === 'found_too_late' ? payment : null

/** What we have ended stays open here, as at a real gateway: money that it still takes goes back. */
function currentPage({ visitor }: RequestContext, record: OrderRecord, asked: unknown): Response {
  const { order } = record
  const attempt = attemptOf(order, asked)
  const language = payerLanguage(visitor, record)
  if (!attempt || !isPageOpen(record, attempt)) {
    const back = returnPage(visitor, record)
    return sandboxAnswer(endedPaymentPage(attempt?.tranId ?? '', back, language), language)
  }
  const { tranId, amount, paymentType } = attempt
  const method = paymentTypeLabels[paymentType]
  const product = nameOf(orderInLanguage(language, order), language)
  const page = { tranId, amount, product, method, mayHold: mayHold(attempt) }
  return sandboxAnswer(paymentPage(page, language), language)
}
