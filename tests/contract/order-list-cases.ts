import assert from 'node:assert/strict'
import type {
  listFlightOrders,
  listHolidayOrders,
  listVisaOrders,
} from '@jatra/contract/whole-order/endpoints'
import type { Order } from '@jatra/contract/whole-order/order'
import type { SignedIn } from '@jatra/contract/account/user'
import { signUp } from './actors.ts'
import type { ContractCase } from './case.ts'
import { ask, askRaw, type Harness, type Session } from './harness.ts'

type ListEndpoint = typeof listFlightOrders | typeof listHolidayOrders | typeof listVisaOrders

const nextPage = (response: Response): string | null =>
  /^<([^>]+)>; rel="next"$/.exec(response.headers.get('link') ?? '')?.[1] ?? null

/** The orders of one kind that an account has. */
export const listOf = (
  list: ListEndpoint,
  { user, access_token: token }: SignedIn,
  query: Record<string, string | number> = {},
): Request =>
  ask(list as typeof listFlightOrders, { params: { userId: user._id }, query }, { token })

export const noOrders = (body: unknown): void => {
  assert((body as unknown[]).length === 0, 'no orders')
}

/**
 * What holds of the list of every kind of order: its pages, and who may read it.
 *
 * @param threeOrders three orders of that kind in one new account, a minute apart
 */
export function orderListCases(
  list: ListEndpoint,
  threeOrders: (harness: Harness, session: Session) => Promise<SignedIn>,
): readonly ContractCase[] {
  const endpoint = list.name as ContractCase['endpoint']
  const ownPath = `${list.path.split('/').at(-1) ?? ''}?`
  return [
    {
      endpoint,
      name: 'a new account',
      answer: 'good',
      request: async (_, session) => listOf(list, await signUp(session)),
      check: (body, response) => {
        noOrders(body)
        assert(nextPage(response) === null, 'no next page')
      },
    },
    {
      endpoint,
      name: 'newest first, with the next page',
      answer: 'good',
      request: async (harness, session) =>
        listOf(list, await threeOrders(harness, session), { limit: 2 }),
      check: (body, response) => {
        const [first, second, third] = body as Order[]
        assert(first !== undefined && second !== undefined && third === undefined, 'two orders')
        assert((first?.createdAt ?? '') > (second?.createdAt ?? ''), 'newest first')
        assert(nextPage(response)?.includes(`/${ownPath}`) === true, 'names the next page')
      },
    },
    {
      endpoint,
      name: 'the last page',
      answer: 'good',
      request: async (harness, session) => {
        const me = await threeOrders(harness, session)
        const next = nextPage(await session.send(listOf(list, me, { limit: 2 })))
        return askRaw('GET', next ?? '/no-next-page', {
          headers: { authorization: `Bearer ${me.access_token}` },
        })
      },
      check: (body, response) => {
        assert((body as unknown[]).length === 1, 'one order is left')
        assert(nextPage(response) === null, 'no next page')
      },
    },
    {
      endpoint,
      name: 'a page of nobody',
      answer: 'invalid_input',
      request: async (_, session) => listOf(list, await signUp(session), { cursor: 'made up' }),
    },
    {
      endpoint,
      name: 'a page of a thousand',
      answer: 'invalid_input',
      request: async (_, session) => listOf(list, await signUp(session), { limit: 1000 }),
    },
    {
      endpoint,
      name: 'nobody logged in',
      answer: 'unauthenticated',
      request: () =>
        ask(list as typeof listFlightOrders, { params: { userId: 'somebody' }, query: {} }),
    },
    {
      endpoint,
      name: 'of another account',
      answer: 'forbidden',
      request: async (_, session) => {
        const [me, other] = [await signUp(session), await signUp(session)]
        return listOf(list, { ...me, user: other.user })
      },
    },
  ]
}
