import { login } from '@jatra/contract/account/auth-endpoints'
import { searchFlights } from '@jatra/contract/flight/endpoints'
import { createClient } from '@jatra/contract/http/client'
import { getResponse } from 'msw'
import { expect, it } from 'vitest'
import { demoAccounts } from './accounts.ts'
import { browserHandlers } from './browser.ts'
import { toBangkok } from './testing/prototype.ts'

const story = () => {
  const handlers = browserHandlers()
  return createClient(
    async (request) => (await getResponse(handlers, request)) ?? Response.error(),
    'http://localhost:6006',
  )
}

it('answers a story alike each time it is opened, on any host, without a visitor', async () => {
  const [{ userName, password }] = demoAccounts as [(typeof demoAccounts)[number]]
  const walk = async () => {
    const client = story()
    return [
      await client.call(login, { body: { identifier: userName, password } }),
      await client.call(searchFlights, toBangkok),
    ]
  }
  const first = await walk()
  expect(await walk()).toEqual(first)
  expect(first[1]).toMatchObject({ serverTime: '2026-11-20T06:00:00.000Z' })
})
