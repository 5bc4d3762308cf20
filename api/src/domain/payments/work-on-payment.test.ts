import { releaseOrder } from '@jatra/contract/whole-order/checkout-endpoints'
import { MINUTE_MS } from '@jatra/contract/values/time-units'
import { describe, expect, it } from 'vitest'
import { startPaying } from '../../testing/paying.ts'
import { useTestDatabase } from '../../testing/test-database.ts'

const database = useTestDatabase()

/** The browser has returned, and the gateway does not know the outcome yet. */
async function comeBackUnanswered({ paid = true } = {}) {
  const paying = await startPaying(database)
  const { api, fake, tranId, comeBack } = paying
  if (paid) fake.pay(tranId)
  fake.down = true
  await comeBack()
  const after = async (minutes: number) => {
    api.now += minutes * MINUTE_MS
    await api.runJobs()
  }
  const late = async () => {
    api.now += 41 * MINUTE_MS
    await api.sweep()
  }
  const release = () =>
    api.client.call(
      releaseOrder,
      { params: { userId: paying.visitor.userId, orderId: paying.orderId } },
      { token: paying.visitor.token },
    )
  return { ...paying, after, late, release }
}

describe('a payment whose gateway was away when the browser was back', () => {
  it('is found as soon as the gateway answers', async () => {
    const { after, fake, read } = await comeBackUnanswered()
    await after(1)
    expect((await read()).paymentStatus).toBe('pending')
    fake.down = false
    await after(1)
    expect((await read()).paymentStatus).toBe('success')
  })

  it('is asked for at growing pauses, once each, however often the browser is back', async () => {
    const { after, comeBack, fake } = await comeBackUnanswered({ paid: false })
    for (let times = 0; times < 5; times += 1) await comeBack()
    const before = fake.calls
    for (let minute = 0; minute < 25; minute += 1) await after(1)
    const asked = fake.calls - before
    expect(asked).toBeGreaterThan(5)
    expect(asked).toBeLessThan(15)
  })

  it.each(['late', 'release'] as const)(
    'goes back when its order has ended meanwhile (%s)',
    async (end) => {
      const paying = await comeBackUnanswered()
      await paying[end]()
      expect((await paying.read()).refunds).toEqual([])
      paying.fake.down = false
      await paying.after(11)
      expect(await paying.read()).toMatchObject({
        refunds: [{ reason: 'late_payment', amount: 7200 }],
        payments: [{ status: 'refund_due' }],
      })
    },
  )

  it('is left to the daily comparison after a day', async () => {
    const { after, fake, late } = await comeBackUnanswered()
    await late()
    for (let hour = 0; hour < 25; hour += 1) await after(60)
    const { calls } = fake
    await after(120)
    expect(fake.calls).toBe(calls)
  })
})

it('a payment that was not made is asked for no more once the gateway says so', async () => {
  const { after, fake, late } = await comeBackUnanswered({ paid: false })
  await late()
  fake.down = false
  await after(60)
  const { calls } = fake
  await after(120)
  expect(fake.calls).toBe(calls)
})
