// A process that pays and may die of it: node paying-process.ts <PayingInput as JSON>. Writes JSON lines.
import { writeSync } from 'node:fs'
import { count } from 'drizzle-orm'
import { openPglite } from '@jatra/api/db/open-pglite'
import { openPostgres } from '@jatra/api/db/open-postgres'
import { orders, paymentAttempts, paymentReceipts, sandboxSessions } from '@jatra/api/db/schema'
import {
  pay,
  paymentBody,
  readOrder,
  search,
  signUp,
  type PaymentBody,
  type Visitor,
} from '@jatra/api/testing/booking'
import { createTestApi } from '@jatra/api/testing/test-api'
import { crashingDatabase, type CrashPoint } from './crash-points.ts'

export interface Intent {
  visitor: Visitor
  body: PaymentBody
}

export interface PayingInput {
  dataDir: string | null
  databaseUrl: string | null
  now: number
  crashAt: CrashPoint | null
  step:
    | { do: 'prepare'; userName: string }
    | { do: 'start paying'; intent: Intent }
    | { do: 'choose pay'; url: string }
    | { do: 'come back'; intent: Intent; orderId: string; tranId: string }
    | { do: 'expire'; intent: Intent; orderId: string }
    | { do: 'count' }
}

const KEY = 'one-key'
const input = JSON.parse(process.argv[2] ?? '') as PayingInput
const handle = input.databaseUrl
  ? await openPostgres(input.databaseUrl)
  : await openPglite(input.dataDir ?? '')
const api = createTestApi(crashingDatabase(handle.db, input.crashAt))
api.now = input.now
say(await run(input.step))
await handle.close()

async function run(step: PayingInput['step']): Promise<unknown> {
  const { client } = api
  if (step.do === 'prepare') {
    const visitor = await signUp(client, step.userName)
    return { visitor, body: paymentBody(await search(client), visitor.userId) }
  }
  if (step.do === 'start paying') {
    const first = await pay(client, step.intent.visitor, step.intent.body, KEY)
    const again = await pay(client, step.intent.visitor, step.intent.body, KEY)
    const order = await readOrder(client, step.intent.visitor, first.orderId)
    return { first, again, order }
  }
  if (step.do === 'choose pay') {
    const body = new URLSearchParams({ choice: 'pay' })
    return { status: (await api.send('POST', step.url, { body })).status }
  }
  if (step.do === 'come back') {
    await api.send('GET', `/api/payment/return/${step.tranId}`)
    return readOrder(client, step.intent.visitor, step.orderId)
  }
  if (step.do === 'expire') {
    await api.sweep()
    return readOrder(client, step.intent.visitor, step.orderId)
  }
  return counts()
}

async function counts(): Promise<Record<string, number>> {
  const of = async (
    table: typeof orders | typeof paymentAttempts | typeof paymentReceipts | typeof sandboxSessions,
  ) => (await handle.db.select({ rows: count() }).from(table))[0]?.rows ?? 0
  return {
    orders: await of(orders),
    attempts: await of(paymentAttempts),
    receipts: await of(paymentReceipts),
    sessions: await of(sandboxSessions),
  }
}

/** At once, so that a death right after loses nothing. */
function say(value: unknown): void {
  writeSync(1, `${JSON.stringify(value)}\n`)
}
