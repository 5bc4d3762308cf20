import type {
  listFlightOrders,
  listHolidayOrders,
  listVisaOrders,
} from '@jatra/contract/order/endpoints'
import type { Order } from '@jatra/contract/order/order'
import type { SignedIn } from '@jatra/contract/account/user'
import { signUp } from './actors.ts'
import { must } from './must.ts'
import type { Row } from './row.ts'
import { ask, askRaw, type Side, type Stage } from './stage.ts'

type ListCall = typeof listFlightOrders | typeof listHolidayOrders | typeof listVisaOrders

const nextPage = (response: Response): string | null =>
  /^<([^>]+)>; rel="next"$/.exec(response.headers.get('link') ?? '')?.[1] ?? null

/** The orders of one kind that an account has. */
export const listOf = (
  list: ListCall,
  { user, access_token: token }: SignedIn,
  query: Record<string, string | number> = {},
): Request =>
  ask(list as typeof listFlightOrders, { params: { userId: user._id }, query }, { token })

export const noOrders = (body: unknown): void => {
  must((body as unknown[]).length === 0, 'no orders')
}

/**
 * What holds of the list of every kind of order: its pages, and who may read it.
 *
 * @param threeOrders three orders of that kind in one new account, a minute apart
 */
export function orderListRows(
  list: ListCall,
  threeOrders: (side: Side, stage: Stage) => Promise<SignedIn>,
): readonly Row[] {
  const call = list.name as Row['call']
  const ownPath = `${list.path.split('/').at(-1) ?? ''}?`
  return [
    {
      call,
      name: 'a new account',
      answer: 'good',
      request: async (_, stage) => listOf(list, await signUp(stage)),
      check: (body, response) => {
        noOrders(body)
        must(nextPage(response) === null, 'no next page')
      },
    },
    {
      call,
      name: 'newest first, with the next page',
      answer: 'good',
      request: async (side, stage) => listOf(list, await threeOrders(side, stage), { limit: 2 }),
      check: (body, response) => {
        const [first, second, third] = body as Order[]
        must(first !== undefined && second !== undefined && third === undefined, 'two orders')
        must((first?.createdAt ?? '') > (second?.createdAt ?? ''), 'newest first')
        must(nextPage(response)?.includes(`/${ownPath}`) === true, 'names the next page')
      },
    },
    {
      call,
      name: 'the last page',
      answer: 'good',
      request: async (side, stage) => {
        const me = await threeOrders(side, stage)
        const next = nextPage(await stage.send(listOf(list, me, { limit: 2 })))
        return askRaw('GET', next ?? '/no-next-page', {
          headers: { authorization: `Bearer ${me.access_token}` },
        })
      },
      check: (body, response) => {
        must((body as unknown[]).length === 1, 'one order is left')
        must(nextPage(response) === null, 'no next page')
      },
    },
    {
      call,
      name: 'a page of nobody',
      answer: 'invalid_input',
      request: async (_, stage) => listOf(list, await signUp(stage), { cursor: 'made up' }),
    },
    {
      call,
      name: 'a page of a thousand',
      answer: 'invalid_input',
      request: async (_, stage) => listOf(list, await signUp(stage), { limit: 1000 }),
    },
    {
      call,
      name: 'nobody logged in',
      answer: 'unauthenticated',
      request: () =>
        ask(list as typeof listFlightOrders, { params: { userId: 'somebody' }, query: {} }),
    },
    {
      call,
      name: 'of another account',
      answer: 'forbidden',
      request: async (_, stage) => {
        const [me, other] = [await signUp(stage), await signUp(stage)]
        return listOf(list, { ...me, user: other.user })
      },
    },
  ]
}
