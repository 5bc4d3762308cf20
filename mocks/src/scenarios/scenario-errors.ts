import { DomainError } from '@jatra/contract/http/problem'
import type { ScenarioRules } from './scenario.ts'

/** Refusals that several scenarios make, in the words of the API. */
export const broken = new DomainError(
  'internal',
  'Something went wrong on our side. Please try again.',
)
export const unreachable = new DomainError(
  'provider_unavailable',
  'We could not reach the service. Please try again.',
)
export const sessionOver = new DomainError('unauthenticated', 'Please sign in.')
export const flightGone = new DomainError('not_found', 'This search has no such flight.')
export const nameTaken = new DomainError('already_taken', 'This username is already taken', {
  errors: { userName: ['This username is already taken'] },
})

const notThisName = 'Use the name as it stands in the travel document'
const notThisMail = 'No mail can be delivered to this address'

/** Fields of the first person of each form, which its page could not know to be wrong. */
export const fieldErrorsByEndpoint: ScenarioRules['endpointErrors'] = {
  register: { error: fields({ email: [notThisMail] }) },
  saveTraveler: { error: fields({ lastName: [notThisName] }) },
  processPayment: {
    error: fields({
      'travelersData.0.lastName': [notThisName],
      'travelersData.lastName': [notThisName],
    }),
  },
}

function fields(errors: Record<string, string[]>): DomainError {
  return new DomainError('invalid_input', Object.values(errors)[0]?.[0] ?? '', { errors })
}
