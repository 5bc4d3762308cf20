import type { SandboxSessionRow } from '../db/schema.ts'
import { dhakaTime } from '@jatra/api/providers/payments/dhaka-time'
import { sign } from '@jatra/api/providers/payments/signature'

const BANK = 'SANDBOX-'

/** Where the payer chose no method of their own: the card that SSLCommerz' own sandbox takes. */
const sandboxCard = { card_type: 'VISA-Sandbox', card_no: '411111XXXXXX1111' }

/** What the bank behind the sandbox calls a payment. */
const bankTranId = ({ tranId }: SandboxSessionRow) => `${BANK}${tranId}`

/** The session of such a payment. */
export const tranIdOfBank = (bankTranId: string): string =>
  bankTranId.startsWith(BANK) ? bankTranId.slice(BANK.length) : ''

/** A session as SSLCommerz' validator answers it. */
export function describePayment(session: SandboxSessionRow): Record<string, string> {
  return {
    status: session.status === 'OPEN' ? 'PENDING' : session.status,
    tran_id: session.tranId,
    val_id: session.valId ?? '',
    amount: session.amount,
    currency: session.currency,
    currency_type: session.currency,
    currency_amount: session.amount,
    bank_tran_id: bankTranId(session),
    ...(session.method ? { card_type: session.method } : sandboxCard),
    ...(session.paidAt && { tran_date: dhakaTime(session.paidAt.getTime()) }),
    ...(session.held
      ? { risk_level: '1', risk_title: 'High' }
      : { risk_level: '0', risk_title: 'Safe' }),
  }
}

/** The signed notice that goes from server to server once the visitor has chosen. */
export function noticeOf(
  session: SandboxSessionRow,
  store: { id: string; password: string },
): URLSearchParams {
  const payment = describePayment(session)
  const status = session.status === 'VALIDATED' ? 'VALID' : payment['status']
  const fields = { ...payment, status: status ?? '', store_id: store.id }
  return sign(new URLSearchParams(fields), store.password)
}
