import { useTestDatabase } from '@jatra/api/testing/test-database'
import { describe, expect, it } from 'vitest'
import { HOUR_MS, openBkash, pay, type OpenedBkash } from './open-bkash.ts'

const database = useTestDatabase()
const DAY_MS = 24 * HOUR_MS

async function openPaid() {
  const opened = await openBkash(database.db)
  return { ...opened, payment: await pay(opened) }
}
type Paid = OpenedBkash & { payment: Awaited<ReturnType<typeof pay>> }

const request = ({ payment }: Paid, amount = 7200, refundId = 'JR1') => ({
  ...{ refundId, payment, amount, reason: 'Jatra refund: late_payment', others: [] as string[] },
})
const query = (paid: Paid, amount = 7200) => ({
  ...{ refundId: 'JR1', payment: paid.payment, amount },
  ...{ reference: null, others: [] as string[] },
})

describe('a refund', () => {
  it('is paid at once, by the numbers of the payment, with its sku and reason', async () => {
    const paid = await openPaid()
    const outcome = await paid.gateway.refund(request(paid, 200))
    expect(outcome).toEqual({ kind: 'done', reference: expect.stringMatching(/^\w{10}$/) })
    expect(paid.double.asked.at(-1)?.body).toEqual({
      ...{ paymentId: paid.payment.reference, trxId: paid.payment.valId, refundAmount: '200.00' },
      ...{ sku: 'JR1', reason: 'Jatra refund: late_payment' },
    })
  })

  it('without an answer is found among the refunds of its payment, and asked for once', async () => {
    const paid = await openPaid()
    await paid.gateway.refund(request(paid, 200, 'JR0'))
    const silent = paid.double.staySilent('payment/transaction')
    const refunding = paid.gateway.refund(request(paid, 200))
    await silent
    paid.timeOut()
    const outcome = await refunding
    expect(outcome).toMatchObject({ kind: 'done' })
    expect(paid.double.count('payment/transaction')).toBe(2)
  })

  it('that was not taken and not answered is unknown, and not there when it is looked up', async () => {
    const paid = await openPaid()
    const swallowed = paid.double.swallow('payment/transaction')
    const refunding = paid.gateway.refund(request(paid))
    await swallowed
    paid.timeOut()
    expect(await refunding).toMatchObject({ kind: 'unknown' })
    expect(await paid.gateway.findRefund(query(paid))).toBeNull()
    expect(paid.double.count('payment/transaction')).toBe(1)
  })

  it.each(['2003', '2029', '503', '9999'])('of code %s is looked up', async (externalCode) => {
    const paid = await openPaid()
    const body = { internalCode: 'x', externalCode, errorMessageEn: 'x', errorMessageBn: null }
    paid.double.answerNext('payment/transaction', { status: 400, body }, 'after')
    expect(await paid.gateway.refund(request(paid))).toMatchObject({ kind: 'done' })
  })

  it('after 60 days has no way back through bKash', async () => {
    const paid = await openPaid()
    paid.time.now += 60 * DAY_MS
    expect(await paid.gateway.refund(request(paid, 100))).toMatchObject({ kind: 'done' })
    paid.time.now += 1
    expect(await paid.gateway.refund(request(paid, 100))).toEqual({
      ...{ kind: 'channel_closed', reason: 'bKash answered 2071 at payment/transaction' },
    })
  })

  it.each(['2072', '2074', '2077', '2127', '2065'])(
    'of code %s is refused',
    async (externalCode) => {
      const paid = await openPaid()
      const body = { internalCode: 'x', externalCode, errorMessageEn: 'x', errorMessageBn: null }
      paid.double.answerNext('payment/transaction', { status: 400, body })
      expect(await paid.gateway.refund(request(paid))).toMatchObject({ kind: 'refused' })
    },
  )

  it('is at most the tenth part, and no more than was paid', async () => {
    const paid = await openPaid()
    expect(await paid.gateway.refund(request(paid, 7201))).toMatchObject({ kind: 'refused' })
    for (let part = 1; part <= 10; part += 1) {
      expect(await paid.gateway.refund(request(paid, part))).toMatchObject({ kind: 'done' })
    }
    const sent = paid.double.count('payment/transaction')
    expect(await paid.gateway.refund(request(paid, 11))).toMatchObject({ kind: 'refused' })
    expect(paid.double.count('payment/transaction')).toBe(sent)
  })

  it('of code 2023 finds our own wallet short, which is no matter of the traveller’s', async () => {
    const paid = await openPaid()
    const body = { internalCode: 'x', externalCode: '2023', errorMessageEn: 'x' }
    paid.double.answerNext('payment/transaction', { status: 400, body })
    expect(await paid.gateway.refund(request(paid))).toMatchObject({ kind: 'balance_short' })
  })

  it.each([408, 499, 409])('that is answered %i may have been taken', async (status) => {
    const paid = await openPaid()
    const answer = { status, body: { message: 'x' } }
    paid.double.answerNext('payment/transaction', answer)
    expect(await paid.gateway.refund(request(paid, 100))).toMatchObject({ kind: 'unknown' })
    paid.double.answerNext('payment/transaction', answer, 'after')
    expect(await paid.gateway.refund(request(paid, 200))).toMatchObject({ kind: 'done' })
  })

  it.each([400, 403, 425, 429])('that is answered %i was not sent', async (status) => {
    const paid = await openPaid()
    paid.double.answerNext('payment/transaction', { status, body: { message: 'x' } })
    expect(await paid.gateway.refund(request(paid))).toMatchObject({ kind: 'not_sent' })
  })

  it('is not sent while bKash does not say which refunds it has', async () => {
    const paid = await openPaid()
    for (const externalCode of ['9999', '2077', '2003']) {
      paid.double.answerNext('payment/status', { status: 400, body: { externalCode } })
      expect(await paid.gateway.refund(request(paid))).toMatchObject({ kind: 'not_sent' })
    }
    expect(paid.double.count('payment/transaction')).toBe(0)
    for (const externalCode of ['2002', '2127']) {
      paid.double.answerNext('payment/status', { status: 400, body: { externalCode } })
      expect(await paid.gateway.refund(request(paid, 100))).toMatchObject({ kind: 'done' })
    }
  })

  it('without an answer is never taken for another refund of its payment', async () => {
    const paid = await openPaid()
    paid.double.answerNext('payment/status', {
      body: { originalTrxId: 'x', refundTransactions: [] },
    })
    const refunds = [
      { refundTrxId: 'R1', refundTransactionStatus: 'Completed', refundAmount: '100' },
    ]
    paid.double.answerNext('payment/transaction', { status: 504, body: {} })
    paid.double.answerNext('payment/status', {
      body: { originalTrxId: 'x', refundTransactions: refunds },
    })
    expect(await paid.gateway.refund({ ...request(paid, 100), others: ['R1'] })).toMatchObject({
      kind: 'unknown',
    })
  })

  it('is not sent to a bKash that is away', async () => {
    const paid = await openPaid()
    paid.double.answerNext('payment/status', { status: 502, body: '<html>' })
    expect(await paid.gateway.refund(request(paid))).toMatchObject({
      kind: 'not_sent',
    })
    expect(paid.double.count('payment/transaction')).toBe(0)
  })
})

describe('looking a refund up', () => {
  it('finds it by bKash’s number', async () => {
    const paid = await openPaid()
    const done = await paid.gateway.refund(request(paid, 200))
    const reference = 'reference' in done ? done.reference : ''
    expect(await paid.gateway.findRefund({ ...query(paid, 200), reference })).toEqual(done)
    const unknown = { ...query(paid, 200), reference: 'NOWHERE' }
    expect(await paid.gateway.findRefund(unknown)).toBeNull()
  })

  it('finds it by its amount where no answer gave a number, and never another refund', async () => {
    const paid = await openPaid()
    const first = await paid.gateway.refund(request(paid, 200))
    const others = 'reference' in first ? [first.reference] : []
    expect(await paid.gateway.findRefund({ ...query(paid, 200), others })).toBeNull()
    const second = await paid.gateway.refund(request(paid, 200))
    expect(await paid.gateway.findRefund({ ...query(paid, 200), others })).toEqual(second)
    await expect(paid.gateway.findRefund(query(paid, 200))).rejects.toThrow('more than one')
  })

  it('says how it stands', async () => {
    const paid = await openPaid()
    for (const [refundTransactionStatus, kind] of [
      ...[['Initiated', 'processing'] as const, ['Failed', 'cancelled'] as const],
    ]) {
      const refunds = [{ refundTrxId: 'R1', refundTransactionStatus, refundAmount: '7200.00' }]
      paid.double.answerNext('payment/status', {
        body: { originalTrxId: paid.payment.valId, refundTransactions: refunds },
      })
      expect(await paid.gateway.findRefund(query(paid))).toMatchObject({ kind })
    }
  })
})
