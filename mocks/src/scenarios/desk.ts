import { DomainError } from '@jatra/contract/http/problem'
import type { Scenario } from './scenario.ts'
import { desk } from './start-pages.ts'

const taken = new DomainError('outdated', { key: 'claimedBy', params: { name: 'imran' } })
const decided = new DomainError('outdated', {
  key: 'refundDecided',
  params: { status: 'declined', act: 'approve' },
})

export const deskScenarios = [
  {
    name: 'desk-full',
    title: 'More than anybody can do',
    description: 'A hundred and more applications wait at the desk, late ones first.',
    shows: ['What needs a person'],
    group: 'The desk',
    start: desk,
    as: 'agent',
    about: 'desk',
    rules: { desk: 'full' },
  },
  {
    name: 'desk-empty',
    title: 'The work is done',
    description: 'Nothing waits for a person.',
    shows: ['What needs a person'],
    group: 'The desk',
    start: desk,
    as: 'staff',
    about: 'desk',
    rules: { desk: 'empty' },
  },
  {
    name: 'desk-conflict',
    title: 'A colleague was quicker',
    description:
      'What is taken at the desk was just taken by Imran, and the refund that is approved was just declined.',
    shows: ['What needs a person'],
    group: 'The desk',
    start: desk,
    as: 'staff',
    about: 'putClaim',
    rules: { endpointErrors: { putClaim: { error: taken }, approveRefund: { error: decided } } },
  },
] as const satisfies readonly Scenario[]
