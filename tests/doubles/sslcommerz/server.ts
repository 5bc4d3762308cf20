import type { Database } from '@jatra/api/db/types'
import { createSslCommerzSandbox } from '@jatra/sandbox/payments/sslcommerz-sandbox'
import { readForm } from '@jatra/api/http/read-body'
import { readFormFields, type FormFields } from '@jatra/contract/http/request-input'
import { startGateway, type GatewayDouble } from '../gateway-server.ts'

export const STORE = { id: 'shop', password: 'pass-word' }

/** Ends the ids of a session's second payment. */
export const SECOND = '-second'

type Fields = Record<string, unknown>

interface SslCommerzDouble extends GatewayDouble {
  /** Sessions, by tran_id, whose payment it suspects of fraud. */
  suspected: Set<string>
  /** Sessions that are paid twice, by tran_id: the second payment's ids are the first's with {@link SECOND}. */
  paidTwice: Set<string>
}

/** SSLCommerz over HTTP; it knows what our sandbox has no buttons for. */
export async function startSslCommerz(deps: {
  db: Database
  clock: () => number
  newId: () => string
}): Promise<SslCommerzDouble> {
  const [suspected, paidTwice] = [new Set<string>(), new Set<string>()]
  const pageOf = (tranId: string) => `https://sandbox.sslcommerz.com/page/${tranId}`
  const { forms, queries } = createSslCommerzSandbox({ ...deps, store: STORE, pageOf })

  /** As the sandbox describes a payment, and suspected where it is. */
  const describe = (payment: Fields): Fields =>
    suspected.has(String(payment['tran_id']))
      ? { ...payment, risk_level: '1', risk_title: 'Risk' }
      : payment

  /** Its second payment is as the first, under ids of its own. */
  async function validate(fields: FormFields, ask: (fields: FormFields) => Promise<Fields>) {
    const valId = fields.get('val_id') ?? ''
    const first = await ask(new Map([...fields, ['val_id', valId.replace(SECOND, '')]]))
    if (!valId.endsWith(SECOND)) return describe(first)
    if (!paidTwice.has(String(first['tran_id']))) return { status: 'INVALID_TRANSACTION' }
    const bank = `${String(first['bank_tran_id'])}${SECOND}`
    return describe({ ...first, val_id: valId, bank_tran_id: bank })
  }

  const double = await startGateway({
    callOf,
    async answer({ pathname, search }, request) {
      const form = request.method === 'POST' ? forms[pathname] : undefined
      const endpoint = form ?? queries[pathname]
      if (!endpoint) return new Response('Not Found', { status: 404 })
      const fields: FormFields = form
        ? await readForm(request)
        : (readFormFields(search.slice(1)) ?? new Map())
      if (fields.has('val_id')) return Response.json(await validate(fields, endpoint))
      const bank = fields.get('bank_tran_id')
      const answered: Fields = await endpoint(
        bank ? new Map([...fields, ['bank_tran_id', bank.replace(SECOND, '')]]) : fields,
      )
      const element = answered['element']
      if (!Array.isArray(element)) return Response.json(answered)
      return Response.json({ ...answered, element: (element as Fields[]).map(describe) })
    },
  })
  return Object.assign(double, { suspected, paidTwice })
}

/** One address answers payments, refunds and how refunds stand, by what is asked. */
function callOf({ pathname, searchParams }: URL): string {
  if (pathname.endsWith('/api.php')) return 'session'
  if (pathname.endsWith('/validationserverAPI.php')) return 'validation'
  if (searchParams.has('bank_tran_id')) return 'refund'
  const byRefund = searchParams.has('refund_ref_id') || searchParams.has('refund_trans_id')
  return byRefund ? 'status' : 'query'
}
