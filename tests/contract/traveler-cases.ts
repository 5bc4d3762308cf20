import assert from 'node:assert/strict'
import { listTravelers, removeTraveler, saveTraveler } from '@jatra/contract/traveler/endpoints'
import {
  MAX_REGULAR_TRAVELERS,
  type RegularTraveler,
} from '@jatra/contract/traveler/regular-traveler'
import type { SignedIn } from '@jatra/contract/account/user'
import type { z } from 'zod'
import { signUp } from './actors.ts'
import type { ContractCase } from './case.ts'
import { ask, askRaw, callEndpoint, type Session } from './harness.ts'

type Body = z.input<NonNullable<(typeof saveTraveler)['body']>>

const person: Omit<Body, 'userId' | 'travelerId'> = {
  title: 'Ms.',
  gender: 'Female',
  firstName: 'Nusrat',
  lastName: 'Jahan',
  birthYear: 1991,
  birthMonth: 4,
  birthDay: 14,
  nationality: 'BD',
  countryNumberCode: '+880',
  mobileNumber: '1712-345678',
  email: 'nusrat@example.com',
  passportNumber: 'eb0123456',
  passportExYear: 2034,
  passportExMonth: 5,
  passportExDay: 1,
}
const withoutPassport = {
  ...person,
  passportNumber: undefined,
  passportExYear: undefined,
  passportExMonth: undefined,
  passportExDay: undefined,
}

/** Saves a traveller as a new user, or with this account. */
async function save(session: Session, over: Partial<Body> = {}, me?: SignedIn): Promise<Request> {
  const { user, access_token: token } = me ?? (await signUp(session))
  const body = { ...person, travelerId: 'one', userId: user._id, ...over }
  return ask(saveTraveler, { body }, { token })
}
async function saved(session: Session, me: SignedIn, over: Partial<Body> = {}) {
  const body = { ...person, travelerId: 'one', userId: me.user._id, ...over }
  return callEndpoint(session, saveTraveler, { body }, { token: me.access_token })
}

/** Sends a body as no client of ours would. */
async function raw(
  session: Session,
  path: string,
  over: Record<string, unknown>,
): Promise<Request> {
  const { user, access_token } = await signUp(session)
  return askRaw('POST', path, {
    headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ ...person, travelerId: 'one', userId: user._id, ...over }),
  })
}

interface Changed {
  message: string
  travelers: RegularTraveler[]
}
const ids = (body: unknown) => (body as Changed).travelers.map(({ travelerId }) => travelerId)

const refused: [string, Record<string, unknown>][] = [
  ['nothing at all', Object.fromEntries(Object.keys(person).map((field) => [field, undefined]))],
  ['a first name left out, and no word of one name', { firstName: '' }],
  ['one name alone, and another one', { singleName: true }],
  ['born in years to come', { birthYear: 2099 }],
  ['born on 31 February', { birthMonth: 2, birthDay: 31 }],
  ['half a passport', { passportNumber: undefined }],
  ['a nationality that two countries have', { nationality: 'Congolese' }],
  ['a passport of no country', { passportCountry: 'Atlantis' }],
  ['who issued a passport, and no passport', { ...withoutPassport, passportCountry: 'SG' }],
  ['a passport until 31 June', { passportExMonth: 6, passportExDay: 31 }],
  ['a number that nobody has', { mobileNumber: '123456' }],
  ['no e-mail', { email: 'nusrat at example' }],
  ['an id with a slash', { travelerId: '../one' }],
  ['an id of 65', { travelerId: 'x'.repeat(65) }],
  ['an empty id', { travelerId: '' }],
  ['a gender of the profile', { gender: 'Other' }],
  ['HTML for a name', { firstName: '<img src=x onerror=alert(1)>' }],
  ['SQL for a name', { lastName: "x'); drop table users; --" }],
  ['pictures that are no list', { images: 'passport.jpg' }],
  ['a NUL', { address: 'House\u0000 7' }],
  ['100 kB of address', { address: 'x'.repeat(100_000) }],
]

export const travelerCases: readonly ContractCase[] = [
  {
    endpoint: 'saveTraveler',
    name: 'a number of Jamaica, whose dial code has an area in it',
    answer: 'good',
    request: (_, session) =>
      save(session, { countryNumberCode: '+1876', mobileNumber: '210 1234' }),
    check(body) {
      const [one] = (body as Changed).travelers
      assert.deepEqual([one?.countryNumberCode, one?.mobileNumber], ['1', '8762101234'])
    },
  },
  {
    endpoint: 'saveTraveler',
    name: 'somebody with one name in the passport',
    answer: 'good',
    request: (_, session) =>
      save(session, { firstName: undefined, lastName: 'Rahima', singleName: true }),
    check(body) {
      const [one] = (body as Changed).travelers
      assert.deepEqual([one?.firstName, one?.lastName, one?.singleName], ['', 'Rahima', true])
    },
  },
  {
    endpoint: 'saveTraveler',
    name: 'a number under a code that no country has',
    answer: 'invalid_input',
    request: (_, session) => save(session, { countryNumberCode: '+379' }),
  },
  {
    endpoint: 'saveTraveler',
    name: 'somebody new',
    answer: 'good',
    request: (_, session) => save(session),
    check(body) {
      const { message, travelers } = body as Changed
      assert(message === 'Traveller added successfully', 'says so')
      assert(travelers.length === 1, 'is the list')
      assert(travelers[0]?.passportNumber === 'EB0123456', 'as passports are printed')
      assert(travelers[0]?.countryNumberCode === '880', 'without its plus sign')
    },
  },
  {
    endpoint: 'saveTraveler',
    name: 'a passport of another country than the nationality',
    answer: 'good',
    request: (_, session) => save(session, { passportCountry: 'SG' }),
    check: (body) =>
      assert((body as Changed).travelers[0]?.passportCountry === 'SG', 'keeps who issued it'),
  },
  {
    endpoint: 'saveTraveler',
    name: 'without a passport',
    answer: 'good',
    request: (_, session) => save(session, withoutPassport),
    check: (body) =>
      assert((body as Changed).travelers[0]?.passportNumber === undefined, 'has none'),
  },
  {
    endpoint: 'saveTraveler',
    name: 'the same id again changes them',
    answer: 'good',
    async request(_, session) {
      const me = await signUp(session)
      await saved(session, me)
      await saved(session, me, { travelerId: 'two', firstName: 'Arif' })
      return save(session, { firstName: 'Ayesha', address: undefined }, me)
    },
    check(body) {
      const { message, travelers } = body as Changed
      assert(message === 'Traveller details updated successfully', 'says so')
      assert(travelers.map(({ firstName }) => firstName).join() === 'Arif,Ayesha', 'by name')
    },
  },
  ...[undefined, [], [{}, 'passport.jpg']].map((images): ContractCase => ({
    endpoint: 'saveTraveler',
    name: `pictures as the specification has them: ${JSON.stringify(images) ?? 'none'}`,
    answer: 'good',
    request: (_, session) => save(session, { images }),
    check: (body) =>
      assert(JSON.stringify((body as Changed).travelers[0]?.images) === '[]', 'keeps none'),
  })),
  {
    endpoint: 'saveTraveler',
    name: 'an id that another account has too',
    answer: 'good',
    async request(_, session) {
      await saved(session, await signUp(session))
      return save(session, { firstName: 'Ayesha' })
    },
    check: (body) => assert((body as Changed).travelers.length === 1, 'each its own'),
  },
  {
    endpoint: 'saveTraveler',
    name: 'at the address without its slash',
    answer: 'good',
    request: (_, session) => raw(session, '/api/traveler', {}),
  },
  ...refused.map(([name, over]): ContractCase => {
    const request: ContractCase['request'] = (_, session) => raw(session, '/api/traveler/', over)
    return { endpoint: 'saveTraveler', name, answer: 'invalid_input', request }
  }),
  {
    endpoint: 'saveTraveler',
    name: 'the fifty-first',
    answer: 'too_many_travelers',
    async request(_, session) {
      const me = await signUp(session)
      for (let count = 0; count < MAX_REGULAR_TRAVELERS; count += 1)
        await saved(session, me, { travelerId: `t${String(count)}` })
      return save(session, { travelerId: 'one-more' }, me)
    },
  },
  {
    endpoint: 'saveTraveler',
    name: 'one of fifty, changed',
    answer: 'good',
    async request(_, session) {
      const me = await signUp(session)
      for (let count = 0; count < MAX_REGULAR_TRAVELERS; count += 1)
        await saved(session, me, { travelerId: `t${String(count)}` })
      return save(session, { travelerId: 't7' }, me)
    },
    check: (body) => assert(ids(body).length === MAX_REGULAR_TRAVELERS, 'as many as before'),
  },
  {
    endpoint: 'saveTraveler',
    name: 'nobody logged in',
    answer: 'unauthenticated',
    request: () => ask(saveTraveler, { body: { ...person, travelerId: 'one', userId: 'x' } }),
  },
  {
    endpoint: 'saveTraveler',
    name: 'into another account',
    answer: 'forbidden',
    async request(_, session) {
      const other = await signUp(session)
      return save(session, { userId: other.user._id })
    },
  },

  {
    endpoint: 'listTravelers',
    name: 'a new account',
    answer: 'good',
    async request(_, session) {
      await saved(session, await signUp(session))
      return list(await signUp(session))
    },
    check: (body) => assert(ids(body).length === 0, 'nobody, and nobody else’s'),
  },
  {
    endpoint: 'listTravelers',
    name: 'by name, in whatever order they came',
    answer: 'good',
    async request(_, session) {
      const me = await signUp(session)
      for (const [travelerId, firstName] of [
        ['b', 'Nusrat'],
        ['c', 'arif'],
        ['a', 'Nusrat'],
      ])
        await saved(session, me, { travelerId, firstName })
      return list(me)
    },
    check: (body) => assert(ids(body).join() === 'c,a,b', 'by name, then by id'),
  },
  {
    endpoint: 'listTravelers',
    name: 'nobody logged in',
    answer: 'unauthenticated',
    request: () => ask(listTravelers, { params: { userId: 'somebody' } }),
  },
  {
    endpoint: 'listTravelers',
    name: 'of another account',
    answer: 'forbidden',
    async request(_, session) {
      const [me, other] = [await signUp(session), await signUp(session)]
      return list({ ...me, user: other.user })
    },
  },

  {
    endpoint: 'removeTraveler',
    name: 'one of two',
    answer: 'good',
    async request(_, session) {
      const me = await signUp(session)
      await saved(session, me)
      await saved(session, me, { travelerId: 'two' })
      return remove(me, 'one')
    },
    check(body) {
      assert((body as Changed).message === 'Traveller removed', 'says so')
      assert(ids(body).join() === 'two', 'the other is left')
    },
  },
  {
    endpoint: 'removeTraveler',
    name: 'one who is not there, but in another account',
    answer: 'not_found',
    async request(_, session) {
      await saved(session, await signUp(session))
      return remove(await signUp(session), 'one')
    },
  },
  {
    endpoint: 'removeTraveler',
    name: 'an id that nobody can have',
    answer: 'invalid_input',
    request: async (_, session) => remove(await signUp(session), 'a b'),
  },
  {
    endpoint: 'removeTraveler',
    name: 'nobody logged in',
    answer: 'unauthenticated',
    request: () => ask(removeTraveler, { params: { userId: 'somebody', travelerId: 'one' } }),
  },
  {
    endpoint: 'removeTraveler',
    name: 'out of another account',
    answer: 'forbidden',
    async request(_, session) {
      const [me, other] = [await signUp(session), await signUp(session)]
      await saved(session, other)
      return remove({ ...me, user: other.user }, 'one')
    },
  },
]

function list({ user, access_token: token }: SignedIn): Request {
  return ask(listTravelers, { params: { userId: user._id } }, { token })
}

function remove({ user, access_token: token }: SignedIn, travelerId: string): Request {
  return ask(removeTraveler, { params: { userId: user._id, travelerId } }, { token })
}
