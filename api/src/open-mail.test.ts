import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createClient, type Client } from '@jatra/contract/http/client'
import { simulators } from '@jatra/sandbox'
import { createLogger } from '@jatra/contract/observability/logging'
import { openApi, type OpenedApi } from './open.ts'
import { pay, paymentBody, search, signUp } from './testing/booking.ts'
import { startMailServer, type MailServer } from './testing/mail-server.ts'
import { TEST_NOW, TEST_ORIGIN, TEST_SITE, testAgency } from './testing/test-api.ts'
import { openTestDatabase, type TestDatabase } from './testing/test-database.ts'

let dataDir: string
let postgres: TestDatabase | undefined
let server: MailServer
let api: OpenedApi
let client: Client
let lines: string[]
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'jatra-mail-'))
  if (process.env['TEST_DATABASE_URL']) postgres = await openTestDatabase()
  server = await startMailServer()
  lines = []
  api = await openApi({
    agency: testAgency,
    dataDir,
    databaseUrl: postgres?.url ?? undefined,
    pricing: {},
    flightSessionMinutes: 15,
    loadSimulators: async () => simulators,
    mail: {
      smtpUrl: server.url,
      from: 'Jatra <hello@jatra.example>',
      siteUrl: TEST_SITE,
      languages: ['en'],
    },
    log: createLogger((line) => lines.push(line)),
    clock: () => TEST_NOW,
  })
  client = createClient(api.fetch, TEST_ORIGIN)
}, 120_000)
afterAll(async () => {
  await api.close()
  await server.close()
  await postgres?.close()
  rmSync(dataDir, { recursive: true, force: true })
})

async function book(userName: string) {
  const visitor = await signUp(client, userName)
  const found = await search(client)
  return pay(client, visitor, paymentBody(found, visitor.userId), userName)
}
const received = () => server.emails.map(({ subject }) => subject)

it('emails go out by themselves after what they tell', async () => {
  await book('rahima')
  await expect
    // Both are due at one time, and either may overtake the other.
    .poll(() => received().sort())
    .toEqual([expect.stringMatching(/^Booking received/), 'Welcome to Jatra'])
})

it('a booking does not fail by a mail server that rejects everything', async () => {
  server.mood = Object.assign(new Error('4.3.0 out of order'), { responseCode: 451 })
  await expect(book('karim')).resolves.toMatchObject({ orderId: expect.any(String) as string })
  await expect.poll(() => lines.filter((line) => line.includes('email_failed')).length).toBe(2)
  expect(received()).toHaveLength(2)
})

it('nor does it wait for one that never answers, and closing does not either', async () => {
  server.mood = 'silent'
  let reached = () => {}
  const hanging = new Promise<void>((resolve) => (reached = resolve))
  server.onSilence = () => reached()
  await signUp(client, 'selina')
  await hanging
  await expect(book('jamal')).resolves.toMatchObject({ orderId: expect.any(String) as string })
  await api.close()
  expect(await api.ready()).toBe(false)
  expect(received()).toHaveLength(2)
})
