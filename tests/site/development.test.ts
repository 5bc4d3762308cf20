import { afterAll, beforeAll, expect, it } from 'vitest'
import { startBuilt, type BuiltServer } from './built-server.ts'

/** `npm run dev:mock`: sources as they are, no build. */
let server: BuiltServer
beforeAll(async () => {
  server = await startBuilt({ NODE_ENV: 'development', API_MODE: 'mock' })
})
afterAll(() => server.stop())

it('serves pages from source, and still knows an error of the API', async () => {
  const home = await fetch(server.origin)
  expect(home.status, server.said()).toBe(200)
  expect(await home.text()).toContain('SEARCH FLIGHT')

  // A search that is gone is rejected inside the API; the page answers it as such, and not as a failure.
  const gone = new URLSearchParams({
    originLocationCode: 'DAC',
    destinationLocationCode: 'CXB',
    departureDate: '2026-12-01',
    searchId: 'long-gone-search',
  })
  const answer = await fetch(`${server.origin}/flight/search?${gone}`)
  expect(answer.status, server.said()).toBe(200)
  expect(await answer.text()).toContain('Your session has expired. Please search again.')
})

it('serves pages in Bangla from source, with the words of Bangla for the browser too', async () => {
  const home = await fetch(`${server.origin}/bn`)
  expect(home.status, server.said()).toBe(200)
  const page = await home.text()
  expect(page).toContain('ফ্লাইট খুঁজুন')
  expect(page).not.toContain('SEARCH FLIGHT')
  const entry = /"(\/@bangla\/app\/entry\.client\.tsx)"/.exec(page)?.[1] ?? ''
  expect((await fetch(server.origin + entry)).status).toBe(200)
  const login = await fetch(`${server.origin}/@bangla/app/routes/auth/login.tsx`)
  expect(await login.text()).toContain('/@bangla/app/messages/auth.bn.ts')
})
