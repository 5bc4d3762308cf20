import { expect, it } from 'vitest'
import type { Account } from '@jatra/contract/account/account'
import { openPassport } from '@jatra/contract/desk/desk-order-endpoints'
import { serviceUnavailable } from '@jatra/contract/http/http-errors'
import { DomainError } from '@jatra/contract/http/problem'
import { cookieOf, createTestSite } from './test-site.ts'
import type { AppContext } from '../../app/server/context.server.ts'
import { refuseCustomer, requireStaff } from '../../app/server/guards/require-staff.server.ts'

const account = (role: Account['role']) => ({
  ...{ _id: 'u1', userName: 'rezwana', email: 'rezwana@example.com', name: 'Rezwana Karim' },
  ...{ gender: null, phone: null, picture: null, language: 'en' },
  ...{ hasPassword: true, emailVerified: true, role },
})

/** A page that runs `load`, for somebody who is signed in; the API says that they are a `role`. */
function open(
  role: Account['role'],
  load: (args: { request: Request; context: AppContext }) => Promise<unknown>,
) {
  let asked = 0
  const site = createTestSite({
    transport: async (request) => {
      if (request.method !== 'GET')
        return new DomainError('forbidden', 'ownBooking').toResponse(new Headers())
      asked += 1
      return Response.json(account(role))
    },
    page: async (request, context) => {
      const said = await load({ request, context }).catch((error: unknown) => error)
      return Response.json({ said, asked, staff: context.session.staff })
    },
  })
  return async (cookie?: string) => {
    const answer = await site.send('GET', '/desk/find?q=a', cookie ? { cookie } : {})
    return { said: await answer.json(), cookie: answer.headers.get('set-cookie') }
  }
}

it('tells who sits at the desk, by one question for all loaders of a page', async () => {
  const page = open('agent', async (args) => {
    await Promise.all([requireStaff(args), requireStaff(args)])
    return requireStaff(args)
  })
  const { said, cookie } = await page(await cookieOf())
  expect(said).toEqual({
    said: { id: 'u1', name: 'Rezwana Karim', role: 'agent' },
    asked: 1,
    staff: true,
  })
  // The menu leads to the desk from now on.
  expect(cookie).not.toBeNull()
})

it('answers 404 to a customer, who stays signed in', async () => {
  const { said, cookie } = await open('customer', requireStaff)(await cookieOf())
  expect(said).toMatchObject({ said: { init: { status: 404 } }, staff: false })
  expect(cookie).toBeNull()
})

it('keeps staff signed in who are refused an act, as on a booking of their own', async () => {
  const page = open('manager', ({ context }) =>
    context.api.call(openPassport, { params: { orderId: 'o1', index: 0 } }),
  )
  const { said, cookie } = await page(await cookieOf())
  expect(said).toMatchObject({ said: { code: 'forbidden' } })
  expect(cookie).toBeNull()
})

it('leaves it to the API who acts, and who opens a file, while it does not say who that is', async () => {
  const site = createTestSite({
    transport: async () => serviceUnavailable().toResponse(new Headers()),
    page: async (request, context) => {
      const said = await refuseCustomer({ request, context }).catch((error: unknown) => error)
      return Response.json({ said: said ?? 'nothing' })
    },
  })
  const answer = await site.send('GET', '/desk', { cookie: await cookieOf() })
  expect(await answer.json()).toEqual({ said: 'nothing' })
})

it('refuses a customer’s act as an address that is not there', async () => {
  const { said } = await open('customer', refuseCustomer)(await cookieOf())
  expect(said).toMatchObject({ said: { init: { status: 404 } }, staff: false })
})
