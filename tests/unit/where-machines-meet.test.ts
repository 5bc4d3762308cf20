import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { cancellations, paymentAttempts, paymentTransactions } from '@jatra/api/db/schema'
import { paymentStatuses } from '@jatra/contract/payment/payment-status'
import { refundStatuses } from '@jatra/contract/order/refund'

const page = readFileSync('docs/where-machines-meet.md', 'utf8')

/** The cells of a table's rows, the head first. */
const tableOf = (section: string): string[][] =>
  section
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\|[ |-]+\|$/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )

const sections = new Map(
  page
    .split('\n## ')
    .slice(1)
    .map((section) => [section.split('\n')[0] ?? '', tableOf(section)] as const),
)
const tests = new Map(
  (sections.get('Tests') ?? [])
    .slice(1)
    .map(([sign = '', file = '', name = '']) => [sign, { file: file.replaceAll('`', ''), name }]),
)
const aggregates = [...sections].filter(([title]) => title !== 'Tests')

/** The types of an union of events, as its source names them. */
function eventsOf(path: string, union: string): string[] {
  const [, declared = ''] = readFileSync(path, 'utf8').split(`export type ${union} =`)
  const [types = ''] = declared.split(/\nexport |\n\/\*\*\n? \*|\nfunction /)
  return [...new Set([...types.matchAll(/\{ type: '(\w+)'/g)].map(([, type = '']) => type))]
}

it.each([
  ['Order', paymentStatuses],
  ['Attempt', paymentAttempts.status.enumValues],
  ['Attempt', paymentTransactions.outcome.enumValues.map((outcome) => `payment ${outcome}`)],
  ['Booking', eventsOf('contract/src/flight/booking-life.ts', 'BookingEvent')],
  ['Cancellation', cancellations.status.enumValues.filter((status) => status !== 'quoted')],
  ['Refund', refundStatuses],
  ['Refund', eventsOf('contract/src/order/refund-life.ts', 'RefundEvent')],
] as const)('%s has a row for each of %j', (title, wanted) => {
  expect(wanted.length).toBeGreaterThan(2)
  const rows = (sections.get(title) ?? []).map(([event = '']) => event)
  const named = rows.flatMap((event) => [
    event.replaceAll('`', ''),
    ...[...event.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
  ])
  expect(wanted.filter((one) => !named.includes(one))).toEqual([])
})

it('speaks of every aggregate, in columns of all others', () => {
  expect(aggregates.map(([title]) => title)).toEqual([
    ...['Order', 'Attempt', 'Booking', 'Cancellation', 'Refund', 'Quote'],
    ...['Account', 'Session', 'Hold'],
  ])
  const columns = aggregates.map(([, [head = []]]) => head.length)
  // The event and eight others; sessions have a column in the account's table, and all others one in theirs.
  expect(columns).toEqual([8, 8, 8, 8, 8, 8, 9, 9, 8])
})

it.each(aggregates)('%s: each cell says what happens, by which test or why never', (_, rows) => {
  const [head = [], ...events] = rows
  for (const cells of events) {
    expect(cells, cells[0]).toHaveLength(head.length)
    for (const cell of cells.slice(1)) {
      const signs = [...cell.matchAll(/\(([A-Z]\d*(?:, [A-Z]\d*)*)\)/g)].flatMap(([, all = '']) =>
        all.split(', '),
      )
      expect(cell, cells[0]).toMatch(/^(no|cannot: .+)$|\([A-Z]\d*(, [A-Z]\d*)*\)$/)
      expect(
        signs.filter((sign) => !tests.has(sign)),
        `${String(cells[0])}: ${cell}`,
      ).toEqual([])
    }
  }
})

it.each([...tests])('the test %s is there, and is named', (sign, { file, name }) => {
  expect(existsSync(file), file).toBe(true)
  expect(readFileSync(file, 'utf8')).toContain(name)
  expect(page).toMatch(new RegExp(`[(,] ?${sign}[,)]`))
})
