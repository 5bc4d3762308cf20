import assert from 'node:assert/strict'
import {
  createVisa,
  deleteVisa,
  getVisa,
  listVisas,
  updateVisa,
} from '@jatra/contract/visa/endpoints'
import type { Visa, VisaInput } from '@jatra/contract/visa/visa'
import { signUp } from './actors.ts'
import type { ContractCase } from './case.ts'
import { ask, askRaw, callEndpoint, type Session } from './harness.ts'
import { addVisa, visaInput } from './visas.ts'

/** What staff send, as no client of ours would. */
const created = (name: string, changes: Record<string, unknown>): ContractCase => ({
  endpoint: 'createVisa',
  name,
  answer: 'invalid_input',
  request: async (_, session) =>
    askRaw('POST', createVisa.path, {
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${(await session.staff()).access_token}`,
      },
      body: JSON.stringify({ ...visaInput, ...changes }),
    }),
})

const option = (over: Record<string, unknown>) => ({
  visaList: [{ ...visaInput.visaList[0], ...over }],
})

const changed =
  (body: Partial<VisaInput>) =>
  async (_: unknown, session: Session): Promise<Request> => {
    const { visa, token } = await addVisa(session)
    return ask(updateVisa, { params: { id: visa._id }, body }, { token })
  }

/** A visa after it was withdrawn. */
async function withdrawn(session: Session) {
  const { visa, token } = await addVisa(session)
  const params = { id: visa._id }
  await callEndpoint(session, deleteVisa, { params }, { token })
  return { params, token }
}

const nobody = { params: { id: 'no-such-visa' } }

export const visaCases: readonly ContractCase[] = [
  {
    endpoint: 'listVisas',
    name: 'all',
    answer: 'good',
    request: async (_, session) => {
      await addVisa(session, { country: 'Malaysia' })
      await addVisa(session)
      return ask(listVisas, { query: {} })
    },
    check: (body) => {
      const listed = (body as Visa[]).map(({ country }) => country)
      assert(new Set(listed).size === listed.length, 'one for each country')
      assert(listed.slice(-1)[0] === 'Thailand' && listed.includes('Malaysia'), listed.join())
      assert(listed.indexOf('Malaysia') < listed.indexOf('Thailand'), 'in the order of the search')
    },
  },
  {
    endpoint: 'listVisas',
    name: 'of one country',
    answer: 'good',
    request: async (_, session) => {
      await addVisa(session)
      return ask(listVisas, { query: { country: 'Thailand' } })
    },
    check: (body) => {
      assert((body as Visa[]).map(({ name }) => name).join() === visaInput.name, 'the only one')
    },
  },
  {
    endpoint: 'listVisas',
    name: 'of a country whose visa was withdrawn',
    answer: 'good',
    request: async (_, session) => {
      await withdrawn(session)
      return ask(listVisas, { query: { country: 'Thailand' } })
    },
    check: (body) => {
      assert((body as Visa[]).length === 0, 'none')
    },
  },
  {
    endpoint: 'listVisas',
    name: 'of a country for which we have none',
    answer: 'invalid_input',
    request: () => askRaw('GET', `${listVisas.path}?country=Atlantis`),
  },
  {
    endpoint: 'getVisa',
    name: 'one',
    answer: 'good',
    request: async (_, session) => {
      const { visa } = await addVisa(session)
      return ask(getVisa, { params: { id: visa._id } })
    },
    check: (body) => {
      const { jobholders, nonChild, visaList } = body as Visa
      assert(jobholders.length === 2 && nonChild.length === 0, 'its lists, the empty one too')
      assert(visaList.map(({ price }) => price).join() === '6001,20002', 'its options, in order')
    },
  },
  {
    endpoint: 'getVisa',
    name: 'one that nobody sells',
    answer: 'not_found',
    request: () => ask(getVisa, nobody),
  },
  {
    endpoint: 'getVisa',
    name: 'one that was withdrawn',
    answer: 'withdrawn',
    request: async (_, session) => ask(getVisa, { params: (await withdrawn(session)).params }),
  },

  {
    endpoint: 'createVisa',
    name: 'by staff, with a name in Bangla and an emoji',
    answer: 'good',
    request: async (_, session) => {
      const { token } = await withdrawn(session)
      return ask(createVisa, { body: { ...visaInput, name: 'থাইল্যান্ড ভিসা 🌴' } }, { token })
    },
    check: (body) => {
      const { _id, name } = body as Visa
      assert(/^[\w-]{1,80}$/.test(_id), `an id for an address: ${_id}`)
      assert(name === 'থাইল্যান্ড ভিসা 🌴', 'the name as it was typed')
    },
  },
  created('no name', { name: ' ' }),
  created('a name in letters that no receipt can print', { name: 'ไทย' }),
  created('a country for which we sell none', { country: 'Atlantis' }),
  created('a picture that we do not have', { image: 'moon' }),
  created('a list that is a text', { student: 'Student ID' }),
  created('an empty requirement', { student: [' '] }),
  created('a requirement of ten thousand characters', { student: ['x'.repeat(10_000)] }),
  created('no option', { visaList: [] }),
  created('an option without a name', option({ name: '' })),
  created('an option of nothing', option({ price: 0 })),
  created('an option beyond reason', option({ price: 2 ** 53 })),
  created('half a day', option({ validity: 0.5 })),
  created('no stay', option({ stayPeriod: 0 })),
  created('a passport rule that there is not', { shortPassport: 'maybe' }),
  {
    endpoint: 'createVisa',
    name: 'a second one of a country',
    answer: 'already_taken',
    request: async (_, session) => {
      const { token } = await addVisa(session)
      return ask(createVisa, { body: visaInput }, { token })
    },
  },
  {
    endpoint: 'createVisa',
    name: 'nobody logged in',
    answer: 'unauthenticated',
    request: () => ask(createVisa, { body: visaInput }),
  },
  {
    endpoint: 'createVisa',
    name: 'a customer',
    answer: 'forbidden',
    request: async (_, session) => {
      const { access_token: token } = await signUp(session)
      return ask(createVisa, { body: visaInput }, { token })
    },
  },

  {
    endpoint: 'updateVisa',
    name: 'a list alone',
    answer: 'good',
    request: changed({ student: ['Student ID'] }),
    check: (body) => {
      const sorted = (fields: object) => JSON.stringify(Object.entries(fields).sort())
      const { _id } = body as Visa
      const wanted = { ...visaInput, student: ['Student ID'], _id }
      assert(sorted(body as object) === sorted(wanted), 'all else as it was')
    },
  },
  { endpoint: 'updateVisa', name: 'nothing at all', answer: 'good', request: changed({}) },
  {
    endpoint: 'updateVisa',
    name: 'its own country',
    answer: 'good',
    request: changed({ country: 'Thailand' }),
  },
  {
    endpoint: 'updateVisa',
    name: 'no option any more',
    answer: 'invalid_input',
    request: changed({ visaList: [] }),
  },
  {
    endpoint: 'updateVisa',
    name: 'a country that has one',
    answer: 'already_taken',
    request: async (harness, session) => {
      await addVisa(session, { country: 'Malaysia' })
      return changed({ country: 'Malaysia' })(harness, session)
    },
  },
  {
    endpoint: 'updateVisa',
    name: 'nobody logged in',
    answer: 'unauthenticated',
    request: () => ask(updateVisa, { ...nobody, body: {} }),
  },
  {
    endpoint: 'updateVisa',
    name: 'a customer',
    answer: 'forbidden',
    request: async (_, session) => {
      const { access_token: token } = await signUp(session)
      return ask(updateVisa, { ...nobody, body: { name: 'Mine' } }, { token })
    },
  },
  {
    endpoint: 'updateVisa',
    name: 'one that nobody sells',
    answer: 'not_found',
    request: async (_, session) => {
      const { access_token: token } = await session.staff()
      return ask(updateVisa, { ...nobody, body: {} }, { token })
    },
  },
  {
    endpoint: 'updateVisa',
    name: 'one that was withdrawn',
    answer: 'withdrawn',
    request: async (_, session) => {
      const { params, token } = await withdrawn(session)
      return ask(updateVisa, { params, body: {} }, { token })
    },
  },

  {
    endpoint: 'deleteVisa',
    name: 'by staff',
    answer: 'good',
    request: async (_, session) => {
      const { visa, token } = await addVisa(session)
      return ask(deleteVisa, { params: { id: visa._id } }, { token })
    },
  },
  {
    endpoint: 'deleteVisa',
    name: 'nobody logged in',
    answer: 'unauthenticated',
    request: () => ask(deleteVisa, nobody),
  },
  {
    endpoint: 'deleteVisa',
    name: 'a customer',
    answer: 'forbidden',
    request: async (_, session) => {
      const { access_token: token } = await signUp(session)
      return ask(deleteVisa, nobody, { token })
    },
  },
  {
    endpoint: 'deleteVisa',
    name: 'one that nobody sells',
    answer: 'not_found',
    request: async (_, session) => {
      const { access_token: token } = await session.staff()
      return ask(deleteVisa, nobody, { token })
    },
  },
  {
    endpoint: 'deleteVisa',
    name: 'one that was withdrawn already',
    answer: 'withdrawn',
    request: async (_, session) => {
      const { params, token } = await withdrawn(session)
      return ask(deleteVisa, { params }, { token })
    },
  },
]
