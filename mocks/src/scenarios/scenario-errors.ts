import { nameOrEmailTaken } from '@jatra/contract/account/account-errors'
import { DomainError, invalidFields } from '@jatra/contract/http/problem'
import type { ScenarioRules } from './scenario.ts'

/** Refusals that several scenarios make, in the words of the API. */
export const broken = new DomainError('internal', 'serviceFailed')
export const unreachable = new DomainError('provider_unavailable', 'serviceUnreachable')
export const sessionOver = new DomainError('unauthenticated', 'signIn')
export const flightGone = new DomainError('not_found', 'flightUnknown')
export const nameTaken = nameOrEmailTaken({ userName: true, email: false })

/** Fields of the first person of each form, which its page could not know to be wrong. */
export const fieldErrorsByEndpoint: ScenarioRules['endpointErrors'] = {
  register: { error: invalidFields({ email: ['notThisMail'] }) },
  saveTraveler: { error: invalidFields({ lastName: ['notThisName'] }) },
  processPayment: {
    error: invalidFields({
      'travelersData.0.lastName': ['notThisName'],
      'travelersData.lastName': ['notThisName'],
    }),
  },
}
