import { listTravelers, removeTraveler, saveTraveler } from '@jatra/contract/traveler/endpoints'
import { todayInDhaka } from '@jatra/contract/values/dates'
import { MAX_REGULAR_TRAVELERS } from '@jatra/contract/traveler/regular-traveler'
import {
  checkRegularTraveler,
  tooManyTravelers,
  travelerSaid,
  travelerUnknown,
} from '@jatra/contract/traveler/regular-traveler-validation'
import type { HttpHandler } from 'msw'
import type { Answer } from '../answer.ts'
import { travelerKey, travelersOf } from '../state/travelers.ts'
import { LIMITS, remember } from '../state/visitor-state.ts'

/** The account's regular travellers. */
export function travelerHandlers(answer: Answer): HttpHandler[] {
  return [
    answer(listTravelers, ({ params, visitor }) => ({
      travelers: travelersOf(visitor, params.userId),
    })),

    answer(saveTraveler, ({ body, visitor, now }) => {
      const { userId, travelerId } = body
      const details = checkRegularTraveler(body, todayInDhaka(now))
      const key = travelerKey(userId, travelerId)
      const known = visitor.travelers.has(key)
      if (!known && travelersOf(visitor, userId).length >= MAX_REGULAR_TRAVELERS)
        throw tooManyTravelers()
      const traveler = { ...details, userId, travelerId, images: [] }
      remember(visitor.travelers, key, traveler, LIMITS.travelers)
      const message = known ? travelerSaid.updated : travelerSaid.added
      return { message, travelers: travelersOf(visitor, userId) }
    }),

    answer(removeTraveler, ({ params: { userId, travelerId }, visitor }) => {
      if (!visitor.travelers.delete(travelerKey(userId, travelerId))) throw travelerUnknown()
      return { message: travelerSaid.removed, travelers: travelersOf(visitor, userId) }
    }),
  ]
}
