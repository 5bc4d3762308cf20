import { sign } from '../providers/payments/signature.ts'
import { createSslCommerz } from '../providers/payments/sslcommerz.ts'

type Fields = Record<string, string>

const broken = () => new Response('<html>', { status: 500 })

/** SSLCommerz in memory, with the switches that a real gateway has no buttons for. */
export function fakeSslCommerz() {
  const store = { id: 'shop', password: 'shop-password' }
  const payments = new Map<string, Fields>()
  /** By refund_trans_id. */
  const refunds = new Map<string, Fields>()
  const fake = {
    /** Sessions that were asked for. */
    opened: [] as URLSearchParams[],
    /** Calls of any kind. */
    calls: 0,
    down: false,
    /** Questions by tran_id find nothing: a payment that its books show a moment later. */
    late: false,
    /** The val_id of a payment that it fails to speak of, whenever it is asked. */
    brokenAbout: null as string | null,
    /** Refunds that were asked for, in their order. */
    refundsAsked: [] as Fields[],
    /** Does not come to the books of refunds, or answers without them. */
    answerRefund: null as (() => Response | Promise<Response>) | null,
    /** Where its pages are. */
    pages: 'https://gateway.test/pay/',
    /** Takes the refund and then breaks the line. */
    refundAnswerLost: false,
    /** What the books say of every refund from now on: refunded, processing, cancelled. */
    refundStatus: 'processing',
    /** Runs at the start of each call. */
    onCall: () => {},
    gateway: createSslCommerz({
      storeId: store.id,
      storePassword: store.password,
      baseUrl: 'https://gateway.test',
      fetch: answer,
    }),
    /** What the gateway's books say of a payment from now on. @returns the signed notice of it */
    pay(tranId: string, changes: Fields = {}): URLSearchParams {
      const opened = fake.opened.find((form) => form.get('tran_id') === tranId)
      const { amount = opened?.get('total_amount') ?? '0.00', currency = 'BDT' } = changes
      const payment: Fields = {
        status: 'VALID',
        tran_id: tranId,
        val_id: `val-${tranId}`,
        bank_tran_id: `bank-${changes['val_id'] ?? tranId}`,
        ...{ amount, currency, currency_amount: amount, currency_type: currency },
        risk_level: '0',
        ...changes,
      }
      payments.set(payment['val_id'] ?? '', payment)
      return fake.notice(payment)
    },
    /** Any notice, signed rightly. */
    notice: (fields: Fields) => sign(new URLSearchParams(fields), store.password),
  }
  return fake

  async function answer(request: Request): Promise<Response> {
    fake.calls += 1
    fake.onCall()
    if (fake.down) throw new TypeError('fetch failed')
    const { pathname, searchParams } = new URL(request.url)
    if (pathname === '/gwprocess/v4/api.php') {
      const form = new URLSearchParams(await request.text())
      fake.opened.push(form)
      const GatewayPageURL = fake.pages + (form.get('tran_id') ?? '')
      const sessionkey = `session-${form.get('tran_id')}`
      return Response.json({ status: 'SUCCESS', sessionkey, GatewayPageURL })
    }
    if (pathname === '/validator/api/validationserverAPI.php') {
      const valId = searchParams.get('val_id') ?? ''
      if (valId === fake.brokenAbout) return broken()
      const found = payments.get(valId)
      return Response.json(found ?? { status: 'INVALID_TRANSACTION' })
    }
    if (searchParams.has('bank_tran_id')) return takeRefund(Object.fromEntries(searchParams))
    if (searchParams.has('refund_ref_id') || searchParams.has('refund_trans_id')) {
      const by = searchParams.get('refund_trans_id') ?? searchParams.get('refund_ref_id')?.slice(4)
      const found = refunds.get(by ?? '')
      const status = fake.refundStatus
      return Response.json({ APIConnect: 'DONE', ...(found && { ...found, status }) })
    }
    const tranId = searchParams.get('tran_id')
    const found = [...payments.values()].filter((payment) => payment['tran_id'] === tranId)
    if (found.some((payment) => payment['val_id'] === fake.brokenAbout)) return broken()
    return Response.json({ APIConnect: 'DONE', element: fake.late ? [] : found })
  }

  async function takeRefund(asked: Fields): Promise<Response> {
    fake.refundsAsked.push(asked)
    if (fake.answerRefund) return fake.answerRefund()
    const id = asked['refund_trans_id'] ?? ''
    const refund = { refund_ref_id: `ref-${id}`, trans_id: id, errorReason: '' }
    refunds.set(id, refund)
    if (fake.refundAnswerLost) throw new TypeError('fetch failed')
    return Response.json({ APIConnect: 'DONE', status: 'success', ...refund })
  }
}
