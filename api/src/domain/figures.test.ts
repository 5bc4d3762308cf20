import { describe, expect, it } from 'vitest'
import { DAY_MS } from '@jatra/contract/values/time-units'
import { placeOrder } from '../testing/booking.ts'
import { createTestApi } from '../testing/test-api.ts'
import { useTestDatabase } from '../testing/test-database.ts'

const database = useTestDatabase()

describe('the figures', () => {
  it('are empty where nothing was bought', async () => {
    const api = createTestApi(database)
    expect(await api.figures()).toEqual({
      ...{
        orders: [],
        unsettled: [],
        emails: [],
        cancellations: [],
        withoutSupplier: [],
        fareRateAge: null,
        jobs: [],
      },
    })
  })

  it('tell how the orders of a day stand and which emails wait, since when', async () => {
    const api = createTestApi(database)
    const paid = await placeOrder(api.client)
    const waiting = await placeOrder(api.client, 'karim')
    await api.send('POST', paid.url, { body: new URLSearchParams({ choice: 'pay' }) })
    await api.runJobs()
    // The email jobs of the booking.
    await api.runJobs()
    await api.send('POST', waiting.url, { body: new URLSearchParams({ choice: 'cancel' }) })
    api.now += 60_000
    const figures = await api.figures()
    expect(figures.orders.toSorted((a, b) => (a.status < b.status ? -1 : 1))).toEqual([
      { serviceType: 'flight', status: 'cancelled', count: 1, bdt: waiting.body.price },
      { serviceType: 'flight', status: 'success', count: 1, bdt: paid.body.price },
    ])
    expect(figures.emails).toEqual([{ state: 'waiting', count: 1, oldestSeconds: 60 }])
    expect(figures.jobs).toEqual([{ queue: 'email', state: 'waiting', count: 1 }])
    api.now += DAY_MS
    expect((await api.figures()).orders).toEqual([])
  })

  it('count the jobs that were given up, and none that is not due yet', async () => {
    const api = createTestApi(database)
    const { db, jobs } = database
    await jobs.enqueue(db, 'sweep', {})
    await jobs.runDue({ sweep: () => Promise.reject(new Error('The bucket is away')) })
    await jobs.enqueue(db, 'sweep', {}, { startAfter: new Date(api.now + 60_000) })
    expect((await api.figures()).jobs).toEqual([{ queue: 'sweep', state: 'failed', count: 1 }])
  })

  it('name money that is due back', async () => {
    const api = createTestApi(database)
    const placed = await placeOrder(api.client)
    // The order ends while its traveller is still on the gateway's page.
    api.now += DAY_MS
    await api.sweep()
    await api.send('POST', placed.url, { body: new URLSearchParams({ choice: 'pay' }) })
    const owed = async () => (await api.figures()).unsettled
    expect(await owed()).toEqual([
      { outcome: 'refund_requested', count: 1, bdt: placed.body.price },
    ])
    await api.runJobs()
    expect(await owed()).toMatchObject([{ outcome: 'refund_sent' }])
    api.now += 60_000
    await api.runJobs()
    expect(await owed()).toEqual([])
  })
})
