import { expect, it } from 'vitest'
import type { RefundFilter } from '@jatra/contract/whole-order/staff-refund-endpoints'
import { refunds } from '../../db/schema.ts'
import { startPaying } from '../../testing/paying.ts'
import { useTestDatabase } from '../../testing/test-database.ts'
import { listRefunds } from './staff-refunds.ts'

const database = useTestDatabase()

it('those are late whose day in Dhaka or whose hours are over, and that are not paid', async () => {
  const { api, fake, notify, tranId } = await startPaying(database)
  api.now += 31 * 60_000
  await api.sweep()
  await notify(fake.pay(tranId))
  const { db } = database
  const found = async (filter: Partial<RefundFilter>) => {
    const deps = { db, clock: () => api.now }
    const { refunds: listed, counts } = await listRefunds(deps, { limit: 5, ...filter })
    expect(Object.values(counts).reduce((sum, count) => sum + count)).toBe(listed.length)
    return listed.length
  }
  // The last moment of the 24th in Dhaka, asked for in its first.
  await db
    .update(refunds)
    .set({ dueBy: '2026-11-24', requestedAt: new Date('2026-11-23T18:00:00Z') })
  api.now = Date.parse('2026-11-24T17:59:59Z')
  expect(await found({ late: 'yes' })).toBe(0)
  api.now += 1_000
  expect(await found({ late: 'yes' })).toBe(1)
  expect(await found({ from: '2026-11-24', to: '2026-11-24' })).toBe(1)
  expect(await found({ to: '2026-11-23' })).toBe(0)
  expect(await found({ from: '2026-11-25' })).toBe(0)
  await db.update(refunds).set({ dueBy: '2026-11-30' })
  expect(await found({ late: 'yes' })).toBe(0)
  // Money that we could not sell for is back within 72 hours.
  api.now = Date.parse('2026-11-26T18:00:00Z')
  expect(await found({ late: 'yes' })).toBe(1)
  await db.update(refunds).set({ status: 'confirmed' })
  expect(await found({ late: 'yes' })).toBe(0)
  await db.update(refunds).set({ status: 'requested' })
})
