import type { FlightOrder } from '@jatra/contract/flight/flight-order'
import { openPglite } from '@jatra/api/db/open-pglite'
import { openPostgres } from '@jatra/api/db/open-postgres'
import { orders, paymentAttempts, paymentTransactions } from '@jatra/api/db/schema'
import { sandboxSessions } from '@jatra/sandbox/db/schema'
import type { Database } from '@jatra/api/db/types'
import {
  pay,
  paymentBody,
  readOrder,
  search,
  signUp,
  type PaymentBody,
  type Visitor,
} from '@jatra/api/testing/booking'
import { expectBalanced } from '@jatra/api/testing/expect-balanced'
import { createTestApi, type TestApi } from '@jatra/api/testing/test-api'
import { crashingDatabase, type CrashPoint } from './crash-points.ts'
import type { InDirectory, OnPostgres } from './empty-database.ts'

export interface Intent {
  visitor: Visitor
  body: PaymentBody
}

type PayingInput = (OnPostgres | InDirectory) & {
  now: number
  crashAt: CrashPoint | null
  steps: Step[]
}

export type Step =
  | { do: 'prepare'; userName: string }
  | { do: 'start paying'; intent?: Intent }
  | { do: 'choose pay'; started?: Started }
  | { do: 'come back'; intent?: Intent; started?: Started }
  | { do: 'expire'; intent?: Intent; started?: Started }

interface Started {
  url: string
  orderId: string
}

/** What was done by those who lived to their end. */
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
  transactions: number
  sessions: number
}

const KEY = 'one-key'

/** Does the steps on a database that it opens, and closes when it lives to the end. */
export async function payInSteps(input: PayingInput): Promise<Told> {
  const { now, crashAt, steps } = input
  const handle =
    'dataDir' in input ? await openPglite(input.dataDir) : await openPostgres(input.databaseUrl)
  const api = createTestApi({ jobs: handle.jobs, db: crashingDatabase(handle.db, crashAt) })
  api.now = now
  // The data of a killed process is consistent before anything repairs it.
  await expectBalanced(handle.db)
  const found = await countRows(handle.db)
  const told: Told = { found, left: found, intent: null, started: [], order: null }
  for (const step of steps) await take(step, api, told)
  told.left = await countRows(handle.db)
  await expectBalanced(handle.db)
  await handle.close()
  return told
}

async function take(step: Step, api: TestApi, told: Told): Promise<void> {
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

async function countRows(db: Database): Promise<Rows> {
  return {
    orders: await db.$count(orders),
    attempts: await db.$count(paymentAttempts),
    transactions: await db.$count(paymentTransactions),
    sessions: await db.$count(sandboxSessions),
  }
}
