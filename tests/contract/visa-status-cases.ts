import assert from 'node:assert/strict'
import { holidayPaymentFor } from '@jatra/api/testing/holidays'
import { todayInDhaka, addDays } from '@jatra/contract/values/dates'
import type { VisaPlan } from '@jatra/contract/visa/visa'
import type { StoredVisaStatus, VisaStatus } from '@jatra/contract/visa/visa-status'
import { listVisaStatuses, setVisaStatus } from '@jatra/contract/visa/visa-status-endpoints'
import { signUp } from './actors.ts'
import type { ContractCase } from './case.ts'
import { ask, askRaw, callEndpoint, type Harness, type Session } from './harness.ts'
import { addPackage, askToReserve } from './holidays.ts'
import { addVisa, apply, askToApply, visaPaymentFor } from './visas.ts'

/** Of no case but these, since the API's sessions share a catalogue. */
const bhutan = { country: 'BT', kind: 'tourist' } as const
/** A kind that no other case sells. */
const own = { country: 'TH', kind: 'umrah' } as const

const plan: VisaPlan = {
  ...{ name: 'One visit', kind: 'umrah', validity: 90, stayPeriod: 60, price: 6_001 },
}

type Input = Omit<StoredVisaStatus, 'country' | 'kind'>

const open = (harness: Harness): Input => ({
  pace: 'open',
  closedFrom: null,
  closedUntil: null,
  workingDays: 10,
  sentence: 'An e-Visa is needed.',
  checked: { on: todayInDhaka(harness.now()), source: 'The embassy', url: null },
})

const closed = (harness: Harness): Input => ({
  ...open(harness),
  closedFrom: todayInDhaka(harness.now()),
  sentence: 'The embassy takes no applications.',
})

/** Has staff say how it stands. */
async function setStatus(
  session: Session,
  body: Input,
  params: Pick<StoredVisaStatus, 'country' | 'kind'> = bhutan,
): Promise<void> {
  const { access_token: token } = await session.staff()
  await callEndpoint(session, setVisaStatus, { params, body }, { token })
}

/** What staff send, as no client of ours would. */
const written = (
  name: string,
  changes: Record<string, unknown>,
  key = 'BT/tourist',
): ContractCase => ({
  endpoint: 'setVisaStatus',
  name,
  answer: 'invalid_input',
  request: async (harness, session) =>
    askRaw('PUT', `/api/visa-status/${key}`, {
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${(await session.staff()).access_token}`,
      },
      body: JSON.stringify({ ...open(harness), ...changes }),
    }),
})

export const visaStatusCases: readonly ContractCase[] = [
  {
    endpoint: 'listVisaStatuses',
    name: 'all, in English',
    answer: 'good',
    request: async (harness, session) => {
      await setStatus(session, { ...closed(harness), inBangla: { sentence: 'আবেদন বন্ধ।' } })
      return ask(listVisaStatuses, { query: {} })
    },
    check: (body) => {
      const all = body as VisaStatus[]
      const one = all.find(({ country, kind }) => country === 'BT' && kind === 'tourist')
      assert.equal(one?.status, 'closed')
      assert.equal(one.sentence, 'The embassy takes no applications.')
      assert(!('inBangla' in one), 'one language')
      assert.equal(one.checked.source, 'The embassy')
    },
  },
  {
    endpoint: 'listVisaStatuses',
    name: 'one that closes tomorrow is open today',
    answer: 'good',
    request: async (harness, session) => {
      const closedFrom = addDays(todayInDhaka(harness.now()), 1)
      await setStatus(session, { ...open(harness), pace: 'slow', closedFrom })
      return ask(listVisaStatuses, { query: {} })
    },
    check: (body) => {
      const one = (body as VisaStatus[]).find(
        ({ country, kind }) => country === 'BT' && kind === 'tourist',
      )
      assert.equal(one?.status, 'slow')
    },
  },
  {
    endpoint: 'listVisaStatuses',
    name: 'as staff write them',
    answer: 'good',
    request: async (harness, session) => {
      await setStatus(session, { ...open(harness), inBangla: { sentence: 'ই-ভিসা লাগবে।' } })
      return ask(listVisaStatuses, { query: { languages: 'all' } })
    },
    check: (body) => {
      const one = (body as VisaStatus[]).find(
        ({ country, kind }) => country === 'BT' && kind === 'tourist',
      )
      assert.deepEqual(one?.inBangla, { sentence: 'ই-ভিসা লাগবে।' })
    },
  },
  {
    endpoint: 'listVisaStatuses',
    name: 'in a language that there is not',
    answer: 'invalid_input',
    request: () => askRaw('GET', `${listVisaStatuses.path}?languages=few`),
  },

  {
    endpoint: 'setVisaStatus',
    name: 'by staff, of a country that was not known',
    answer: 'good',
    request: async (harness, session) => {
      const { access_token: token } = await session.staff()
      const params = { country: 'BT', kind: 'onArrival' } as const
      return ask(setVisaStatus, { params, body: open(harness) }, { token })
    },
    check: (body) => {
      const { country, kind, status } = body as VisaStatus
      assert.deepEqual([country, kind, status], ['BT', 'onArrival', 'open'])
    },
  },
  {
    endpoint: 'setVisaStatus',
    name: 'the same twice',
    answer: 'good',
    request: async (harness, session) => {
      await setStatus(session, closed(harness))
      const { access_token: token } = await session.staff()
      return ask(setVisaStatus, { params: bhutan, body: closed(harness) }, { token })
    },
    check: (body) => assert.equal((body as VisaStatus).status, 'closed'),
  },
  {
    endpoint: 'setVisaStatus',
    name: 'nobody logged in',
    answer: 'unauthenticated',
    request: (harness) => ask(setVisaStatus, { params: bhutan, body: open(harness) }),
  },
  {
    endpoint: 'setVisaStatus',
    name: 'a customer',
    answer: 'forbidden',
    request: async (harness, session) => {
      const { access_token: token } = await signUp(session)
      return ask(setVisaStatus, { params: bhutan, body: open(harness) }, { token })
    },
  },
  {
    endpoint: 'setVisaStatus',
    name: 'checked tomorrow',
    answer: 'invalid_input',
    request: async (harness, session) => {
      const { access_token: token } = await session.staff()
      const checked = { ...open(harness).checked, on: addDays(todayInDhaka(harness.now()), 1) }
      const body = { ...open(harness), checked }
      return ask(setVisaStatus, { params: bhutan, body }, { token })
    },
  },
  written('a last closed day alone', { closedUntil: '2027-01-01' }),
  written('an end before the first day', { closedFrom: '2027-01-02', closedUntil: '2027-01-01' }),
  written('nothing to read', { sentence: ' ' }),
  written('nobody who says so', { checked: { on: '2026-01-01', source: '', url: null } }),
  written('an address that no browser opens', {
    checked: { on: '2026-01-01', source: 'The embassy', url: 'javascript:alert(1)' },
  }),
  written('a pace that there is not', { pace: 'fast' }),
  written('a country by its name', {}, 'Bhutan/tourist'),
  written('a kind that there is not', {}, 'BT/holiday'),

  {
    endpoint: 'processPayment',
    name: 'a visa: of a kind that is closed',
    answer: 'visa_closed',
    request: async (harness, session) => {
      const { visa } = await addVisa(session, { visaList: [plan] })
      await setStatus(session, closed(harness), own)
      const me = await signUp(session)
      return askToApply(me, visaPaymentFor(visa, me.user._id))
    },
  },
  {
    endpoint: 'processPayment',
    name: 'a visa: of a kind that is open while another is closed',
    answer: 'good',
    request: async (harness, session) => {
      await setStatus(session, closed(harness), own)
      const { visa } = await addVisa(session, { visaList: [{ ...plan, kind: 'business' }] })
      const me = await signUp(session)
      return askToApply(me, visaPaymentFor(visa, me.user._id))
    },
  },
  {
    endpoint: 'processPayment',
    name: 'a visa: one key and body again, when the visa has closed',
    answer: 'good',
    request: async (harness, session) => {
      await setStatus(session, open(harness), own)
      const { visa } = await addVisa(session, { visaList: [plan] })
      const me = await signUp(session)
      const body = visaPaymentFor(visa, me.user._id)
      await apply(session, me, body, 'a-key')
      await setStatus(session, closed(harness), own)
      return askToApply(me, body, 'a-key')
    },
  },
  {
    endpoint: 'processPayment',
    name: 'a holiday: in a country whose visa is closed',
    answer: 'visa_closed',
    request: async (harness, session) => {
      const { holiday } = await addPackage(session, { package: 'Istanbul' })
      await setStatus(session, closed(harness), { country: 'TR', kind: 'tourist' })
      const me = await signUp(session)
      return askToReserve(me, holidayPaymentFor(holiday, me.user._id))
    },
  },
]
