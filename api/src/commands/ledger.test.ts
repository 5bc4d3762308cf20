import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openPglite } from '../db/open-pglite.ts'
import { orders } from '../db/schema.ts'
import { LEDGER_USAGE, runLedgerCommand } from './ledger.ts'
import { copyMigratedDatabase } from '../testing/migrated-directory.ts'
import { startPaying } from '../testing/paying.ts'

let dataDir: string
let said: string[]
let written: string
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'jatra-ledger-'))
  said = []
  written = ''
  await copyMigratedDatabase(dataDir)
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const run = (...args: string[]) =>
  runLedgerCommand(args, {
    dataDir,
    print: (line) => said.push(line),
    write: (text) => void (written += text),
  })

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
  expect(await run('mismatches')).toBe(0)
  expect(said.splice(0)).toEqual([
    'paid BDT 7200 = kept 7200 + refunding 0 + refunded 0',
    'The gateways say what we say.',
  ])

  const after = await openPglite(dataDir)
  await after.db.execute(sql`update payment_transactions set amount = 7100`)
  await after.close()
  expect(await run('check')).toBe(1)
  expect(said.slice(2)).toEqual([
    `differs  ${orderId}  payment:val-${tranId}  clearing:sslcommerz  booked BDT 7200, expected BDT 7100`,
    'The ledger is off.',
  ])
})

it('says which commands there are, and which booking there is not', async () => {
  expect(await run('balance')).toBe(2)
  expect(await run('order', 'ABCD-2345')).toBe(1)
  expect(said).toEqual([LEDGER_USAGE, 'There is no booking ABCD-2345.'])
})

it('writes the postings of a month in Dhaka as CSV, and of no other month', async () => {
  const database = await openPglite(dataDir)
  // Midnight in Dhaka.
  const { api, fake, notify, orderId, tranId } = await startPaying(database)
  api.now = Date.parse('2026-10-31T17:59:59Z')
  await notify(fake.pay(tranId, { val_id: '=first' }))
  api.now = Date.parse('2026-10-31T18:00:00Z')
  await notify(fake.pay(tranId, { val_id: '"second", late' }))
  const [order] = await database.db.select().from(orders).where(eq(orders.id, orderId))
  await database.close()
  const booking = order?.bookingReference ?? ''

  expect(await run('export', '--month=2026-10')).toBe(0)
  const names = 'posting,time,entry,account,booking,order,debit_bdt,credit_bdt'
  expect(written.split('\r\n')).toEqual([
    names,
    `1,2026-10-31T23:59:59+06:00,payment:=first,clearing:sslcommerz,${booking},${orderId},7200,0`,
    `2,2026-10-31T23:59:59+06:00,payment:=first,traveler,${booking},${orderId},0,7200`,
    '',
  ])
  written = ''
  expect(await run('export', '--month=2026-11')).toBe(0)
  const [head, first, ...rest] = written.split('\r\n')
  expect([head, rest]).toEqual([names, expect.any(Array)])
  expect(first).toBe(
    `3,2026-11-01T00:00:00+06:00,"payment:""second"", late",clearing:sslcommerz,${booking},${orderId},7200,0`,
  )
  // The second payment, and its refund.
  expect(rest).toHaveLength(4)
  expect(await run('export', '--month=2026-13')).toBe(2)
})
