import { eq } from 'drizzle-orm'
import { readBookingReference } from '@jatra/contract/order/booking-reference'
import { CannotDo, onDatabase, type CommandDatabase } from './on-database.ts'
import { orders } from '../db/schema.ts'
import type { DatabaseHandle } from '../db/types.ts'
import { checkLedger } from '../domain/reconciliation/check-ledger.ts'
import { exportLedger } from '../domain/ledger/export-ledger.ts'
import { listMismatches } from '../domain/reconciliation/mismatches.ts'
import { readBalances, readOrderMoney } from '../domain/ledger/read-balances.ts'

interface LedgerCommandOptions extends CommandDatabase {
  print: (line: string) => void
  /** For what another program reads: nothing is added to it. */
  write: (text: string) => void
}

export const LEDGER_USAGE = `Usage:
  npm run ledger -- check
  npm run --silent ledger -- export --month=2026-11 > 2026-11.csv
  npm run ledger -- order <booking reference>
  npm run ledger -- mismatches`

type Command = (database: DatabaseHandle) => Promise<number>

/**
 * Reports on the books.
 * @param args what was typed: `check`
 * @returns the exit code: 1 when something is off, 2 for an unknown command
 */
export async function runLedgerCommand(
  args: readonly string[],
  options: LedgerCommandOptions,
): Promise<number> {
  const run = commandOf(args, options)
  if (run) return onDatabase(options, options.print, run)
  options.print(LEDGER_USAGE)
  return 2
}

function commandOf(
  args: readonly string[],
  { print, write }: LedgerCommandOptions,
): Command | null {
  const [verb, argument] = args
  if (verb === 'check' && args.length === 1) return (database) => printCheck(database, print)
  if (verb === 'mismatches' && args.length === 1)
    return (database) => printMismatches(database, print)
  if (verb === 'order' && argument && args.length === 2) {
    return (database) => printOrder(database, argument, print)
  }
  const [, month] = /^--month=(\d{4}-(?:0[1-9]|1[0-2]))$/.exec(argument ?? '') ?? []
  if (verb === 'export' && month && args.length === 2) {
    return async ({ db }) => {
      for await (const line of exportLedger(db, month)) write(line)
      return 0
    }
  }
  return null
}

/** @returns the exit code */
export async function printCheck(
  { db }: Pick<DatabaseHandle, 'db'>,
  print: LedgerCommandOptions['print'],
): Promise<number> {
  for (const { account, balance } of await readBalances(db)) {
    print(`${account.padEnd(20)} BDT ${String(balance).padStart(14)}`)
  }
  const faults = await checkLedger(db)
  for (const { fault, subject, account, entry, booked, expected } of faults) {
    print(
      `${fault}  ${subject}  ${entry}  ${account}  booked BDT ${String(booked)}, expected BDT ${String(expected)}`,
    )
  }
  print(faults.length > 0 ? 'The ledger is off.' : 'The ledger is right.')
  return faults.length > 0 ? 1 : 0
}

async function printOrder(
  { db }: DatabaseHandle,
  typed: string,
  print: LedgerCommandOptions['print'],
): Promise<number> {
  const reference = readBookingReference(typed)
  const [order] = reference
    ? await db.select({ id: orders.id }).from(orders).where(eq(orders.bookingReference, reference))
    : []
  if (!order) throw new CannotDo(`There is no booking ${typed}.`)
  const { paid, kept, refunding, refunded } = await readOrderMoney(db, order.id)
  print(
    `paid BDT ${String(paid)} = kept ${String(kept)} + refunding ${String(refunding)} + refunded ${String(refunded)}`,
  )
  return 0
}

/** A page is enough for a terminal. */
const LISTED = 100

async function printMismatches(
  { db }: DatabaseHandle,
  print: LedgerCommandOptions['print'],
): Promise<number> {
  const { mismatches, counts } = await listMismatches(db, { status: 'open', limit: LISTED })
  for (const { kind, gateway, orderId, subject, here, there, foundAt } of mismatches) {
    print(
      `${kind}  ${gateway}  ${subject}  order ${orderId}  here: ${here}; there: ${there}  since ${foundAt}`,
    )
  }
  if (counts.open === 0) print('The gateways say what we say.')
  return 0
}
