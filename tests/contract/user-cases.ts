import assert from 'node:assert/strict'
import {
  deleteUser,
  exportData,
  getUser,
  listUsers,
  updateLanguage,
  updateUser,
} from '@jatra/contract/account/user-endpoints'
import type { Account, AccountExport } from '@jatra/contract/account/account'
import type { SignedIn } from '@jatra/contract/account/user'
import { PASSWORD, placeOrder, signUp } from './actors.ts'
import type { ContractCase } from './case.ts'
import { ask, callEndpoint, type Session } from './harness.ts'

const profile = { name: 'Rahima Khatun', gender: 'Female', phone: '+880 1712-345678' } as const
const params = ({ user }: SignedIn) => ({ userId: user._id })
const token = ({ access_token }: SignedIn) => ({ token: access_token })

/** A change of one's own profile. */
async function changing(session: Session, over: Record<string, unknown> = {}): Promise<Request> {
  const me = await signUp(session)
  const body = { ...profile, ...over } as typeof profile
  return ask(updateUser, { params: params(me), body }, token(me))
}

/** An unknown user id, requested by staff. */
async function unknownTo(session: Session): Promise<[{ userId: string }, { token: string }]> {
  return [{ userId: 'no-such-account' }, token(await session.staff())]
}

export const userCases: readonly ContractCase[] = [
  {
    endpoint: 'listUsers',
    name: 'the newest, for staff',
    answer: 'good',
    async request(_, session) {
      const worker = await session.staff()
      await session.advance(1)
      await signUp(session)
      return ask(listUsers, { query: { limit: 1 } }, token(worker))
    },
    check(body, { headers }) {
      const [first, ...more] = body as Account[]
      assert(more.length === 0 && first?.role === 'customer', 'one page of one')
      assert(/rel="next"/.test(headers.get('link') ?? ''), 'names the next one')
    },
  },
  {
    endpoint: 'listUsers',
    name: 'for a customer',
    answer: 'forbidden',
    request: async (_, session) => ask(listUsers, { query: {} }, token(await signUp(session))),
  },
  {
    endpoint: 'listUsers',
    name: 'for a stranger',
    answer: 'unauthenticated',
    request: () => ask(listUsers, { query: {} }),
  },
  ...[{ cursor: 'nowhere' }, { limit: 51 }].map((query): ContractCase => ({
    endpoint: 'listUsers',
    name: `with ${JSON.stringify(query)}`,
    answer: 'invalid_input',
    request: async (_, session) => ask(listUsers, { query }, token(await session.staff())),
  })),

  {
    endpoint: 'getUser',
    name: 'one’s own',
    answer: 'good',
    async request(_, session) {
      const me = await signUp(session)
      return ask(getUser, { params: params(me) }, token(me))
    },
    check: (body) => {
      const { role, hasPassword, name, language } = body as Account
      assert(role === 'customer' && hasPassword && name === null, 'a new account')
      assert(language === 'en', 'in English, where nothing else was asked for')
    },
  },
  ...strangers('getUser', (me, by) => ask(getUser, { params: params(me) }, by)),
  {
    endpoint: 'getUser',
    name: 'that is not there',
    answer: 'not_found',
    async request(_, session) {
      const [nobody, by] = await unknownTo(session)
      return ask(getUser, { params: nobody }, by)
    },
  },

  {
    endpoint: 'updateUser',
    name: 'one’s own',
    answer: 'good',
    request: (_, session) => changing(session, { phone: '+880 01712 345678' }),
    check: (body) => {
      const { name, gender, phone } = body as Account
      assert(name === 'Rahima Khatun' && gender === 'Female', 'is changed')
      assert(phone === '+8801712345678', 'is dialled from anywhere')
    },
  },
  {
    endpoint: 'updateUser',
    name: 'with a name that shows as another one',
    answer: 'good',
    request: (_, session) => changing(session, { name: 'Rahima\u202e\r\n\u200bKhatun\u0007' }),
    check: (body) => assert((body as Account).name === 'Rahima Khatun', 'is what is seen of it'),
  },
  ...(
    [
      ['without a name', { name: ' ' }],
      ['with a name that nobody sees', { name: '\u200b\u202e\u200d' }],
      ['without a gender', { gender: '' }],
      ['without a phone', { phone: '' }],
      ['with a phone of no country', { phone: '01712345678' }],
      ['with a phone that nobody has', { phone: '+880 123 4567' }],
    ] as const
  ).map(([name, over]): ContractCase => ({
    endpoint: 'updateUser',
    name,
    answer: 'invalid_input',
    request: (_, session) => changing(session, over),
  })),
  ...strangers('updateUser', (me, by) =>
    ask(updateUser, { params: params(me), body: profile }, by),
  ),
  {
    endpoint: 'updateUser',
    name: 'that is not there',
    answer: 'not_found',
    async request(_, session) {
      const [nobody, by] = await unknownTo(session)
      return ask(updateUser, { params: nobody, body: profile }, by)
    },
  },

  {
    endpoint: 'updateLanguage',
    name: 'one’s own',
    answer: 'good',
    async request(_, session) {
      const me = await signUp(session)
      return ask(updateLanguage, { params: params(me), body: { language: 'bn' } }, token(me))
    },
    check: (body) => assert((body as Account).language === 'bn', 'is changed'),
  },
  {
    endpoint: 'updateLanguage',
    name: 'to one that we do not speak',
    answer: 'invalid_input',
    async request(_, session) {
      const me = await signUp(session)
      const body = { language: 'fr' } as unknown as { language: 'en' }
      return ask(updateLanguage, { params: params(me), body }, token(me))
    },
  },
  ...strangers('updateLanguage', (me, by) =>
    ask(updateLanguage, { params: params(me), body: { language: 'bn' } }, by),
  ),

  {
    endpoint: 'deleteUser',
    name: 'one’s own, with the password',
    answer: 'good',
    async request(_, session) {
      const me = await signUp(session)
      return ask(deleteUser, { params: params(me), body: { password: PASSWORD } }, token(me))
    },
  },
  ...([{}, { password: 'Wrong@123' }, { email: 'x@example.com' }] as const).map(
    (body): ContractCase => ({
      endpoint: 'deleteUser',
      name: `with ${JSON.stringify(body)}`,
      answer: 'invalid_input',
      async request(_, session) {
        const me = await signUp(session)
        return ask(deleteUser, { params: params(me), body }, token(me))
      },
    }),
  ),
  ...strangers('deleteUser', (me, by) =>
    ask(deleteUser, { params: params(me), body: { password: PASSWORD } }, by),
  ),
  {
    endpoint: 'deleteUser',
    name: 'that is deleted already',
    answer: 'not_found',
    async request(_, session) {
      const me = await signUp(session)
      const by = token(await session.staff())
      await callEndpoint(session, deleteUser, { params: params(me), body: {} }, by)
      return ask(deleteUser, { params: params(me), body: {} }, by)
    },
  },
  {
    endpoint: 'deleteUser',
    name: 'while a payment is under way',
    answer: 'request_in_progress',
    async request(harness, session) {
      const me = await placeOrder(harness, session)
      return ask(deleteUser, { params: params(me), body: { password: PASSWORD } }, token(me))
    },
  },
  {
    endpoint: 'deleteUser',
    name: 'with one guess after the other',
    answer: 'rate_limited',
    async request(_, session) {
      const me = await signUp(session)
      const make = () =>
        ask(deleteUser, { params: params(me), body: { password: 'Wrong@123' } }, token(me))
      await session.provoke('rate_limited', make)
      return make()
    },
  },

  {
    endpoint: 'exportData',
    name: 'one’s own, with a booking',
    answer: 'good',
    async request(harness, session) {
      const me = await placeOrder(harness, session)
      return ask(exportData, { params: params(me) }, token(me))
    },
    check(body) {
      const { profile: own, orders, devices } = body as AccountExport
      assert(own.hasPassword && orders.length === 1 && devices.length === 1, 'all of it')
      assert(own.language === 'en', 'the language of its emails, too')
      assert(!JSON.stringify(body).includes('EB0123456'), 'no whole passport of an order')
    },
  },
  ...strangers('exportData', (me, by) => ask(exportData, { params: params(me) }, by)),
  {
    endpoint: 'exportData',
    name: 'again and again',
    answer: 'rate_limited',
    async request(_, session) {
      const me = await signUp(session)
      const make = () => ask(exportData, { params: params(me) }, token(me))
      await session.provoke('rate_limited', make)
      return make()
    },
  },
]

/** The callers without permission: anonymous, and another customer. */
export function strangers(
  endpoint: ContractCase['endpoint'],
  make: (me: SignedIn, by: { token?: string }) => Request,
): ContractCase[] {
  return [
    {
      endpoint,
      name: 'without a token',
      answer: 'unauthenticated',
      request: async (_, session) => make(await signUp(session), {}),
    },
    {
      endpoint,
      name: 'of another account',
      answer: 'forbidden',
      request: async (_, session) => make(await signUp(session), token(await signUp(session))),
    },
  ]
}
