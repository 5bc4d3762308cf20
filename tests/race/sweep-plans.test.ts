import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { queues } from '@jatra/contract/desk/today-queues'
import { lockManagers } from '@jatra/api/domain/auth/lock-managers'
import { claimItem } from '@jatra/api/domain/desk/claim-item'
import { listToday } from '@jatra/api/domain/desk/list-today'
import { listUsers } from '@jatra/api/domain/users/list-users'
import { createTestApi, TEST_NOW } from '@jatra/api/testing/test-api'
import { openTestDatabase, type TestDatabase } from '@jatra/api/testing/test-database'
import { insertManyOrders } from './many-orders.ts'

const ORDERS = 100_000
/** A table of fewer rows is read as quickly as its index. */
const BIG = 1_000

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  await insertManyOrders(database.url ?? '', ORDERS, TEST_NOW)
})
afterAll(() => database.close())

interface Statement {
  text: string
  values: unknown[]
}

it(`reads no whole table: the sweep of every minute, the figures, the lists of staff and what needs a person, of ${ORDERS} orders`, async () => {
  const api = createTestApi(database)
  const statements = await statementsOf(async () => {
    await api.sweep()
    await api.figures()
    await database.jobs.listFailed()
    await listUsers(database, { limit: 20 })
    await readDesk()
    await database.db.transaction(lockManagers)
  })
  expect(statements.length).toBeGreaterThan(30)
  const client = new pg.Client({ connectionString: database.url ?? '' })
  await client.connect()
  try {
    const { big, partial } = await describeTables(client)
    const whole: string[] = []
    for (const { text, values } of statements) {
      const { rows } = await client.query({ text: `explain (format json) ${text}`, values })
      const read = wholeTablesOf(plansSchema.parse(rows)[0]?.['QUERY PLAN'][0]?.Plan, partial)
      for (const table of read.filter((name) => big.has(name))) whole.push(`${table}: ${text}`)
    }
    expect(whole).toEqual([])
  } finally {
    await client.end()
  }
})

/** Every queue and the next page of it, all together, and what takes an item of each. */
async function readDesk() {
  const desk = { db: database.db, clock: () => TEST_NOW, refundApprovalAbove: 50_000 }
  const manager = { id: 'user-5000', role: 'manager' as const }
  for (const queue of [undefined, ...queues]) {
    const { nextCursor } = await listToday(desk, { queue }, manager)
    if (nextCursor !== null) await listToday(desk, { queue, cursor: nextCursor }, manager)
    if (!queue) continue
    const asked = { queue, id: 'order-1', by: manager.id, role: manager.role }
    await expect(claimItem(desk, asked)).rejects.toMatchObject({ code: 'not_found' })
  }
}

/** The statements that PostgreSQL can explain, each once, with their latest values. */
async function statementsOf(act: () => Promise<void>): Promise<Statement[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  await act()
  const found = new Map<string, Statement>()
  for (const [config, given] of query.mock.calls as unknown[][]) {
    const { text, values } = configSchema.parse(
      typeof config === 'string' ? { text: config } : config,
    )
    const statement = { text, values: z.array(z.unknown()).catch(values).parse(given) }
    if (/^\s*(select|insert|update|delete|with)\b/i.test(text)) found.set(text, statement)
  }
  query.mockRestore()
  return [...found.values()]
}

const configSchema = z.object({ text: z.string(), values: z.array(z.unknown()).default([]) })

interface PlanNode {
  'Node Type': string
  'Relation Name'?: string | undefined
  'Index Name'?: string | undefined
  'Index Cond'?: string | undefined
  Plans?: PlanNode[] | undefined
}
const planSchema: z.ZodType<PlanNode> = z.object({
  'Node Type': z.string(),
  'Relation Name': z.string().optional(),
  'Index Name': z.string().optional(),
  'Index Cond': z.string().optional(),
  Plans: z.array(z.lazy(() => planSchema)).optional(),
})
const plansSchema = z.array(z.object({ 'QUERY PLAN': z.array(z.object({ Plan: planSchema })) }))

/** The tables that a plan reads from end to end: without an index, or by all of one that has all rows. */
function wholeTablesOf(node: PlanNode | undefined, partial: ReadonlySet<string>): string[] {
  if (!node) return []
  const index = node['Index Name']
  const isWhole =
    node['Node Type'] === 'Seq Scan' ||
    (index !== undefined && !node['Index Cond'] && !partial.has(index))
  return [
    ...(isWhole ? [node['Relation Name'] ?? index ?? ''] : []),
    ...(node.Plans ?? []).flatMap((inner) => wholeTablesOf(inner, partial)),
  ]
}

/** The tables that have many rows, and the indexes that do not have all rows of theirs. */
async function describeTables(client: pg.Client) {
  const names = async (text: string, values: unknown[] = []) => {
    const { rows } = await client.query<{ name: string }>({ text, values })
    return new Set(rows.map(({ name }) => name))
  }
  return {
    big: await names('select relname as name from pg_class where reltuples >= $1', [BIG]),
    partial: await names(
      'select relname as name from pg_index join pg_class on oid = indexrelid where indpred is not null',
    ),
  }
}
