import {
  deleteUser,
  exportData,
  getUser,
  listUsers,
  updateUser,
} from '@jatra/contract/account/user-endpoints'
import type { Account, AccountExport } from '@jatra/contract/account/account'
import type { SignedIn } from '@jatra/contract/account/user'
import { PASSWORD, placeOrder, signUp } from './actors.ts'
import { must } from './must.ts'
import type { Row } from './row.ts'
import { ask, tell, type Stage } from './stage.ts'

const profile = { name: 'Rahima Khatun', gender: 'Female', phone: '+880 1712-345678' } as const
const params = ({ user }: SignedIn) => ({ userId: user._id })
const token = ({ access_token }: SignedIn) => ({ token: access_token })

/** A change of one's own profile. */
async function changing(stage: Stage, over: Record<string, unknown> = {}): Promise<Request> {
  const me = await signUp(stage)
  const body = { ...profile, ...over } as typeof profile
  return ask(updateUser, { params: params(me), body }, token(me))
}

/** Somebody whom staff name who is not there. */
async function unknownTo(stage: Stage): Promise<[{ userId: string }, { token: string }]> {
  return [{ userId: 'no-such-account' }, token(await stage.staff())]
}

export const userRows: readonly Row[] = [
  {
    call: 'listUsers',
    name: 'the newest, for staff',
    answer: 'good',
    async request(_, stage) {
      const worker = await stage.staff()
      await stage.advance(1)
      await signUp(stage)
      return ask(listUsers, { query: { limit: 1 } }, token(worker))
    },
    check(body, { headers }) {
      const [first, ...more] = body as Account[]
      must(more.length === 0 && first?.role === 'customer', 'one page of one')
      must(/rel="next"/.test(headers.get('link') ?? ''), 'names the next one')
    },
  },
  {
    call: 'listUsers',
    name: 'for a customer',
    answer: 'forbidden',
    request: async (_, stage) => ask(listUsers, { query: {} }, token(await signUp(stage))),
  },
  {
    call: 'listUsers',
    name: 'for a stranger',
    answer: 'unauthenticated',
    request: () => ask(listUsers, { query: {} }),
  },
  ...[{ cursor: 'nowhere' }, { limit: 51 }].map((query): Row => ({
    call: 'listUsers',
    name: `with ${JSON.stringify(query)}`,
    answer: 'invalid_input',
    request: async (_, stage) => ask(listUsers, { query }, token(await stage.staff())),
  })),

  {
    call: 'getUser',
    name: 'one’s own',
    answer: 'good',
    async request(_, stage) {
      const me = await signUp(stage)
      return ask(getUser, { params: params(me) }, token(me))
    },
    check: (body) => {
      const { role, hasPassword, name } = body as Account
      must(role === 'customer' && hasPassword && name === null, 'a new account')
    },
  },
  ...strangers('getUser', (me, by) => ask(getUser, { params: params(me) }, by)),
  {
    call: 'getUser',
    name: 'that is not there',
    answer: 'not_found',
    async request(_, stage) {
      const [nobody, by] = await unknownTo(stage)
      return ask(getUser, { params: nobody }, by)
    },
  },

  {
    call: 'updateUser',
    name: 'one’s own',
    answer: 'good',
    request: (_, stage) => changing(stage, { phone: '+880 01712 345678' }),
    check: (body) => {
      const { name, gender, phone } = body as Account
      must(name === 'Rahima Khatun' && gender === 'Female', 'is changed')
      must(phone === '+8801712345678', 'is dialled from anywhere')
    },
  },
  ...(
    [
      ['without a name', { name: ' ' }],
      ['without a gender', { gender: '' }],
      ['without a phone', { phone: '' }],
      ['with a phone of no country', { phone: '01712345678' }],
      ['with a phone that nobody has', { phone: '+880 123 4567' }],
    ] as const
  ).map(([name, over]): Row => ({
    call: 'updateUser',
    name,
    answer: 'invalid_input',
    request: (_, stage) => changing(stage, over),
  })),
  ...strangers('updateUser', (me, by) =>
    ask(updateUser, { params: params(me), body: profile }, by),
  ),
  {
    call: 'updateUser',
    name: 'that is not there',
    answer: 'not_found',
    async request(_, stage) {
      const [nobody, by] = await unknownTo(stage)
      return ask(updateUser, { params: nobody, body: profile }, by)
    },
  },

  {
    call: 'deleteUser',
    name: 'one’s own, with the password',
    answer: 'good',
    async request(_, stage) {
      const me = await signUp(stage)
      return ask(deleteUser, { params: params(me), body: { password: PASSWORD } }, token(me))
    },
  },
  ...([{}, { password: 'Wrong@123' }, { email: 'x@example.com' }] as const).map((body): Row => ({
    call: 'deleteUser',
    name: `with ${JSON.stringify(body)}`,
    answer: 'invalid_input',
    async request(_, stage) {
      const me = await signUp(stage)
      return ask(deleteUser, { params: params(me), body }, token(me))
    },
  })),
  ...strangers('deleteUser', (me, by) =>
    ask(deleteUser, { params: params(me), body: { password: PASSWORD } }, by),
  ),
  {
    call: 'deleteUser',
    name: 'that is deleted already',
    answer: 'not_found',
    async request(_, stage) {
      const me = await signUp(stage)
      const by = token(await stage.staff())
      await tell(stage, deleteUser, { params: params(me), body: {} }, by)
      return ask(deleteUser, { params: params(me), body: {} }, by)
    },
  },
  {
    call: 'deleteUser',
    name: 'while a payment is under way',
    answer: 'request_in_progress',
    async request(side, stage) {
      const me = await placeOrder(side, stage)
      return ask(deleteUser, { params: params(me), body: { password: PASSWORD } }, token(me))
    },
  },
  {
    call: 'deleteUser',
    name: 'with one guess after the other',
    answer: 'rate_limited',
    async request(_, stage) {
      const me = await signUp(stage)
      const make = () =>
        ask(deleteUser, { params: params(me), body: { password: 'Wrong@123' } }, token(me))
      await stage.provoke('rate_limited', make)
      return make()
    },
  },

  {
    call: 'exportData',
    name: 'one’s own, with a booking',
    answer: 'good',
    async request(side, stage) {
      const me = await placeOrder(side, stage)
      return ask(exportData, { params: params(me) }, token(me))
    },
    check(body) {
      const { profile: own, orders, devices } = body as AccountExport
      must(own.hasPassword && orders.length === 1 && devices.length === 1, 'all of it')
      must(!JSON.stringify(body).includes('EB0123456'), 'no whole passport of an order')
    },
  },
  ...strangers('exportData', (me, by) => ask(exportData, { params: params(me) }, by)),
  {
    call: 'exportData',
    name: 'again and again',
    answer: 'rate_limited',
    async request(_, stage) {
      const me = await signUp(stage)
      const make = () => ask(exportData, { params: params(me) }, token(me))
      await stage.provoke('rate_limited', make)
      return make()
    },
  },
]

/** Who may not: nobody in particular, and another customer. */
export function strangers(
  call: Row['call'],
  make: (me: SignedIn, by: { token?: string }) => Request,
): Row[] {
  return [
    {
      call,
      name: 'without a token',
      answer: 'unauthenticated',
      request: async (_, stage) => make(await signUp(stage), {}),
    },
    {
      call,
      name: 'of another account',
      answer: 'forbidden',
      request: async (_, stage) => make(await signUp(stage), token(await signUp(stage))),
    },
  ]
}
