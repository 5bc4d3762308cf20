import assert from 'node:assert/strict'
import { packageInput } from '@jatra/api/testing/holidays'
import { createPackage, deletePackage, updatePackage } from '@jatra/contract/holiday/endpoints'
import type { HolidayPackage, PackageInput } from '@jatra/contract/holiday/package'
import { signUp } from './actors.ts'
import { addPackage } from './holidays.ts'
import type { ContractCase } from './case.ts'
import { ask, askRaw, callEndpoint, type Session } from './harness.ts'

/** What staff send, as no client of ours would. */
const created = (name: string, changes: Record<string, unknown>): ContractCase => ({
  endpoint: 'createPackage',
  name,
  answer: 'invalid_input',
  request: async (_, session) =>
    askRaw('POST', createPackage.path, {
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${(await session.staff()).access_token}`,
      },
      body: JSON.stringify({ ...packageInput, ...changes }),
    }),
})

const changed =
  (body: Partial<PackageInput>) =>
  async (_: unknown, session: Session): Promise<Request> => {
    const { holiday, token } = await addPackage(session)
    return ask(updatePackage, { params: { id: holiday._id }, body }, { token })
  }

/** A package after it was withdrawn. */
async function withdrawn(session: Session) {
  const added = await addPackage(session)
  const params = { id: added.holiday._id }
  await callEndpoint(session, deletePackage, { params }, { token: added.token })
  return { params, token: added.token }
}

const flight = { day: 1, from: 'DAC', to: 'ZYL', departs: '09:05', arrives: '10:00' }
const review = (over: Record<string, unknown>) => ({
  ...{ by: 'Rafiq', date: '2026-10-02', stars: 4, text: 'Quiet and green.' },
  ...over,
})

const nobody = { params: { id: 'no-such-package' } }

export const packageWriteCases: readonly ContractCase[] = [
  {
    endpoint: 'createPackage',
    name: 'by staff, with a name in Bangla and an emoji',
    answer: 'good',
    request: async (_, session) => {
      const { access_token: token } = await session.staff()
      return ask(createPackage, { body: { ...packageInput, name: 'চা বাগানে ছুটি 🍃' } }, { token })
    },
    check: (body) => {
      const { _id, name } = body as HolidayPackage
      assert(/^[\w-]{1,80}$/.test(_id), `an id for an address: ${_id}`)
      assert(name === 'চা বাগানে ছুটি 🍃', 'the name as it was typed')
    },
  },
  created('no name', { name: ' ' }),
  created('a name in letters that no receipt can print', { name: '桂林' }),
  created('a name of ten thousand characters', { name: 'x'.repeat(10_000) }),
  created('a destination that we do not serve', { package: 'Atlantis' }),
  created('a last day before the first', { validFrom: '2027-02-02', validTo: '2027-02-01' }),
  created('no such day', { validTo: '2027-02-30' }),
  created('a price of nothing', { price: 0 }),
  created('a price beyond reason', { price: 2 ** 53 }),
  created('a price in a string', { price: '9500' }),
  created('a review of six stars', { reviews: [review({ stars: 6 })] }),
  created('a review without a word', { reviews: [review({ text: ' ' })] }),
  created('a hotel of six stars', { hotels: [{ name: 'Palace', stars: 6 }] }),
  created('a hotel off the earth', { hotels: [{ name: 'Palace', latitude: 91, longitude: 0 }] }),
  created('a flight at no time', { flights: [{ ...flight, departs: '24:00' }] }),
  created('a flight to no airport', { flights: [{ ...flight, to: 'Dhaka' }] }),
  created('no seats', { seats: 0 }),
  created('no picture', { image: [] }),
  created('a picture that we do not have', { image: [{ img1: 'moon', img2: 'moon' }] }),
  created('a day without words', { highlight: [{}] }),
  {
    endpoint: 'createPackage',
    name: 'nobody logged in',
    answer: 'unauthenticated',
    request: () => ask(createPackage, { body: packageInput }),
  },
  {
    endpoint: 'createPackage',
    name: 'a customer',
    answer: 'forbidden',
    request: async (_, session) => {
      const { access_token: token } = await signUp(session)
      return ask(createPackage, { body: packageInput }, { token })
    },
  },

  {
    endpoint: 'updatePackage',
    name: 'the price alone',
    answer: 'good',
    request: changed({ price: 12_000 }),
    check: (body) => {
      const sorted = (fields: object) => JSON.stringify(Object.entries(fields).sort())
      const { _id } = body as HolidayPackage
      const wanted = { ...packageInput, price: 12_000, _id, rating: 4.3 }
      assert(sorted(body as object) === sorted(wanted), 'all else as it was')
    },
  },
  {
    endpoint: 'updatePackage',
    name: 'without the reviews that it had',
    answer: 'good',
    request: changed({ reviews: [] }),
    check: (body) => {
      assert((body as HolidayPackage).rating === null, 'no rating without a review')
    },
  },
  {
    endpoint: 'updatePackage',
    name: 'its words alone',
    answer: 'good',
    request: changed({ name: 'Pokhara by the lake', description: 'Five quiet days.' }),
    check: (body) => {
      assert((body as HolidayPackage).name === 'Pokhara by the lake', 'has its new name')
    },
  },
  {
    endpoint: 'updatePackage',
    name: 'nothing at all',
    answer: 'good',
    request: changed({}),
  },
  {
    endpoint: 'updatePackage',
    name: 'a last day before the first day that it has',
    answer: 'invalid_input',
    request: changed({ validTo: '2026-12-31' }),
  },
  {
    endpoint: 'updatePackage',
    name: 'a price of nothing',
    answer: 'invalid_input',
    request: changed({ price: 0 }),
  },
  {
    endpoint: 'updatePackage',
    name: 'nobody logged in',
    answer: 'unauthenticated',
    request: () => ask(updatePackage, { ...nobody, body: {} }),
  },
  {
    endpoint: 'updatePackage',
    name: 'a customer',
    answer: 'forbidden',
    request: async (_, session) => {
      const { holiday } = await addPackage(session)
      const { access_token: token } = await signUp(session)
      return ask(updatePackage, { params: { id: holiday._id }, body: { price: 1 } }, { token })
    },
  },
  {
    endpoint: 'updatePackage',
    name: 'one that nobody sells',
    answer: 'not_found',
    request: async (_, session) => {
      const { access_token: token } = await session.staff()
      return ask(updatePackage, { ...nobody, body: { price: 1 } }, { token })
    },
  },
  {
    endpoint: 'updatePackage',
    name: 'one that was withdrawn',
    answer: 'withdrawn',
    request: async (_, session) => {
      const { params, token } = await withdrawn(session)
      return ask(updatePackage, { params, body: { price: 1 } }, { token })
    },
  },

  {
    endpoint: 'deletePackage',
    name: 'by staff',
    answer: 'good',
    request: async (_, session) => {
      const { holiday, token } = await addPackage(session)
      return ask(deletePackage, { params: { id: holiday._id } }, { token })
    },
  },
  {
    endpoint: 'deletePackage',
    name: 'nobody logged in',
    answer: 'unauthenticated',
    request: () => ask(deletePackage, nobody),
  },
  {
    endpoint: 'deletePackage',
    name: 'a customer',
    answer: 'forbidden',
    request: async (_, session) => {
      const { access_token: token } = await signUp(session)
      return ask(deletePackage, nobody, { token })
    },
  },
  {
    endpoint: 'deletePackage',
    name: 'one that nobody sells',
    answer: 'not_found',
    request: async (_, session) => {
      const { access_token: token } = await session.staff()
      return ask(deletePackage, nobody, { token })
    },
  },
  {
    endpoint: 'deletePackage',
    name: 'twice',
    answer: 'withdrawn',
    request: async (_, session) => {
      const { params, token } = await withdrawn(session)
      return ask(deletePackage, { params }, { token })
    },
  },
]
