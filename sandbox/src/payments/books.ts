import { HOLD_CHOICE, type SandboxChoice } from '@jatra/contract/sandbox/payment-page'
import { createHash } from 'node:crypto'
import { gatewayLimits } from '@jatra/contract/payment/gateways'
import type { FormFields } from '@jatra/contract/http/request-input'
import { and, eq } from 'drizzle-orm'
import { sandboxSessions, type SandboxSessionRow } from '../db/schema.ts'
import type { Database } from '@jatra/api/db/types'
import { isPaymentId } from '@jatra/api/providers/payments/gateway'
import { isMoney } from './money.ts'

/** The sandbox gateway's side of a payment: a double of SSLCommerz with books of its own, so that it survives a restart. */
export interface SandboxDeps {
  db: Database
  clock: () => number
  newId: () => string
  /** Says who may open sessions and ask about them; signs the notices. */
  store: { id: string; password: string }
}

const always = [
  ...['tran_id', 'currency', 'success_url', 'fail_url', 'cancel_url', 'product_category'],
  ...['product_name', 'product_profile', 'shipping_method', 'cus_name', 'cus_email', 'cus_phone'],
  ...['cus_add1', 'cus_city', 'cus_postcode', 'cus_country'],
]
const ofAirlines = [
  ...['hours_till_departure', 'flight_type', 'pnr', 'journey_from_to', 'third_party_booking'],
]

/** Opens a session, or finds the one that the same tran_id and amount opened. @returns a reason when it is rejected */
export async function openSession(
  deps: SandboxDeps,
  form: FormFields,
): Promise<{ session: SandboxSessionRow } | { error: string }> {
  const field = (name: string) => form.get(name) ?? ''
  const wanted =
    field('product_profile') === 'airline-tickets' ? [...always, ...ofAirlines] : always
  const missing = wanted.find((name) => !field(name))
  if (missing) return { error: `${missing} is required` }
  if (!isMoney(field('total_amount'))) return { error: 'total_amount is not valid' }
  const amount = Number(field('total_amount')).toFixed(2)
  if (Number(amount) < gatewayLimits.sslcommerz.least) return { error: 'total_amount is not valid' }
  if (Number(amount) > gatewayLimits.sslcommerz.most) return { error: 'total_amount is too high' }
  if (field('tran_id').length > 30) return { error: 'tran_id is too long' }

  await deps.db
    .insert(sandboxSessions)
    .values({
      tranId: field('tran_id'),
      sessionKey: deps.newId(),
      amount,
      currency: field('currency'),
      productName: field('product_name'),
      customerName: field('cus_name'),
      method: field('multi_card_name'),
      successUrl: field('success_url'),
      failUrl: field('fail_url'),
      cancelUrl: field('cancel_url'),
      ipnUrl: field('ipn_url'),
      status: 'OPEN',
      createdAt: new Date(deps.clock()),
    })
    .onConflictDoNothing()
  const session = await findSession(deps, field('tran_id'))
  if (!session || session.amount !== amount) return { error: 'tran_id is in use' }
  return { session }
}

export async function findSession(
  deps: Pick<SandboxDeps, 'db'>,
  tranId: string,
): Promise<SandboxSessionRow | null> {
  if (!isPaymentId(tranId)) return null
  const [row] = await deps.db
    .select()
    .from(sandboxSessions)
    .where(eq(sandboxSessions.tranId, tranId))
  return row ?? null
}

/** @param sessionKey what opening it answered */
export async function findSessionByKey(
  deps: Pick<SandboxDeps, 'db'>,
  sessionKey: string,
): Promise<SandboxSessionRow | null> {
  if (!isPaymentId(sessionKey)) return null
  const [row] = await deps.db
    .select()
    .from(sandboxSessions)
    .where(eq(sandboxSessions.sessionKey, sessionKey))
  return row ?? null
}

const outcomes = {
  pay: 'VALID',
  silent: 'VALID',
  hold: 'VALID',
  fail: 'FAILED',
  cancel: 'CANCELLED',
} as const

/** Writes down what the visitor chose. The first choice stays: a session is paid once. */
export async function choose(
  deps: SandboxDeps,
  tranId: string,
  choice: SandboxChoice | typeof HOLD_CHOICE,
): Promise<SandboxSessionRow | null> {
  if (!isPaymentId(tranId)) return null
  const status = outcomes[choice]
  const valId = createHash('sha256').update(`${tranId}:${deps.newId()}`).digest('hex').slice(0, 32)
  const paid = { valId, paidAt: new Date(deps.clock()), held: choice === HOLD_CHOICE }
  await deps.db
    .update(sandboxSessions)
    .set({ status, ...(status === 'VALID' && paid) })
    .where(and(eq(sandboxSessions.tranId, tranId), eq(sandboxSessions.status, 'OPEN')))
  return findSession(deps, tranId)
}

/** The validator's answer for a payment, which it marks as validated, as SSLCommerz does. */
export async function validatePayment(
  deps: Pick<SandboxDeps, 'db'>,
  valId: string,
): Promise<SandboxSessionRow | null> {
  const [row] = await deps.db.select().from(sandboxSessions).where(eq(sandboxSessions.valId, valId))
  if (row?.status === 'VALID') {
    await deps.db
      .update(sandboxSessions)
      .set({ status: 'VALIDATED' })
      .where(and(eq(sandboxSessions.valId, valId), eq(sandboxSessions.status, 'VALID')))
  }
  return row ?? null
}
