import assert from 'node:assert/strict'
import {
  listSavedSearches,
  MAX_SAVED_SEARCHES,
  removeSearch,
  saveSearch,
} from '@jatra/contract/desk/saved-searches'
import type { ContractCase } from './case.ts'
import { ask, callEndpoint, type Session } from './harness.ts'
import { by, byCustomer } from './staff-refunds.ts'

const search = { id: 'search-0001', name: 'Group to Nepal', q: 'Chowdhury' }

const save = (session: Session, { id, ...body } = search) =>
  by(session, 'agent').then((who) =>
    callEndpoint(session, saveSearch, { params: { id }, body }, who),
  )

const makers = {
  listSavedSearches: (who?: { token: string }) => ask(listSavedSearches, {}, who),
  saveSearch: (who?: { token: string }) =>
    ask(saveSearch, { params: { id: search.id }, body: { name: 'Mine', q: 'me' } }, who),
  removeSearch: (who?: { token: string }) => ask(removeSearch, { params: { id: search.id } }, who),
} as const

const strangers = (Object.keys(makers) as (keyof typeof makers)[]).flatMap(
  (endpoint): ContractCase[] => [
    {
      endpoint,
      name: 'as a customer',
      answer: 'forbidden',
      request: async (_, session) => makers[endpoint](await byCustomer(session)),
    },
    {
      endpoint,
      name: 'without a token',
      answer: 'unauthenticated',
      request: () => makers[endpoint](),
    },
  ],
)

/** The searches that staff keep, each for themselves. */
export const savedSearchCases: readonly ContractCase[] = [
  {
    endpoint: 'saveSearch',
    name: 'twice, by which it is changed and kept once, for oneself alone',
    answer: 'good',
    async request(_, session) {
      await save(session)
      const other = await callEndpoint(session, listSavedSearches, {}, await by(session, 'finance'))
      assert.deepEqual(other.searches, [], 'a colleague has none of it')
      const body = { name: 'A group to Nepal', q: search.q }
      return ask(saveSearch, { params: { id: search.id }, body }, await by(session, 'agent'))
    },
    check: (body) =>
      assert.deepEqual(body, { searches: [{ ...search, name: 'A group to Nepal' }] }),
  },
  {
    endpoint: 'saveSearch',
    name: 'more than one may keep',
    answer: 'outdated',
    async request(_, session) {
      for (let kept = 0; kept < MAX_SAVED_SEARCHES; kept += 1) {
        await save(session, { ...search, id: `search-${String(kept).padStart(4, '0')}` })
      }
      const input = { params: { id: 'search-more' }, body: { name: 'More', q: 'more' } }
      return ask(saveSearch, input, await by(session, 'agent'))
    },
  },
  {
    endpoint: 'saveSearch',
    name: 'under an id of other signs',
    answer: 'invalid_input',
    request: async (_, session) =>
      ask(
        saveSearch,
        { params: { id: 'a b c d e f' }, body: { name: 'x', q: 'x' } },
        await by(session, 'agent'),
      ),
  },
  {
    endpoint: 'listSavedSearches',
    name: 'by name',
    answer: 'good',
    async request(_, session) {
      await save(session)
      await save(session, { id: 'search-0002', name: 'Before it', q: '880' })
      return ask(listSavedSearches, {}, await by(session, 'agent'))
    },
    check(body) {
      const { searches } = body as { searches: { name: string }[] }
      assert.deepEqual(
        searches.map(({ name }) => name),
        ['Before it', 'Group to Nepal'],
      )
    },
  },
  {
    endpoint: 'removeSearch',
    name: 'twice, by which it is gone',
    answer: 'good',
    async request(_, session) {
      await save(session)
      const input = { params: { id: search.id } }
      await callEndpoint(session, removeSearch, input, await by(session, 'agent'))
      return ask(removeSearch, input, await by(session, 'agent'))
    },
    check: (body) => assert.deepEqual(body, { searches: [] }),
  },
  ...strangers,
]
