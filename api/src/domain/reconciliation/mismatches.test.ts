import { expect, it } from 'vitest'
import { paymentMismatches } from '../../db/schema.ts'
import { useTestDatabase } from '../../testing/test-database.ts'
import { listMismatches } from './mismatches.ts'

const database = useTestDatabase()

it('pages through what is open, the newest first, and counts what was resolved', async () => {
  const found = (id: string, minute: number, resolvedAt: Date | null = null) => ({
    ...{ id, kind: 'paid_there' as const, gateway: 'bkash' as const, orderId: 'one' },
    ...{ subject: id, here: 'nothing', there: 'paid BDT 100', resolvedAt },
    foundAt: new Date(Date.UTC(2026, 10, 20, 9, minute)),
  })
  await database.db
    .insert(paymentMismatches)
    .values([found('a', 1), found('b', 2), found('c', 2), found('d', 3, new Date())])
  const first = await listMismatches(database.db, { status: 'open', limit: 2 })
  expect(first.mismatches.map(({ id }) => id)).toEqual(['c', 'b'])
  expect(first.counts).toEqual({ open: 3, resolved: 1 })
  const cursor = first.next ?? ''
  const second = await listMismatches(database.db, { status: 'open', limit: 2, cursor })
  expect(second.mismatches).toMatchObject([{ id: 'a', foundAt: '2026-11-20T09:01:00.000Z' }])
  expect(second.next).toBeNull()
  const resolved = await listMismatches(database.db, { status: 'resolved', limit: 2 })
  expect(resolved.mismatches.map(({ id }) => id)).toEqual(['d'])
})
