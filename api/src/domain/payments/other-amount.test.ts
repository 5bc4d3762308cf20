import { listRefunds } from '@jatra/contract/whole-order/staff-refund-endpoints'
import { MINUTE_MS } from '@jatra/contract/values/time-units'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { ledgerPostings, users } from '../../db/schema.ts'
import { signUp } from '../../testing/booking.ts'
import { startPaying } from '../../testing/paying.ts'
import { useTestDatabase } from '../../testing/test-database.ts'

const database = useTestDatabase()
const start = () => startPaying(database)

describe('a payment of another amount than was asked for', () => {
  it.each([
    ['less', { amount: '72.00' }, 72],
    ['more', { amount: '9000.00' }, 9_000],
    ['with a fraction, which the books do not have', { amount: '7200.50' }, 7_200],
    ['asked for in another currency', { currency_type: 'USD', currency_amount: '60.00' }, 7_200],
    ['that the gateway was asked for otherwise', { currency_amount: '7300.00' }, 7_200],
  ])('(%s) is stored as it was received, and goes back by itself', async (_, paid, amount) => {
    const { api, fake, notify, read, transactions, tranId } = await start()
    const notice = fake.pay(tranId, paid)
    for (let times = 0; times < 3; times += 1) expect((await notify(notice)).status).toBe(200)
    await api.runJobs()
    expect(await transactions()).toMatchObject([{ amount, outcome: 'refund_due' }])
    expect(await read()).toMatchObject({
      paymentStatus: 'pending',
      payUrl: null,
      payments: [{ tranId, amount, status: 'refund_due' }],
      refunds: [{ reason: 'other_amount', amount, status: 'sent', channel: 'bkash' }],
    })
    expect(fake.refundsAsked).toMatchObject([{ refund_amount: `${amount}.00` }])
    const posted = await database.db
      .select({ account: ledgerPostings.account, amount: ledgerPostings.amount })
      .from(ledgerPostings)
      .where(eq(ledgerPostings.entry, `payment:val-${tranId}`))
    expect(posted).toEqual([
      { account: 'clearing:sslcommerz', amount },
      { account: 'traveler', amount: -amount },
    ])
  })

  it('keeps the promise of the email that says that the time to pay is over', async () => {
    const { api, fake, notify, read, tranId } = await start()
    await notify(fake.pay(tranId, { amount: '10.00' }))
    api.now += 31 * MINUTE_MS
    await api.sweep()
    await api.runJobs()
    await api.runJobs()
    expect(await read()).toMatchObject({ paymentStatus: 'expired', refunds: [{ amount: 10 }] })
    const text = (subject: string) =>
      api.emails.find((email) => email.subject.startsWith(subject))?.text ?? ''
    expect(text('Booking ended')).toContain('Money arrived for this booking, and goes back')
    expect(text('Your money goes back')).toContain(
      'You paid another amount than this booking costs',
    )
  })

  it('leaves its order to be paid, by the amount that was asked for', async () => {
    const { fake, notify, read, tranId } = await start()
    await notify(fake.pay(tranId, { amount: '10.00' }))
    await notify(fake.pay(tranId, { val_id: 'right' }))
    expect(await read()).toMatchObject({
      paymentStatus: 'success',
      payments: [{ status: 'success' }, { status: 'refund_due', amount: 10 }],
      refunds: [{ reason: 'other_amount', amount: 10 }],
    })
  })

  it('is found without a notice, beside the right one, and the order is paid', async () => {
    const { comeBack, fake, read, tranId } = await start()
    fake.pay(tranId, { amount: '10.00' })
    fake.pay(tranId, { val_id: 'right' })
    await comeBack()
    expect(await read()).toMatchObject({
      paymentStatus: 'success',
      refunds: [{ reason: 'other_amount', amount: 10 }],
    })
  })

  it('that the gateway suspects goes back too', async () => {
    const { fake, notify, read, tranId } = await start()
    await notify(fake.pay(tranId, { amount: '10.00', risk_level: '1' }))
    expect((await read()).refunds).toMatchObject([{ reason: 'other_amount', amount: 10 }])
  })

  it('is among the refunds that staff see', async () => {
    const { api, fake, notify, tranId } = await start()
    await notify(fake.pay(tranId, { amount: '10.00' }))
    const { token, userId } = await signUp(api.client, 'finance')
    await database.db.update(users).set({ role: 'finance' }).where(eq(users.id, userId))
    const query = { reason: 'other_amount' as const }
    const { refunds } = await api.client.call(listRefunds, { query }, { token })
    expect(refunds).toMatchObject([{ reason: 'other_amount', amount: 10 }])
  })
})

it('a payment in another currency is not booked: a person looks at it', async () => {
  const { fake, logged, notify, transactions, tranId } = await start()
  expect((await notify(fake.pay(tranId, { currency: 'USD' }))).status).toBe(400)
  expect(await transactions()).toEqual([])
  expect(logged('payment_rejected')).toHaveLength(1)
})
