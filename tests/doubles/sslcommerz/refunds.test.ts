import { GatewayError } from '@jatra/api/providers/payments/gateway'
import { SANDBOX_REFUND_MS } from '@jatra/sandbox/payments/refunds'
import { useTestDatabase } from '@jatra/api/testing/test-database'
import { expect, it } from 'vitest'
import { openSslCommerz, pay, type OpenedSslCommerz } from './open-sslcommerz.ts'
import { STORE } from './server.ts'

const database = useTestDatabase()

async function openPaid() {
  const opened = await openSslCommerz(database.db)
  return { ...opened, payment: await pay(opened) }
}
type Paid = OpenedSslCommerz & { payment: Awaited<ReturnType<typeof pay>> }

const request = ({ payment }: Paid, changes: { amount?: number; refundId?: string } = {}) => ({
  ...{ refundId: 'JR1', payment, amount: 7200, reason: 'Jatra refund: late_payment', ...changes },
  others: [] as string[],
})
const query = (paid: Paid, reference: string | null) => ({
  ...{ ...request(paid), reference },
})

it('a refund is asked for by the bank’s id of the payment, and paid some time later', async () => {
  const paid = await openPaid()
  const outcome = await paid.gateway.refund(request(paid))
  expect(outcome).toEqual({
    kind: 'processing',
    reference: expect.stringMatching(/^R\w{15}$/) as string,
  })
  const { url } = paid.double.asked.at(-1) ?? {}
  expect(Object.fromEntries(url?.searchParams ?? [])).toEqual({
    ...{ bank_tran_id: paid.payment.paymentReference, refund_trans_id: 'JR1' },
    ...{ refund_amount: '7200.00', refund_remarks: 'Jatra refund: late_payment' },
    ...{ store_id: STORE.id, store_passwd: STORE.password, v: '1', format: 'json' },
  })
  const reference = 'reference' in outcome ? outcome.reference : null
  expect(await paid.gateway.findRefund(query(paid, reference))).toEqual(outcome)
  paid.time.now += SANDBOX_REFUND_MS
  expect(await paid.gateway.findRefund(query(paid, reference))).toEqual({ kind: 'done', reference })
})

it('the same refund twice at once is one, and no more goes back than was paid', async () => {
  const paid = await openPaid()
  const [first, second] = await Promise.all([
    paid.gateway.refund(request(paid, { amount: 7000 })),
    paid.gateway.refund(request(paid, { amount: 7000 })),
  ])
  expect(first).toMatchObject({ kind: 'processing' })
  expect(second).toEqual(first)
  const others = [
    { amount: 6000 },
    { amount: 201, refundId: 'JR2' },
    { amount: 7200, refundId: 'JR3' },
  ]
  for (const changes of others) {
    expect(await paid.gateway.refund(request(paid, changes))).toMatchObject({ kind: 'refused' })
  }
  const rest = request(paid, { amount: 200, refundId: 'JR4' })
  expect(await paid.gateway.refund(rest)).toMatchObject({ kind: 'processing' })
})

it.each([
  ['has no answer in time', null],
  ['is answered 500', { status: 500, body: 'down' }],
  ['is answered by half a page', { body: '<html>' }],
  ['is lost behind the gateway', { body: { APIConnect: 'FAILED' } }],
  ['has an answer without a reference', { body: { APIConnect: 'DONE', status: 'success' } }],
  ['has a status nobody knows', { body: { APIConnect: 'DONE', status: 'soon' } }],
])('a refund that was taken and %s is unknown, and found by our own id', async (_, answer) => {
  const paid = await openPaid()
  let refunding
  if (answer) {
    paid.double.answerNext('refund', answer, 'after')
    refunding = paid.gateway.refund(request(paid))
  } else {
    const silent = paid.double.staySilent('refund')
    refunding = paid.gateway.refund(request(paid))
    await silent
    paid.timeOut()
  }
  const outcome = await refunding
  expect(outcome.kind).toBe('unknown')
  expect(JSON.stringify(outcome)).not.toContain(STORE.password)
  expect(await paid.gateway.findRefund(query(paid, null))).toMatchObject({ kind: 'processing' })
  expect(paid.double.count('refund')).toBe(1)
})

it('a refund that never came there is unknown, and not found', async () => {
  const paid = await openPaid()
  const swallowed = paid.double.swallow('refund')
  const refunding = paid.gateway.refund(request(paid))
  await swallowed
  paid.timeOut()
  expect(await refunding).toMatchObject({ kind: 'unknown' })
  expect(await paid.gateway.findRefund(query(paid, null))).toBeNull()
  await paid.double.close()
  expect(await paid.gateway.refund(request(paid))).toMatchObject({ kind: 'unknown' })
})

it('a refund by another store is not taken in, and of another payment refused', async () => {
  const paid = await openPaid()
  const stranger = await openSslCommerz(database.db, 'guessed')
  const notSent = { kind: 'not_sent', reason: 'SSLCommerz answered INVALID_REQUEST' }
  expect(await stranger.gateway.refund(request(paid))).toEqual(notSent)
  const payment = { ...paid.payment, paymentReference: 'B1' }
  expect(await paid.gateway.refund({ ...request(paid), payment })).toMatchObject({
    kind: 'refused',
  })
})

it('a refund that the bank gave up is cancelled', async () => {
  const paid = await openPaid()
  const body = { APIConnect: 'DONE', refund_ref_id: 'G1', errorReason: '', status: 'cancelled' }
  paid.double.answerNext('status', { body })
  expect(await paid.gateway.findRefund(query(paid, 'G1'))).toMatchObject({ kind: 'cancelled' })
})

it.each([
  { APIConnect: 'INVALID_REQUEST' },
  { APIConnect: 'DONE', refund_ref_id: 'G1', status: 'soon' },
])('how a refund stands cannot be told from %o', async (body) => {
  const paid = await openPaid()
  paid.double.answerNext('status', { body })
  await expect(paid.gateway.findRefund(query(paid, 'G1'))).rejects.toThrow(GatewayError)
})
