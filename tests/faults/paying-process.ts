// A process that pays and may die of it: node paying-process.ts <PayingInput as JSON>. Writes what it did, as JSON, when it lives.
import { writeSync } from 'node:fs'
import type { FlightOrder } from '@jatra/contract/flight/flight-order'
import { openPglite } from '@jatra/api/db/open-pglite'
import { openPostgres } from '@jatra/api/db/open-postgres'
import { orders, paymentAttempts, paymentTransactions, sandboxSessions } from '@jatra/api/db/schema'
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
  /** Done one after the other, because a process takes long to start. */
  steps: Step[]
}

export type Step =
  | { do: 'prepare'; userName: string }
  | { do: 'start paying'; intent?: Intent }
  | { do: 'choose pay'; started?: Started }
  | { do: 'come back'; intent?: Intent; started?: Started }
  | { do: 'expire'; intent?: Intent; started?: Started }

export interface Started {
  url: string
  orderId: string
}

/** What a process that lived to its end has to say. */
export interface Told {
  /** Rows at its start and at its end. */
  found: Rows
  left: Rows
  intent: Intent | null
  /** Both answers of starting to pay twice. */
  started: Started[]
  order: FlightOrder | null
}
export interface Rows {
  orders: number
  attempts: number
  receipts: number
  sessions: number
}

const KEY = 'one-key'
const input = JSON.parse(process.argv[2] ?? '') as PayingInput
const handle = input.databaseUrl
  ? await openPostgres(input.databaseUrl)
  : await openPglite(input.dataDir ?? '')
const api = createTestApi(crashingDatabase(handle.db, input.crashAt))
api.now = input.now
const told: Told = {
  found: await countRows(),
  left: { orders: 0, attempts: 0, receipts: 0, sessions: 0 },
  intent: null,
  started: [],
  order: null,
}
for (const step of input.steps) await run(step)
told.left = await countRows()
writeSync(1, JSON.stringify(told))
await handle.close()

async function run(step: Step): Promise<void> {
  const { client } = api
  if (step.do === 'prepare') {
    const visitor = await signUp(client, step.userName)
    told.intent = { visitor, body: paymentBody(await search(client), visitor.userId) }
    return
  }
  if (step.do === 'start paying') {
    const { visitor, body } = known(step.intent ?? told.intent)
    told.started.push(await pay(client, visitor, body, KEY), await pay(client, visitor, body, KEY))
    return
  }
  const started = known(step.started ?? told.started[0])
  if (step.do === 'choose pay') {
    await api.send('POST', started.url, { body: new URLSearchParams({ choice: 'pay' }) })
    return
  }
  if (step.do === 'come back') {
    const tranId = started.url.split('/').at(-1) ?? ''
    await api.send('GET', `/api/payment/return/${tranId}`)
  } else {
    await api.sweep()
  }
  told.intent ??= step.intent ?? null
  told.order = await readOrder(client, known(told.intent).visitor, started.orderId)
}

function known<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('a step is missing before this one')
  return value
}

async function countRows(): Promise<Rows> {
  const { db } = handle
  return {
    orders: await db.$count(orders),
    attempts: await db.$count(paymentAttempts),
    receipts: await db.$count(paymentTransactions),
    sessions: await db.$count(sandboxSessions),
  }
}
