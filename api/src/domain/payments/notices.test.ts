import { MINUTE_MS } from '@jatra/contract/values/time-units'
import { describe, expect, it } from 'vitest'
import { startPaying } from '../../testing/paying.ts'
import { useTestDatabase } from '../../testing/test-database.ts'

const database = useTestDatabase()
const start = () => startPaying(database)
type Start = Awaited<ReturnType<typeof start>>

describe('a notice of a payment', () => {
  it('moves the order to success once, however often and with whatever returns between', async () => {
    const { api, comeBack, fake, logged, notify, read, transactions, tranId } = await start()
    expect((await comeBack()).status).toBe(303)
    expect((await read()).paymentStatus).toBe('pending')
    const notice = fake.pay(tranId)
    const first = await notify(notice)
    expect(first.status).toBe(200)
    const paid = await read()
    api.now += 5_000
    for (let index = 0; index < 100; index += 1) {
      const again = index % 10 === 9 ? await comeBack('POST') : await notify(notice)
      expect(again.status).toBe(index % 10 === 9 ? 303 : 200)
    }
    expect(paid.paymentStatus).toBe('success')
    expect(await read()).toEqual(paid)
    expect(logged('order_paid')).toHaveLength(1)
    expect(await transactions()).toMatchObject([{ outcome: 'settled', amount: 7200 }])
  })

  it('does the same when a hundred come at once', async () => {
    const { fake, logged, notify, read, transactions, tranId } = await start()
    const notice = fake.pay(tranId)
    const answers = await Promise.all(Array.from({ length: 100 }, () => notify(notice)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(logged('order_paid')).toHaveLength(1)
    expect(logged('payment_refund_due')).toHaveLength(0)
    expect(await transactions()).toHaveLength(1)
    expect((await read()).payments).toMatchObject([{ status: 'success' }])
  })

  it('is not needed when the browser comes back after paying: the gateway is asked', async () => {
    const { comeBack, fake, notify, orderId, read, tranId } = await start()
    const notice = fake.pay(tranId)
    const answer = await comeBack('POST')
    expect(answer.headers.get('location')).toBe(`/payment/return/${orderId}`)
    const paid = await read()
    expect(paid.paymentStatus).toBe('success')
    await notify(notice)
    expect(await read()).toEqual(paid)
  })

  const unpaid = (fake: Start['fake'], tranId: string, status: string) =>
    fake.notice({ status, tran_id: tranId, amount: '7200.00', currency: 'BDT' })

  it('of a payer who cancelled ends the order', async () => {
    const { fake, notify, read, tranId } = await start()
    expect((await notify(unpaid(fake, tranId, 'CANCELLED'))).status).toBe(200)
    expect((await read()).paymentStatus).toBe('cancelled')
  })

  it('of a page that is over ends its attempt, and the order waits for another until its time is up', async () => {
    const { api, fake, notify, read, tranId } = await start()
    expect((await notify(unpaid(fake, tranId, 'EXPIRED'))).status).toBe(200)
    expect(await read()).toMatchObject({
      ...{ paymentStatus: 'pending', payUrl: null, payments: [{ status: 'expired' }] },
    })
    api.now += 30 * MINUTE_MS
    await api.sweep()
    expect((await read()).paymentStatus).toBe('expired')
  })

  it('of a failed try leaves the payer to type the next card, which pays', async () => {
    const { fake, notify, read, tranId } = await start()
    expect((await notify(unpaid(fake, tranId, 'FAILED'))).status).toBe(200)
    expect((await read()).paymentStatus).toBe('pending')
    await notify(fake.pay(tranId))
    expect(await read()).toMatchObject({ paymentStatus: 'success', refunds: [] })
  })

  it.each([
    ['when the browser is back', ({ comeBack }: Start) => comeBack()],
    [
      'when the page is over',
      async ({ api }: Start) => {
        api.now += 30 * MINUTE_MS
        await api.runJobs()
      },
    ],
  ])('of a failed try ends the order %s', async (_, then) => {
    const at = await start()
    const { fake, notify, read, tranId } = at
    await notify(fake.pay(tranId, { status: 'FAILED', val_id: '' }))
    expect((await read()).paymentStatus).toBe('pending')
    await then(at)
    expect((await read()).paymentStatus).toBe('failed')
  })

  it('of a failure cannot lose a payment that the gateway knows', async () => {
    const { fake, notify, read, tranId } = await start()
    fake.pay(tranId)
    const fields = { status: 'FAILED', tran_id: tranId, amount: '7200.00', currency: 'BDT' }
    await notify(fake.notice(fields))
    expect((await read()).paymentStatus).toBe('success')
  })

  it('is asked for again while the gateway cannot be called back', async () => {
    const { fake, notify, read, tranId } = await start()
    const notice = fake.pay(tranId)
    fake.down = true
    expect((await notify(notice)).status).toBe(503)
    expect((await read()).paymentStatus).toBe('pending')
    fake.down = false
    expect((await notify(notice)).status).toBe(200)
    expect((await read()).paymentStatus).toBe('success')
  })
})

describe('a wrong notice changes nothing and is logged', () => {
  const change = (form: URLSearchParams, key: string, value: string) => {
    const changed = new URLSearchParams(form)
    changed.set(key, value)
    return changed
  }
  const lies: [string, (at: Start) => URLSearchParams][] = [
    [
      'a signature of its own',
      ({ fake, tranId }) => change(fake.pay(tranId), 'verify_sign_sha2', 'f'.repeat(64)),
    ],
    [
      'no signature',
      ({ fake, tranId }) =>
        change(change(fake.pay(tranId), 'verify_sign', ''), 'verify_sign_sha2', ''),
    ],
    [
      'a field changed after signing',
      ({ fake, tranId }) => change(fake.pay(tranId), 'amount', '1.00'),
    ],
    [
      'a signature that leaves the amount out',
      ({ fake, tranId }) => {
        const signed = fake.pay(tranId)
        for (const key of ['amount', 'verify_key', 'verify_sign', 'verify_sign_sha2'])
          signed.delete(key)
        const partly = fake.notice(Object.fromEntries(signed))
        partly.set('amount', '7200.00')
        return partly
      },
    ],
    [
      'a field twice',
      ({ fake, tranId }) => {
        const form = fake.pay(tranId)
        form.append('status', 'VALID')
        return form
      },
    ],
    ['another currency', ({ fake, tranId }) => fake.pay(tranId, { currency: 'USD' })],
    ['a tran_id that is not ours', ({ fake }) => fake.pay('JT-unknown', { amount: '7200.00' })],
    [
      'a payment of another tran_id',
      ({ fake, tranId }) => {
        fake.pay('JT-other', { val_id: 'val-other', amount: '7200.00' })
        return fake.notice({
          status: 'VALID',
          tran_id: tranId,
          val_id: 'val-other',
          amount: '7200.00',
          currency: 'BDT',
        })
      },
    ],
    ['no sum of money', ({ fake, tranId }) => fake.pay(tranId, { amount: 'much' })],
    [
      'a currency that the gateway does not confirm',
      ({ fake, tranId }) => {
        const notice = fake.pay(tranId)
        fake.pay(tranId, { currency: 'INR' })
        return notice
      },
    ],
    [
      'a payment that the gateway does not know',
      ({ fake, tranId }) =>
        fake.notice({
          status: 'VALID',
          tran_id: tranId,
          val_id: 'made-up',
          amount: '7200.00',
          currency: 'BDT',
        }),
    ],
  ]
  it.each(lies)('%s', async (_, lie) => {
    const at = await start()
    const before = await at.read()
    const answer = await at.notify(lie(at))
    expect(answer.status).toBe(400)
    expect(await at.read()).toEqual(before)
    expect(await at.transactions()).toEqual([])
    const refused = [...at.logged('payment_notice_rejected'), ...at.logged('payment_rejected')]
    expect(refused).toHaveLength(1)
    expect(refused[0]).toContain('"level":"error"')
  })

  it('and nonsense', async () => {
    const { api, notify } = await start()
    expect((await notify(new URLSearchParams())).status).toBe(400)
    const answer = await api.send('POST', '/api/payment/ipn', { body: '\u0000%%%=&&' })
    expect(answer.status).toBe(400)
  })

  it.each<[string, string, number]>([
    ['a long list of signed names', `status=VALID&verify_key=${'a,'.repeat(7_000)}`, 400],
    ['many fields', 'a&'.repeat(5_000), 400],
    ['a long name', `${'a'.repeat(5_000)}=1`, 400],
    ['a field given twice', 'status=VALID&status=FAILED', 400],
    ['more than 16 KiB', `tran_id=${'a'.repeat(16_384)}`, 413],
  ])('and %s, without holding up anybody or filling the log', async (_, body, status) => {
    const { api } = await start()
    api.log.length = 0
    const before = process.threadCpuUsage()
    const answer = await api.send('POST', '/api/payment/ipn', { body })
    const { user, system } = process.threadCpuUsage(before)
    expect(answer.status).toBe(status)
    expect(user + system).toBeLessThan(100_000)
    expect(api.log.join('').length).toBeLessThan(2_000)
  })
})
