import { describe, expect, it } from 'vitest'
import { rateLimits } from '../db/schema.ts'
import { useTestDatabase } from './test-database.ts'

describe('the database of a test file', () => {
  const database = useTestDatabase()
  const row = { key: 'k', count: 1, expiresAt: new Date('2026-11-20T00:00:00Z') }

  it.each(['first', 'second'])('is migrated and empty for the %s test', async () => {
    expect(await database.db.select().from(rateLimits)).toEqual([])
    await database.db.insert(rateLimits).values(row)
    expect(await database.db.select().from(rateLimits)).toEqual([row])
  })

  it('is the engine that was asked for', () => {
    expect(database.kind).toBe(process.env['TEST_DATABASE_URL'] ? 'postgres' : 'pglite')
  })
})
