import { afterEach, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { packages } from './schema.ts'

const open: { close: () => Promise<unknown> }[] = []
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close()
})

async function opened(): Promise<TestDatabase> {
  const database = await openTestDatabase()
  open.push(database)
  return database
}

it('a change of the catalogue is reported once it is committed, until listening ends', async () => {
  const { db, listenToCatalogue } = await opened()
  let heard: () => void = () => {}
  let times = 0
  const stop = await listenToCatalogue(() => {
    times += 1
    heard()
  })
  const next = () => new Promise<void>((resolve) => (heard = resolve))
  const change = next()
  await db.delete(packages)
  await change
  const rolledBack = db.transaction(async (tx) => {
    await tx.delete(packages)
    throw new Error('not meant')
  })
  await expect(rolledBack).rejects.toThrow('not meant')
  const before = times
  const another = next()
  await db.delete(packages)
  await another
  expect(times).toBe(before + 1)
  await stop()
  await db.delete(packages)
  expect(times).toBe(before + 1)
})
