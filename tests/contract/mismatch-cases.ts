import assert from 'node:assert/strict'
import { listMismatches, type MismatchList } from '@jatra/contract/payment/mismatch'
import type { ContractCase } from './case.ts'
import { ask } from './harness.ts'
import { by, byCustomer } from './staff-refunds.ts'

export const mismatchCases: readonly ContractCase[] = [
  {
    endpoint: 'listMismatches',
    name: 'nothing, where the gateways say what we say',
    answer: 'good',
    request: async (_, session) =>
      ask(listMismatches, { query: { limit: 5 } }, await by(session, 'finance')),
    check(body) {
      const { mismatches, counts } = body as MismatchList
      assert(mismatches.length === 0 && counts.open === 0 && counts.resolved === 0)
    },
  },
  {
    endpoint: 'listMismatches',
    name: 'a page that was never given',
    answer: 'invalid_input',
    request: async (_, session) =>
      ask(listMismatches, { query: { cursor: 'elsewhere' } }, await by(session, 'manager')),
  },
  {
    endpoint: 'listMismatches',
    name: 'for an agent, who does not pay',
    answer: 'forbidden',
    request: async (_, session) => ask(listMismatches, {}, await by(session, 'agent')),
  },
  {
    endpoint: 'listMismatches',
    name: 'for a customer',
    answer: 'forbidden',
    request: async (_, session) => ask(listMismatches, {}, await byCustomer(session)),
  },
  {
    endpoint: 'listMismatches',
    name: 'for a stranger',
    answer: 'unauthenticated',
    request: () => ask(listMismatches, {}),
  },
]
