import { expect, it } from 'vitest'
import { startHolding, STUB_PAY_BY } from '@jatra/api/testing/holding'
import { setJobClock } from '@jatra/api/testing/job-clock'
import { createTestApi, TEST_NOW } from '@jatra/api/testing/test-api'
import { useTwoPools } from './two-pools.ts'

const ROUNDS = 8
const PAY_BY = STUB_PAY_BY - 30 * 60_000

const { database, second } = useTwoPools()

it('a hold that is paid and lapses at one moment is either ticketed or given back', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    await setJobClock(database.db, TEST_NOW)
    const test = await startHolding(database, {}, {}, `rahima${round}`)
    const { api, fake, flights, notify, open, pass, read } = test
    await pass(0)
    const tranId = await open()
    // The gateway's books are a moment late, so the sweep does not find what the notice says.
    fake.late = true
    const notice = fake.pay(tranId)
    api.now = PAY_BY
    const other = createTestApi(second, {
      flights,
      gateways: { sslcommerz: fake.gateway },
      clock: () => api.now,
    })
    await Promise.all([api.sweep(), notify(notice), other.sweep(), notify(notice)])
    await api.runJobs()
    await api.runJobs()
    const { booking, paymentStatus, payments } = await read()
    const ending = `${paymentStatus} ${booking.status} ${payments[0]?.status ?? ''}`
    expect(['success ticketed success', 'expired failed refund_due']).toContain(ending)
    expect(flights.paid).toHaveLength(paymentStatus === 'success' ? 1 : 0)
    expect(flights.cancelled.length > 0).toBe(paymentStatus === 'expired')
  }
})
