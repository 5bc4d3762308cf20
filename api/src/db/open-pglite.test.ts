import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPglite } from './open-pglite.ts'
import { rateLimits } from './schema.ts'

let dataDir: string
// One directory for all: making the first database takes seconds.
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'jatra-pglite-'))
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const row = { key: 'k', count: 1, expiresAt: new Date('2026-11-20T06:00:00Z') }

describe('the embedded database', () => {
  it('keeps its rows from one opening to the next, and gives its lock back', async () => {
    const first = await openPglite(dataDir)
    expect(await first.ready()).toBe(true)
    await first.db.insert(rateLimits).values(row)
    await first.close()
    await first.close()
    expect(readdirSync(dataDir)).toEqual(['pglite'])
    const second = await openPglite(dataDir)
    expect(await second.db.select().from(rateLimits)).toEqual([row])
    await second.close()
    expect(await second.ready()).toBe(false)
  }, 120_000)

  it('has one handle in a process, open until the last closes it', async () => {
    const [first, second] = await Promise.all([openPglite(dataDir), openPglite(`${dataDir}/.`)])
    expect(second.db).toBe(first.db)
    await first.close()
    expect(await second.ready()).toBe(true)
    await second.close()
    expect(readdirSync(dataDir)).toEqual(['pglite'])
  }, 120_000)
})
