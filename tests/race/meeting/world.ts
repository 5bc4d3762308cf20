import { asc, eq } from 'drizzle-orm'
import { paymentAttempts } from '@jatra/api/db/schema'
import type { Database, DatabaseHandle } from '@jatra/api/db/types'
import { signUp, type Visitor } from '@jatra/api/testing/booking'
import { hire } from '@jatra/api/testing/hire'
import { STUB_PAY_BY } from '@jatra/api/testing/holding'
import { stubFlights } from '@jatra/api/testing/stub-flights'
import { anyUnpaid, createTestApi, TEST_NOW, type TestApi } from '@jatra/api/testing/test-api'
import { DomainError } from '@jatra/contract/http/problem'
import { DAY_MS } from '@jatra/contract/values/time-units'
import { connectBkash, connectSslCommerz } from '../../doubles/connect.ts'
import { answerOfAmazon, CERTIFICATE, SHORT_CODE, TOPIC } from '../../doubles/bkash/sns.ts'
import { notifiedBkash } from '../notified/bkash.ts'
import type { Attempt, NotifiedGateway } from '../notified/notified-gateway.ts'
import { notifiedSslCommerz } from '../notified/sslcommerz.ts'
import { buy, type Product, type Way } from './buy.ts'

/** The sandboxes forget what was not paid after a week. */
const PAGE_REMAINS_MS = 7 * DAY_MS
/** Refunds above it wait for a person: a whole flight's does, a part of it does not. */
const APPROVED_ALONE = 10_000

export interface PageOfAttempt {
  attempt: Attempt
  by: NotifiedGateway
}

/** One order, and all who act on it: its traveller, staff, two gateways, an airline and two processes of the API. */
export interface World {
  product: Product
  database: Database
  processes: readonly [TestApi, TestApi]
  flights: ReturnType<typeof stubFlights>
  traveler: Visitor
  staff: readonly Visitor[]
  orderId: string
  /** What the traveller was quoted for cancelling, the oldest first. */
  quotes: string[]
  now(): number
  /** Moves the clock of all of them. */
  pass(milliseconds: number): void
  /** Attempts whose page is open at their gateway, the oldest first. */
  attempts(): Promise<PageOfAttempt[]>
  close(): Promise<void>
}

/** @param handles two, each with connections of its own to one empty database */
export async function startWorld(
  handles: readonly Pick<DatabaseHandle, 'db' | 'jobs'>[],
  { product, paymentType }: { product: Product; paymentType: Way },
): Promise<World> {
  const [one, other] = handles
  if (!one || !other) throw new Error('two processes are needed')
  const time = { now: TEST_NOW }
  const clock = () => time.now
  const gateways = {
    sslcommerz: await notifiedSslCommerz(one.db, clock),
    bkash: await notifiedBkash(one.db, clock),
  }
  const flights = airline()
  const certificate = await (await answerOfAmazon(new Request(CERTIFICATE))).text()
  const process = ({ db, jobs }: Pick<DatabaseHandle, 'db' | 'jobs'>) => {
    const log = { info: () => {}, warn: () => {}, error: () => {} }
    const options = { topicArn: TOPIC, shortCode: SHORT_CODE }
    return createTestApi(
      { db, jobs },
      {
        ...{ clock, flights, unpaidLimits: anyUnpaid, refundApprovalAbove: APPROVED_ALONE },
        gateways: {
          sslcommerz: connectSslCommerz({ clock, log, url: gateways.sslcommerz.url }),
          bkash: connectBkash(
            { clock, log, db, url: gateways.bkash.url },
            { ...options, fetchSns: async () => new Response(certificate) },
          ),
        },
      },
    )
  }
  const processes = [process(one), process(other)] as const
  const [first] = processes
  const [traveler, ...staff] = await Promise.all([
    signUp(first.client),
    hire(one, first, 'finance', 'nusrat'),
    hire(one, first, 'finance', 'karim'),
    hire(one, first, 'manager', 'habib'),
  ])
  const orderId = await buy(product, { db: one.db, api: first, traveler, paymentType })
  return {
    ...{ product, database: one.db, processes, flights, traveler, staff, orderId, quotes: [] },
    now: clock,
    pass(milliseconds) {
      time.now += milliseconds
      for (const api of processes) api.now = time.now
    },
    async attempts() {
      const rows = await one.db
        .select()
        .from(paymentAttempts)
        .where(eq(paymentAttempts.orderId, orderId))
        .orderBy(asc(paymentAttempts.createdAt), asc(paymentAttempts.tranId))
      return rows.flatMap(({ tranId, gateway, gatewayReference, gatewayUrl, createdAt }) => {
        if (gatewayUrl === null || gateway === 'nagad') return []
        if (time.now - createdAt.getTime() >= PAGE_REMAINS_MS) return []
        return { by: gateways[gateway], attempt: { tranId, reference: gatewayReference ?? '' } }
      })
    },
    async close() {
      await Promise.all(Object.values(gateways).map((gateway) => gateway.close()))
    },
  }
}

/** Holds what is paid later, keeps 10 USD of a whole flight, and gives back the rest of it. */
function airline() {
  const flights = stubFlights()
  flights.hold = { payBy: STUB_PAY_BY, priceGuaranteedUntil: STUB_PAY_BY }
  const { search } = flights
  flights.search = async (query, options) => {
    const found = await search(query, options)
    const refund = { allowed: true, penalty: { amount: '10.00', currency: 'USD' } }
    const terms = Object.entries(found.terms).map(([id, one]) => [id, { ...one, refund }] as const)
    return { ...found, terms: Object.fromEntries(terms) }
  }
  airlineGives(flights, 190)
  return flights
}

/** What the airline says from now on that it gives back. @param amount in USD; null: it does not say */
export function airlineGives(flights: World['flights'], amount: number | null): void {
  const refund = amount === null ? null : { amount: amount.toFixed(2), currency: 'USD' }
  flights.quoteCancellation = (id) => Promise.resolve({ id, refund, expiresAt: Infinity })
}

/** What may be refused, with a reason. @returns null when it was. @throws when it failed instead */
export async function mayBeRefused<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof DomainError && error.status < 500) return null
    throw error
  }
}
