import { and, asc, eq, gte, lt, sql } from 'drizzle-orm'
import { addMonths } from '@jatra/contract/values/dates'
import { DHAKA_OFFSET, midnightInDhaka, timeInDhaka } from '@jatra/contract/values/dhaka-time'
import { ledgerPostings, orders } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'

/** Rows read at once. */
const PAGE = 1_000

/** `2026-11-20T12:00:00+06:00` */
const inDhaka = (at: Date) => `${timeInDhaka(at.getTime()).slice(0, 19)}${DHAKA_OFFSET}`

/**
 * The postings of a month, for the accountant: CSV with a line of names, oldest first. A deleted booking has no
 * reference.
 * @param month `YYYY-MM`, as it is in Dhaka
 */
export async function* exportLedger(db: Database, month: string): AsyncGenerator<string> {
  const first = `${month}-01`
  const from = new Date(midnightInDhaka(first))
  const to = new Date(midnightInDhaka(addMonths(first, 1)))
  yield csvLine([
    ...['posting', 'time', 'entry', 'account', 'booking', 'order'],
    ...['debit_bdt', 'credit_bdt'],
  ])
  const { at, id } = ledgerPostings
  let last = { at: from, id: 0 }
  for (;;) {
    const page = await db
      .select({ posting: ledgerPostings, booking: orders.bookingReference })
      .from(ledgerPostings)
      .leftJoin(orders, eq(orders.id, ledgerPostings.orderId))
      .where(
        and(
          gte(at, from),
          lt(at, to),
          sql`(${at}, ${id}) > (${last.at.toISOString()}::timestamptz, ${last.id})`,
        ),
      )
      .orderBy(asc(at), asc(id))
      .limit(PAGE)
    for (const { posting, booking } of page) {
      const { amount } = posting
      yield csvLine([
        ...[posting.id, inDhaka(posting.at), posting.entry, posting.account],
        ...[booking ?? '', posting.orderId, Math.max(amount, 0), Math.max(-amount, 0)],
      ])
    }
    const end = page.at(-1)?.posting
    if (page.length < PAGE || !end) return
    last = { at: end.at, id: end.id }
  }
}

/**
 * One line of CSV (RFC 4180), with its line end. Text that a spreadsheet would take for a formula gets an apostrophe in
 * front (OWASP, CSV injection).
 */
export function csvLine(fields: readonly (string | number)[]): string {
  return `${fields.map(csvField).join(',')}\r\n`
}

function csvField(field: string | number): string {
  if (typeof field === 'number') return String(field)
  const text = /^[=+\-@\t\r\n]/.test(field) ? `'${field}` : field
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
