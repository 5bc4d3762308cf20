import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openPglite } from './db/open-pglite.ts'
import { orders } from './db/schema.ts'
import { LEDGER_USAGE, runLedgerCommand } from './ledger-command.ts'
import { copyMigratedDatabase } from './testing/migrated-directory.ts'
import { startPaying } from './testing/paying.ts'

let dataDir: string
let said: string[]
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'jatra-ledger-'))
  said = []
  await copyMigratedDatabase(dataDir)
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const run = (...args: string[]) =>
  runLedgerCommand(args, { dataDir, print: (line) => said.push(line) })

it('prints each account, and fails when something is off', async () => {
  const before = await openPglite(dataDir)
  const { fake, notify, orderId, tranId } = await startPaying(before)
  await notify(fake.pay(tranId))
  const [order] = await before.db.select().from(orders).where(eq(orders.id, orderId))
  await before.close()

  expect(await run('check')).toBe(0)
  expect(said.splice(0)).toEqual([
    'clearing:sslcommerz  BDT           7200',
    'traveler             BDT          -7200',
    'The ledger is right.',
  ])
  expect(await run('order', order?.bookingReference ?? '')).toBe(0)
  expect(said.splice(0)).toEqual(['paid BDT 7200 = kept 7200 + refunding 0 + refunded 0'])

  const after = await openPglite(dataDir)
  await after.db.execute(sql`update payment_transactions set amount = 7100`)
  await after.close()
  expect(await run('check')).toBe(1)
  expect(said.slice(2)).toEqual([
    `differs  ${orderId}  clearing:sslcommerz  booked BDT 7200, expected BDT 7100`,
    'The ledger is off.',
  ])
})

it('says which commands there are, and which booking there is not', async () => {
  expect(await run('balance')).toBe(2)
  expect(await run('order', 'ABCD-2345')).toBe(1)
  expect(said).toEqual([LEDGER_USAGE, 'There is no booking ABCD-2345.'])
})
