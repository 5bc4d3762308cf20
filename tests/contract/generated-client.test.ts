import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { flightSearchSchema } from '@jatra/contract/flight/flight'
import { signedInSchema } from '@jatra/contract/account/user'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { writeClient } from '../../scripts/client.mjs'
import { PASSWORD, paymentFor, searchInput } from './actors.ts'
import { openPgliteHarness } from './api-harness.ts'
import { ORIGIN, type Harness, type Session } from './harness.ts'

type Answer = Promise<{ data?: unknown; error?: unknown; response?: Response }>
/** What another team gets: a function for each operation. */
type Generated = Record<string, (options: object) => Answer>

const CACHE = new URL('../../.cache/', import.meta.url).pathname

let harness: Harness
let session: Session
let folder: string
let client: Generated

beforeAll(async () => {
  harness = await openPgliteHarness()
  session = await harness.openSession()
  await mkdir(CACHE, { recursive: true })
  folder = await mkdtemp(join(CACHE, 'generated-client-'))
  await writeClient(folder)
  client = (await import(join(folder, 'client/sdk.gen.ts'))) as Generated
}, 60_000)

afterAll(async () => {
  await harness.close()
  await rm(folder, { recursive: true, force: true })
})

it('a client generated from the description signs up, searches, books and finds the order', async () => {
  let token = ''
  const call = async (name: string, options: object) => {
    const generated = client[name]
    if (!generated) throw new Error(`The generated client has no ${name}`)
    const { data, error } = await generated({
      baseUrl: ORIGIN,
      fetch: (request: Request) => session.send(request),
      auth: () => token,
      ...options,
    })
    expect(error).toBeUndefined()
    return data
  }
  const { access_token, user } = signedInSchema.parse(
    await call('register', {
      body: { userName: 'another.team', email: 'another.team@example.com', password: PASSWORD },
    }),
  )
  token = access_token
  const query = searchInput(harness)
  const found = flightSearchSchema.parse(await call('searchFlights', { query }))
  const placed = await call('processPayment', {
    path: { paymentType: 'bkash' },
    headers: { 'Idempotency-Key': 'of-another-team' },
    body: paymentFor(found, user._id),
  })
  expect(placed).toEqual({ url: expect.any(String), orderId: expect.any(String) })
  const { orderId } = placed as { orderId: string }
  expect(await call('getOrder', { path: { userId: user._id, orderId } })).toMatchObject({
    serviceType: 'flight',
    _id: orderId,
  })
})
