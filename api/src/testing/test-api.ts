import { simulators } from '@jatra/sandbox'
import { createClient, type Client } from '@jatra/contract/http/client'
import type { UnpaidLimits } from '@jatra/contract/payment/unpaid-limits'
import { languages } from '@jatra/contract/values/language'
import { createApi, type Api, type ApiOptions } from '../index.ts'
import { createLogger } from '@jatra/contract/observability/logging'
import type { DatabaseHandle } from '../db/types.ts'
import type { Agency } from '../domain/receipts/agency.ts'
import { setJobClock, TEST_NOW } from './job-clock.ts'
import { drawETicket } from '../domain/receipts/draw-e-ticket.ts'
import { drawVoucher } from '../domain/receipts/draw-voucher.ts'
import { drawReceipt } from '../domain/receipts/draw-receipt.ts'
import type { Hasher } from '../domain/auth/hasher.ts'
import { createMemoryFiles } from './memory-files.ts'
import { createMemoryMail } from './memory-mail.ts'
import type { OutgoingEmail } from '../providers/mail/mail-provider.ts'
import type { FlightSupplier } from '../providers/flights/flight-supplier.ts'
import type { ConfiguredSuppliers } from '../providers/flights/flight-suppliers.ts'
import { stubFlights } from './stub-flights.ts'
import { testUploadsDir } from './uploads-dir.ts'

export const TEST_ORIGIN = 'http://api.test'

/** Where the links of emails lead. */
export const TEST_SITE = 'http://site.test'

export { TEST_NOW }

export interface TestApi extends Api {
  /** Calls as the app does. */
  client: Client
  /** A bare request: for what no client of the contract would send. */
  send(method: string, path: string, init?: RequestInit): Promise<Response>
  /** The time that the API sees; set it to move on. */
  now: number
  /** What was logged, one JSON line each. */
  log: string[]
  /** Does the jobs that are due by this API's clock, on which the queues of the database go on. */
  runJobs(): Promise<void>
  /** Ends and removes what is over. */
  sweep(): Promise<void>
  /** The emails that its jobs have sent, oldest first. */
  emails: OutgoingEmail[]
}

export type TestApiOptions = Partial<Omit<ApiOptions, 'flights'>> & {
  /** One that sells alone, or all that are configured. */
  flights?: FlightSupplier | ConfiguredSuppliers
}

/** Who sells in tests. */
export const testAgency: Agency = {
  name: 'Padma Travels',
  registration: 'TEST-0042',
  address: '12 Kemal Ataturk Avenue, Dhaka 1213',
  phone: '+880 9600 654321',
  email: 'hello@padma.test',
}

const any = { orders: 1_000_000, people: 1_000_000 }

/** For tests of something else in which few accounts hold much. */
export const anyUnpaid: UnpaidLimits = { account: any, payer: any, address: any, network: any }

/** The API on a test's database, with a clock that stands and passwords that cost nothing. */
export function createTestApi(
  { db, jobs }: Pick<DatabaseHandle, 'db' | 'jobs'>,
  { flights = stubFlights(), ...options }: TestApiOptions = {},
): TestApi {
  const log: string[] = []
  const mail = createMemoryMail()
  const test = { now: TEST_NOW, log, emails: mail.emails }
  const api = createApi({
    db,
    jobs,
    simulators,
    flights: 'selling' in flights ? flights : { selling: [flights] },
    pricing: {},
    flightSessionMinutes: 15,
    hasher: plainHasher,
    documents: { files: createMemoryFiles(), uploadsDir: testUploadsDir },
    mail,
    siteUrl: TEST_SITE,
    languages,
    agency: testAgency,
    drawReceipt: (order, language) =>
      drawReceipt({ order, language, agency: testAgency, siteUrl: TEST_SITE }),
    drawETicket: (order, language) =>
      drawETicket({ order, language, agency: testAgency, siteUrl: TEST_SITE }),
    drawVoucher: (order, language) =>
      drawVoucher({ order, language, agency: testAgency, siteUrl: TEST_SITE }),
    log: createLogger(
      (line) => log.push(line),
      () => test.now,
    ),
    clock: () => test.now,
    ...options,
  })
  return Object.assign(test, api, {
    async runJobs() {
      await setJobClock(db, test.now)
      await jobs.runDue(api.handlers)
    },
    sweep: () => api.handlers.sweep({ data: {}, attempt: 1, isLast: true }),
    client: createClient(api.fetch, TEST_ORIGIN),
    send: (method: string, path: string, init: RequestInit = {}) =>
      api.fetch(new Request(new URL(path, TEST_ORIGIN), { ...init, method })),
  })
}

/** A JSON body and its type, for {@link TestApi.send}. */
export function jsonInit(body: unknown, headers: Record<string, string> = {}): RequestInit {
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } }
}

/** Not a hash at all, and quick. */
const plainHasher: Hasher = {
  hash: async (password) => `plain:${password}`,
  verify: async (hash, password) => hash === `plain:${password}`,
}
