import { openMessage, sealMessage } from '@jatra/api/providers/payments/nagad/nagad-crypto'
import { useTestDatabase } from '@jatra/api/testing/test-database'
import { expect, it } from 'vitest'
import { openNagad, pay, type OpenedNagad } from './open-nagad.ts'
import { MERCHANT, nagadKeys } from './server.ts'

const database = useTestDatabase()

async function openPaid() {
  const opened = await openNagad(database.db)
  return { ...opened, payment: await pay(opened) }
}
type Paid = OpenedNagad & { payment: Awaited<ReturnType<typeof pay>> }

const request = ({ payment }: Paid, amount = 7200) => ({
  ...{ refundId: 'JR1', payment, amount, reason: 'Jatra refund: late_payment' },
  others: [] as string[],
})
const query = ({ payment }: Paid, others: string[] = []) => ({
  ...{ refundId: 'JR1', payment, amount: 7200, reference: null, others },
})

it('a refund cancels the payment, in part or in whole, by the day on which it was opened', async () => {
  const paid = await openPaid()
  const outcome = await paid.gateway.refund(request(paid, 200))
  expect(outcome).toEqual({ kind: 'done', reference: expect.stringMatching(/^\w{10}$/) })
  const { body, url } = paid.double.asked.at(-1) ?? {}
  expect(url?.searchParams.get('paymentRefId')).toBe(paid.payment.reference)
  const { sensitiveDataCancelRequest: sensitiveData = '', signature = '' } = body ?? {}
  expect(openMessage(nagadKeys, { sensitiveData, signature })).toEqual({
    ...{ merchantId: MERCHANT, originalRequestDate: '20261124', originalAmount: '7200.00' },
    ...{ cancelAmount: '200.00', referenceNo: 'JR1' },
    referenceMessage: 'Jatra refund: late_payment',
  })
  // What went back in part was paid all the same.
  expect(await paid.gateway.find(paid.payment)).toMatchObject([{ status: 'paid' }])
  paid.time.now += 1
  expect(await paid.gateway.refund(request(paid, 7000))).toMatchObject({ kind: 'done' })
  expect(await paid.gateway.find(paid.payment)).toMatchObject([{ status: 'paid' }])
  expect(await paid.gateway.refund(request(paid, 1))).toMatchObject({ kind: 'refused' })
})

it.each([
  ['has no answer in time', null],
  ['is answered by half a page', { status: 502, body: '<html>' }],
  ['is answered by another', { body: { sensitiveData: 'AAAA', signature: 'AAAA' } }],
  [
    'is answered with another amount',
    {
      body: sealMessage(nagadKeys, {
        ...{ status: 'Cancelled', cancelAmount: '1.00', cancelTrxId: 'C1' },
      }),
    },
  ],
])('a refund that %s is looked up, and asked for once', async (_, answer) => {
  const paid = await openPaid()
  let refunding
  if (answer) {
    paid.double.answerNext('purchase/cancel', answer, 'after')
    refunding = paid.gateway.refund(request(paid))
  } else {
    const silent = paid.double.staySilent('purchase/cancel')
    refunding = paid.gateway.refund(request(paid))
    await silent
    paid.timeOut()
  }
  const outcome = await refunding
  expect(outcome).toMatchObject({ kind: 'done' })
  expect(await paid.gateway.findRefund(query(paid))).toEqual(outcome)
  expect(paid.double.count('purchase/cancel')).toBe(1)
})

it('a refund that was not taken and not answered is unknown', async () => {
  const paid = await openPaid()
  const swallowed = paid.double.swallow('purchase/cancel')
  const refunding = paid.gateway.refund(request(paid))
  await swallowed
  paid.timeOut()
  expect(await refunding).toMatchObject({ kind: 'unknown' })
  expect(await paid.gateway.findRefund(query(paid))).toBeNull()
})

it('a refund that Nagad does not take is refused, and nothing is sent to a Nagad that is away', async () => {
  const paid = await openPaid()
  const no = { status: 400, body: { reason: 'INVALID_REFERENCE_ID', message: 'x' } }
  paid.double.answerNext('purchase/cancel', no)
  expect(await paid.gateway.refund(request(paid))).toMatchObject({ kind: 'refused' })
  paid.double.answerNext('verify/payment', { status: 502, body: 'x' })
  expect(await paid.gateway.refund(request(paid))).toMatchObject({ kind: 'not_sent' })
  expect(paid.double.count('purchase/cancel')).toBe(1)
})

it.each([
  [401, { reason: 'INVALID_MERCHANT' }, 'not_sent'],
  [403, { message: 'Forbidden' }, 'not_sent'],
  [429, { message: 'Too Many Requests' }, 'not_sent'],
  [408, { reason: 'TIME_OUT' }, 'unknown'],
  [499, { reason: 'x' }, 'unknown'],
])('a refund that is answered %i %o is %s', async (status, body, kind) => {
  const paid = await openPaid()
  paid.double.answerNext('purchase/cancel', { status, body })
  expect(await paid.gateway.refund(request(paid))).toMatchObject({ kind })
})

it('a refund without an answer is never taken for another one of its payment', async () => {
  const paid = await openPaid()
  const before = await paid.gateway.refund(request(paid, 200))
  const others = 'reference' in before ? [before.reference] : []
  const verified = { orderId: 'JT', paymentRefId: paid.payment.reference, amount: '7200' }
  paid.double.answerNext('verify/payment', { body: { ...verified, status: 'Success' } })
  paid.double.answerNext('purchase/cancel', { status: 504, body: 'x' })
  expect(await paid.gateway.refund({ ...request(paid, 200), others })).toMatchObject({
    kind: 'unknown',
  })
})

it('another refund of the payment is not taken for this one', async () => {
  const paid = await openPaid()
  const first = await paid.gateway.refund(request(paid, 200))
  const others = 'reference' in first ? [first.reference] : []
  expect(await paid.gateway.findRefund(query(paid, others))).toBeNull()
})

it('the first of two parts is back still when Nagad names the second alone', async () => {
  const paid = await openPaid()
  const referenceOf = async (amount: number) => {
    paid.time.now += 1
    const outcome = await paid.gateway.refund(request(paid, amount))
    return 'reference' in outcome ? outcome.reference : ''
  }
  const reference = await referenceOf(200)
  const second = await referenceOf(7000)
  const found = await paid.gateway.findRefund({ ...query(paid, [second]), reference })
  expect(found).toEqual({ kind: 'done', reference })
  // A cancellation that is not ours came after it: staff must check.
  expect(await paid.gateway.findRefund({ ...query(paid), reference })).toBeNull()
})

it('logs neither keys nor people', async () => {
  const paid = await openPaid()
  await paid.gateway.refund(request(paid))
  expect(JSON.stringify(paid.lines)).not.toMatch(/PRIVATE|Rahima|88017|017\*|sensitiveData|103\.4/)
})
