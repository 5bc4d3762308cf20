import { afterAll, beforeAll, expect, it } from 'vitest'
import { startBuilt, type BuiltServer } from './built-server.ts'

let server: BuiltServer
beforeAll(async () => {
  server = await startBuilt({ API_MODE: 'mock' })
})
afterAll(() => server.stop())

/** Each area of the route table is matched alone, so every way of writing an address must find its own. */
it.each([
  ['/', 200],
  ['/_root.data', 200],
  ['/about', 200],
  ['/packageMenu?destination=Nowhere', 404],
  ['/About', 200],
  ['/%61bout/', 200],
  ['/about.data', 200],
  ['/packageMenu?destination=Nepal', 200],
  ['/PACKAGEMENU', 200],
  ['/flight/nowhere', 404],
  ['/visaDetails?country=Thailand', 200],
  ['/nowhere', 404],
  ['/about/nowhere', 404],
  ['/%E0%A4%A', 404],
  ['//about', 404],
])('%s answers %i', async (address, status) => {
  const answer = await fetch(server.origin + address, { redirect: 'manual' })
  expect(answer.status).toBe(status)
})
