import { listTravelers, removeTraveler, saveTraveler } from '@jatra/contract/traveler/endpoints'
import {
  MAX_REGULAR_TRAVELERS,
  type RegularTraveler,
} from '@jatra/contract/traveler/regular-traveler'
import type { SignedIn } from '@jatra/contract/account/user'
import type { z } from 'zod'
import { signUp } from './actors.ts'
import { must } from './must.ts'
import type { Row } from './row.ts'
import { ask, askRaw, tell, type Stage } from './stage.ts'

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

/** Saves somebody as somebody new, or with this account. */
async function save(stage: Stage, over: Partial<Body> = {}, me?: SignedIn): Promise<Request> {
  const { user, access_token: token } = me ?? (await signUp(stage))
  const body = { ...person, travelerId: 'one', userId: user._id, ...over }
  return ask(saveTraveler, { body }, { token })
}
async function saved(stage: Stage, me: SignedIn, over: Partial<Body> = {}) {
  const body = { ...person, travelerId: 'one', userId: me.user._id, ...over }
  return tell(stage, saveTraveler, { body }, { token: me.access_token })
}

/** Sends a body as no client of ours would. */
async function raw(stage: Stage, path: string, over: Record<string, unknown>): Promise<Request> {
  const { user, access_token } = await signUp(stage)
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
  ['born in years to come', { birthYear: 2099 }],
  ['born on 31 February', { birthMonth: 2, birthDay: 31 }],
  ['half a passport', { passportNumber: undefined }],
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

export const travelerRows: readonly Row[] = [
  {
    call: 'saveTraveler',
    name: 'somebody new',
    answer: 'good',
    request: (_, stage) => save(stage),
    check(body) {
      const { message, travelers } = body as Changed
      must(message === 'Traveller added successfully', 'says so')
      must(travelers.length === 1, 'is the list')
      must(travelers[0]?.passportNumber === 'EB0123456', 'as passports are printed')
      must(travelers[0]?.countryNumberCode === '880', 'without its plus sign')
    },
  },
  {
    call: 'saveTraveler',
    name: 'without a passport',
    answer: 'good',
    request: (_, stage) => save(stage, withoutPassport),
    check: (body) => must((body as Changed).travelers[0]?.passportNumber === undefined, 'has none'),
  },
  {
    call: 'saveTraveler',
    name: 'the same id again changes them',
    answer: 'good',
    async request(_, stage) {
      const me = await signUp(stage)
      await saved(stage, me)
      await saved(stage, me, { travelerId: 'two', firstName: 'Arif' })
      return save(stage, { firstName: 'Ayesha', address: undefined }, me)
    },
    check(body) {
      const { message, travelers } = body as Changed
      must(message === 'Traveller details updated successfully', 'says so')
      must(travelers.map(({ firstName }) => firstName).join() === 'Arif,Ayesha', 'by name')
    },
  },
  ...[undefined, [], [{}, 'passport.jpg']].map((images): Row => ({
    call: 'saveTraveler',
    name: `pictures as the specification has them: ${JSON.stringify(images) ?? 'none'}`,
    answer: 'good',
    request: (_, stage) => save(stage, { images }),
    check: (body) =>
      must(JSON.stringify((body as Changed).travelers[0]?.images) === '[]', 'keeps none'),
  })),
  {
    call: 'saveTraveler',
    name: 'an id that another account has too',
    answer: 'good',
    async request(_, stage) {
      await saved(stage, await signUp(stage))
      return save(stage, { firstName: 'Ayesha' })
    },
    check: (body) => must((body as Changed).travelers.length === 1, 'each its own'),
  },
  {
    call: 'saveTraveler',
    name: 'at the address without its slash',
    answer: 'good',
    request: (_, stage) => raw(stage, '/api/traveler', {}),
  },
  ...refused.map(([name, over]): Row => {
    const request: Row['request'] = (_, stage) => raw(stage, '/api/traveler/', over)
    return { call: 'saveTraveler', name, answer: 'invalid_input', request }
  }),
  {
    call: 'saveTraveler',
    name: 'the fifty-first',
    answer: 'too_many_travelers',
    async request(_, stage) {
      const me = await signUp(stage)
      for (let count = 0; count < MAX_REGULAR_TRAVELERS; count += 1)
        await saved(stage, me, { travelerId: `t${String(count)}` })
      return save(stage, { travelerId: 'one-more' }, me)
    },
  },
  {
    call: 'saveTraveler',
    name: 'one of fifty, changed',
    answer: 'good',
    async request(_, stage) {
      const me = await signUp(stage)
      for (let count = 0; count < MAX_REGULAR_TRAVELERS; count += 1)
        await saved(stage, me, { travelerId: `t${String(count)}` })
      return save(stage, { travelerId: 't7' }, me)
    },
    check: (body) => must(ids(body).length === MAX_REGULAR_TRAVELERS, 'as many as before'),
  },
  {
    call: 'saveTraveler',
    name: 'nobody logged in',
    answer: 'unauthenticated',
    request: () => ask(saveTraveler, { body: { ...person, travelerId: 'one', userId: 'x' } }),
  },
  {
    call: 'saveTraveler',
    name: 'into another account',
    answer: 'forbidden',
    async request(_, stage) {
      const other = await signUp(stage)
      return save(stage, { userId: other.user._id })
    },
  },

  {
    call: 'listTravelers',
    name: 'a new account',
    answer: 'good',
    async request(_, stage) {
      await saved(stage, await signUp(stage))
      return list(await signUp(stage))
    },
    check: (body) => must(ids(body).length === 0, 'nobody, and nobody else’s'),
  },
  {
    call: 'listTravelers',
    name: 'by name, in whatever order they came',
    answer: 'good',
    async request(_, stage) {
      const me = await signUp(stage)
      for (const [travelerId, firstName] of [
        ['b', 'Nusrat'],
        ['c', 'arif'],
        ['a', 'Nusrat'],
      ])
        await saved(stage, me, { travelerId, firstName })
      return list(me)
    },
    check: (body) => must(ids(body).join() === 'c,a,b', 'by name, then by id'),
  },
  {
    call: 'listTravelers',
    name: 'nobody logged in',
    answer: 'unauthenticated',
    request: () => ask(listTravelers, { params: { userId: 'somebody' } }),
  },
  {
    call: 'listTravelers',
    name: 'of another account',
    answer: 'forbidden',
    async request(_, stage) {
      const [me, other] = [await signUp(stage), await signUp(stage)]
      return list({ ...me, user: other.user })
    },
  },

  {
    call: 'removeTraveler',
    name: 'one of two',
    answer: 'good',
    async request(_, stage) {
      const me = await signUp(stage)
      await saved(stage, me)
      await saved(stage, me, { travelerId: 'two' })
      return remove(me, 'one')
    },
    check(body) {
      must((body as Changed).message === 'Traveller removed', 'says so')
      must(ids(body).join() === 'two', 'the other is left')
    },
  },
  {
    call: 'removeTraveler',
    name: 'one who is not there, but in another account',
    answer: 'not_found',
    async request(_, stage) {
      await saved(stage, await signUp(stage))
      return remove(await signUp(stage), 'one')
    },
  },
  {
    call: 'removeTraveler',
    name: 'an id that nobody can have',
    answer: 'invalid_input',
    request: async (_, stage) => remove(await signUp(stage), 'a b'),
  },
  {
    call: 'removeTraveler',
    name: 'nobody logged in',
    answer: 'unauthenticated',
    request: () => ask(removeTraveler, { params: { userId: 'somebody', travelerId: 'one' } }),
  },
  {
    call: 'removeTraveler',
    name: 'out of another account',
    answer: 'forbidden',
    async request(_, stage) {
      const [me, other] = [await signUp(stage), await signUp(stage)]
      await saved(stage, other)
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
