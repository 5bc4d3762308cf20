import { packageInput } from '@jatra/api/testing/holidays'
import { createPackage, deletePackage, updatePackage } from '@jatra/contract/holiday/endpoints'
import type { HolidayPackage, PackageInput } from '@jatra/contract/holiday/package'
import { signUp } from './actors.ts'
import { addPackage } from './holidays.ts'
import { must } from './must.ts'
import type { Row } from './row.ts'
import { ask, askRaw, tell, type Stage } from './stage.ts'

/** What staff send, as no client of ours would. */
const created = (name: string, changes: Record<string, unknown>): Row => ({
  call: 'createPackage',
  name,
  answer: 'invalid_input',
  request: async (_, stage) =>
    askRaw('POST', createPackage.path, {
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${(await stage.staff()).access_token}`,
      },
      body: JSON.stringify({ ...packageInput, ...changes }),
    }),
})

const changed =
  (body: Partial<PackageInput>) =>
  async (_: unknown, stage: Stage): Promise<Request> => {
    const { holiday, token } = await addPackage(stage)
    return ask(updatePackage, { params: { id: holiday._id }, body }, { token })
  }

/** A package after it was withdrawn. */
async function withdrawn(stage: Stage) {
  const added = await addPackage(stage)
  const params = { id: added.holiday._id }
  await tell(stage, deletePackage, { params }, { token: added.token })
  return { params, token: added.token }
}

const flight = { day: 1, from: 'DAC', to: 'ZYL', departs: '09:05', arrives: '10:00' }
const review = (over: Record<string, unknown>) => ({
  ...{ by: 'Rafiq', date: '2026-10-02', stars: 4, text: 'Quiet and green.' },
  ...over,
})

const nobody = { params: { id: 'no-such-package' } }

export const packageWriteRows: readonly Row[] = [
  {
    call: 'createPackage',
    name: 'by staff, with a name in Bangla and an emoji',
    answer: 'good',
    request: async (_, stage) => {
      const { access_token: token } = await stage.staff()
      return ask(createPackage, { body: { ...packageInput, name: 'চা বাগানে ছুটি 🍃' } }, { token })
    },
    check: (body) => {
      const { _id, name } = body as HolidayPackage
      must(/^[\w-]{1,80}$/.test(_id), `an id for an address: ${_id}`)
      must(name === 'চা বাগানে ছুটি 🍃', 'the name as it was typed')
    },
  },
  created('no name', { name: ' ' }),
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
    call: 'createPackage',
    name: 'nobody logged in',
    answer: 'unauthenticated',
    request: () => ask(createPackage, { body: packageInput }),
  },
  {
    call: 'createPackage',
    name: 'a customer',
    answer: 'forbidden',
    request: async (_, stage) => {
      const { access_token: token } = await signUp(stage)
      return ask(createPackage, { body: packageInput }, { token })
    },
  },

  {
    call: 'updatePackage',
    name: 'the price alone',
    answer: 'good',
    request: changed({ price: 12_000 }),
    check: (body) => {
      const sorted = (fields: object) => JSON.stringify(Object.entries(fields).sort())
      const { _id } = body as HolidayPackage
      const wanted = { ...packageInput, price: 12_000, _id, rating: 4.3 }
      must(sorted(body as object) === sorted(wanted), 'all else as it was')
    },
  },
  {
    call: 'updatePackage',
    name: 'without the reviews that it had',
    answer: 'good',
    request: changed({ reviews: [] }),
    check: (body) => {
      must((body as HolidayPackage).rating === null, 'no rating without a review')
    },
  },
  {
    call: 'updatePackage',
    name: 'its words alone',
    answer: 'good',
    request: changed({ name: 'Pokhara by the lake', description: 'Five quiet days.' }),
    check: (body) => {
      must((body as HolidayPackage).name === 'Pokhara by the lake', 'has its new name')
    },
  },
  {
    call: 'updatePackage',
    name: 'nothing at all',
    answer: 'good',
    request: changed({}),
  },
  {
    call: 'updatePackage',
    name: 'a last day before the first day that it has',
    answer: 'invalid_input',
    request: changed({ validTo: '2026-12-31' }),
  },
  {
    call: 'updatePackage',
    name: 'a price of nothing',
    answer: 'invalid_input',
    request: changed({ price: 0 }),
  },
  {
    call: 'updatePackage',
    name: 'nobody logged in',
    answer: 'unauthenticated',
    request: () => ask(updatePackage, { ...nobody, body: {} }),
  },
  {
    call: 'updatePackage',
    name: 'a customer',
    answer: 'forbidden',
    request: async (_, stage) => {
      const { holiday } = await addPackage(stage)
      const { access_token: token } = await signUp(stage)
      return ask(updatePackage, { params: { id: holiday._id }, body: { price: 1 } }, { token })
    },
  },
  {
    call: 'updatePackage',
    name: 'one that nobody sells',
    answer: 'not_found',
    request: async (_, stage) => {
      const { access_token: token } = await stage.staff()
      return ask(updatePackage, { ...nobody, body: { price: 1 } }, { token })
    },
  },
  {
    call: 'updatePackage',
    name: 'one that was withdrawn',
    answer: 'withdrawn',
    request: async (_, stage) => {
      const { params, token } = await withdrawn(stage)
      return ask(updatePackage, { params, body: { price: 1 } }, { token })
    },
  },

  {
    call: 'deletePackage',
    name: 'by staff',
    answer: 'good',
    request: async (_, stage) => {
      const { holiday, token } = await addPackage(stage)
      return ask(deletePackage, { params: { id: holiday._id } }, { token })
    },
  },
  {
    call: 'deletePackage',
    name: 'nobody logged in',
    answer: 'unauthenticated',
    request: () => ask(deletePackage, nobody),
  },
  {
    call: 'deletePackage',
    name: 'a customer',
    answer: 'forbidden',
    request: async (_, stage) => {
      const { access_token: token } = await signUp(stage)
      return ask(deletePackage, nobody, { token })
    },
  },
  {
    call: 'deletePackage',
    name: 'one that nobody sells',
    answer: 'not_found',
    request: async (_, stage) => {
      const { access_token: token } = await stage.staff()
      return ask(deletePackage, nobody, { token })
    },
  },
  {
    call: 'deletePackage',
    name: 'twice',
    answer: 'withdrawn',
    request: async (_, stage) => {
      const { params, token } = await withdrawn(stage)
      return ask(deletePackage, { params }, { token })
    },
  },
]
