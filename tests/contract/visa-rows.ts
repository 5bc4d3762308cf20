import {
  createVisa,
  deleteVisa,
  getVisa,
  listVisas,
  updateVisa,
} from '@jatra/contract/visa/endpoints'
import type { Visa, VisaInput } from '@jatra/contract/visa/visa'
import { signUp } from './actors.ts'
import { must } from './must.ts'
import type { Row } from './row.ts'
import { ask, askRaw, tell, type Stage } from './stage.ts'
import { addVisa, visaInput } from './visas.ts'

/** What staff send, as no client of ours would. */
const created = (name: string, changes: Record<string, unknown>): Row => ({
  call: 'createVisa',
  name,
  answer: 'invalid_input',
  request: async (_, stage) =>
    askRaw('POST', createVisa.path, {
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${(await stage.staff()).access_token}`,
      },
      body: JSON.stringify({ ...visaInput, ...changes }),
    }),
})

const option = (over: Record<string, unknown>) => ({
  visaList: [{ ...visaInput.visaList[0], ...over }],
})

const changed =
  (body: Partial<VisaInput>) =>
  async (_: unknown, stage: Stage): Promise<Request> => {
    const { visa, token } = await addVisa(stage)
    return ask(updateVisa, { params: { id: visa._id }, body }, { token })
  }

/** A visa after it was withdrawn. */
async function withdrawn(stage: Stage) {
  const { visa, token } = await addVisa(stage)
  const params = { id: visa._id }
  await tell(stage, deleteVisa, { params }, { token })
  return { params, token }
}

const nobody = { params: { id: 'no-such-visa' } }

export const visaRows: readonly Row[] = [
  {
    call: 'listVisas',
    name: 'all',
    answer: 'good',
    request: async (_, stage) => {
      await addVisa(stage, { country: 'Malaysia' })
      await addVisa(stage)
      return ask(listVisas, { query: {} })
    },
    check: (body) => {
      const listed = (body as Visa[]).map(({ country }) => country)
      must(new Set(listed).size === listed.length, 'one for each country')
      must(listed.slice(-1)[0] === 'Thailand' && listed.includes('Malaysia'), listed.join())
      must(listed.indexOf('Malaysia') < listed.indexOf('Thailand'), 'in the order of the search')
    },
  },
  {
    call: 'listVisas',
    name: 'of one country',
    answer: 'good',
    request: async (_, stage) => {
      await addVisa(stage)
      return ask(listVisas, { query: { country: 'Thailand' } })
    },
    check: (body) => {
      must((body as Visa[]).map(({ name }) => name).join() === visaInput.name, 'the only one')
    },
  },
  {
    call: 'listVisas',
    name: 'of a country whose visa was withdrawn',
    answer: 'good',
    request: async (_, stage) => {
      await withdrawn(stage)
      return ask(listVisas, { query: { country: 'Thailand' } })
    },
    check: (body) => {
      must((body as Visa[]).length === 0, 'none')
    },
  },
  {
    call: 'listVisas',
    name: 'of a country for which we have none',
    answer: 'invalid_input',
    request: () => askRaw('GET', `${listVisas.path}?country=Atlantis`),
  },
  {
    call: 'getVisa',
    name: 'one',
    answer: 'good',
    request: async (_, stage) => {
      const { visa } = await addVisa(stage)
      return ask(getVisa, { params: { id: visa._id } })
    },
    check: (body) => {
      const { jobholders, nonChild, visaList } = body as Visa
      must(jobholders.length === 2 && nonChild.length === 0, 'its lists, the empty one too')
      must(visaList.map(({ price }) => price).join() === '6001,20002', 'its options, in order')
    },
  },
  {
    call: 'getVisa',
    name: 'one that nobody sells',
    answer: 'not_found',
    request: () => ask(getVisa, nobody),
  },
  {
    call: 'getVisa',
    name: 'one that was withdrawn',
    answer: 'withdrawn',
    request: async (_, stage) => ask(getVisa, { params: (await withdrawn(stage)).params }),
  },

  {
    call: 'createVisa',
    name: 'by staff, with a name in Bangla and an emoji',
    answer: 'good',
    request: async (_, stage) => {
      const { token } = await withdrawn(stage)
      return ask(createVisa, { body: { ...visaInput, name: 'থাইল্যান্ড ভিসা 🌴' } }, { token })
    },
    check: (body) => {
      const { _id, name } = body as Visa
      must(/^[\w-]{1,80}$/.test(_id), `an id for an address: ${_id}`)
      must(name === 'থাইল্যান্ড ভিসা 🌴', 'the name as it was typed')
    },
  },
  created('no name', { name: ' ' }),
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
    call: 'createVisa',
    name: 'a second one of a country',
    answer: 'already_taken',
    request: async (_, stage) => {
      const { token } = await addVisa(stage)
      return ask(createVisa, { body: visaInput }, { token })
    },
  },
  {
    call: 'createVisa',
    name: 'nobody logged in',
    answer: 'unauthenticated',
    request: () => ask(createVisa, { body: visaInput }),
  },
  {
    call: 'createVisa',
    name: 'a customer',
    answer: 'forbidden',
    request: async (_, stage) => {
      const { access_token: token } = await signUp(stage)
      return ask(createVisa, { body: visaInput }, { token })
    },
  },

  {
    call: 'updateVisa',
    name: 'a list alone',
    answer: 'good',
    request: changed({ student: ['Student ID'] }),
    check: (body) => {
      const sorted = (fields: object) => JSON.stringify(Object.entries(fields).sort())
      const { _id } = body as Visa
      const wanted = { ...visaInput, student: ['Student ID'], _id }
      must(sorted(body as object) === sorted(wanted), 'all else as it was')
    },
  },
  { call: 'updateVisa', name: 'nothing at all', answer: 'good', request: changed({}) },
  {
    call: 'updateVisa',
    name: 'its own country',
    answer: 'good',
    request: changed({ country: 'Thailand' }),
  },
  {
    call: 'updateVisa',
    name: 'no option any more',
    answer: 'invalid_input',
    request: changed({ visaList: [] }),
  },
  {
    call: 'updateVisa',
    name: 'a country that has one',
    answer: 'already_taken',
    request: async (side, stage) => {
      await addVisa(stage, { country: 'Malaysia' })
      return changed({ country: 'Malaysia' })(side, stage)
    },
  },
  {
    call: 'updateVisa',
    name: 'nobody logged in',
    answer: 'unauthenticated',
    request: () => ask(updateVisa, { ...nobody, body: {} }),
  },
  {
    call: 'updateVisa',
    name: 'a customer',
    answer: 'forbidden',
    request: async (_, stage) => {
      const { access_token: token } = await signUp(stage)
      return ask(updateVisa, { ...nobody, body: { name: 'Mine' } }, { token })
    },
  },
  {
    call: 'updateVisa',
    name: 'one that nobody sells',
    answer: 'not_found',
    request: async (_, stage) => {
      const { access_token: token } = await stage.staff()
      return ask(updateVisa, { ...nobody, body: {} }, { token })
    },
  },
  {
    call: 'updateVisa',
    name: 'one that was withdrawn',
    answer: 'withdrawn',
    request: async (_, stage) => {
      const { params, token } = await withdrawn(stage)
      return ask(updateVisa, { params, body: {} }, { token })
    },
  },

  {
    call: 'deleteVisa',
    name: 'by staff',
    answer: 'good',
    request: async (_, stage) => {
      const { visa, token } = await addVisa(stage)
      return ask(deleteVisa, { params: { id: visa._id } }, { token })
    },
  },
  {
    call: 'deleteVisa',
    name: 'nobody logged in',
    answer: 'unauthenticated',
    request: () => ask(deleteVisa, nobody),
  },
  {
    call: 'deleteVisa',
    name: 'a customer',
    answer: 'forbidden',
    request: async (_, stage) => {
      const { access_token: token } = await signUp(stage)
      return ask(deleteVisa, nobody, { token })
    },
  },
  {
    call: 'deleteVisa',
    name: 'one that nobody sells',
    answer: 'not_found',
    request: async (_, stage) => {
      const { access_token: token } = await stage.staff()
      return ask(deleteVisa, nobody, { token })
    },
  },
  {
    call: 'deleteVisa',
    name: 'one that was withdrawn already',
    answer: 'withdrawn',
    request: async (_, stage) => {
      const { params, token } = await withdrawn(stage)
      return ask(deleteVisa, { params }, { token })
    },
  },
]
