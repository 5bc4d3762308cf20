import { nameOrEmailTaken, signInRequired } from '@jatra/contract/account/account-errors'
import { flightUnknown } from '@jatra/contract/flight/flight-errors'
import { serviceFailed, serviceUnreachable } from '@jatra/contract/http/http-errors'
import { invalidFields } from '@jatra/contract/http/problem'
import type { ScenarioRules } from './scenario.ts'

/** Errors that several scenarios make, in the words of the API. */
export const broken = serviceFailed()
export const unreachable = serviceUnreachable()
export const sessionOver = signInRequired()
export const flightGone = flightUnknown()
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
