import type { FormFields } from '@jatra/contract/http/request-input'
import {
  findSession,
  findSessionByKey,
  openSession,
  validatePayment,
  type SandboxDeps,
} from './books.ts'
import { describePayment } from './messages.ts'
import { describeRefund, initiateRefund } from './refunds.ts'

interface SslCommerzSandboxDeps extends SandboxDeps {
  /** Where the page of a payment is. */
  pageOf: (tranId: string) => string
}

/** Payments by the shop's id, refunds, and how refunds stand. */
const TRANSACTIONS = '/validator/api/merchantTransIDvalidationAPI.php'

/**
 * SSLCommerz' side of its API v4, in its wire format: what it answers at each path. Forms are posted; queries stand in
 * the address, by whatever method, since SSLCommerz' own package posts them.
 */
export function createSslCommerzSandbox(deps: SslCommerzSandboxDeps) {
  const isOurStore = (fields: FormFields) =>
    fields.get('store_id') === deps.store.id && fields.get('store_passwd') === deps.store.password

  const forms: Record<string, Endpoint> = {
    async '/gwprocess/v4/api.php'(form) {
      if (!isOurStore(form)) return failed('Store Credential Error Or Store is De-active')
      const opened = await openSession(deps, form)
      if ('error' in opened) return failed(opened.error)
      const { tranId, sessionKey } = opened.session
      return {
        status: 'SUCCESS',
        failedreason: '',
        sessionkey: sessionKey,
        GatewayPageURL: deps.pageOf(tranId),
      }
    },
  }
  const queries: Record<string, Endpoint> = {
    async '/validator/api/validationserverAPI.php'(query) {
      if (!isOurStore(query)) return { status: 'INVALID_TRANSACTION' }
      const session = await validatePayment(deps, query.get('val_id') ?? '')
      return session ? describePayment(session) : { status: 'INVALID_TRANSACTION' }
    },
    async [TRANSACTIONS](query) {
      if (!isOurStore(query)) return { APIConnect: 'INVALID_REQUEST' }
      if (query.has('bank_tran_id')) return initiateRefund(deps, query)
      if (query.has('refund_ref_id') || query.has('refund_trans_id')) {
        return describeRefund(deps, query)
      }
      const sessionKey = query.get('sessionkey')
      if (sessionKey !== undefined) {
        const session = await findSessionByKey(deps, sessionKey)
        const payment = session ? describePayment(session) : { status: 'INVALID_TRANSACTION' }
        return { APIConnect: 'DONE', ...payment }
      }
      const session = await findSession(deps, query.get('tran_id') ?? '')
      const element = session ? [describePayment(session)] : []
      return { APIConnect: 'DONE', no_of_trans_found: element.length, element }
    },
  }
  return { forms, queries }
}

/** Answers the fields of a form or a query. */
type Endpoint = (fields: FormFields) => Promise<Record<string, unknown>>

function failed(reason: string) {
  return { status: 'FAILED', failedreason: reason, sessionkey: '', GatewayPageURL: '' }
}
