import { listTravelers, removeTraveler, saveTraveler } from '@jatra/contract/traveler/endpoints'
import { todayInDhaka } from '@jatra/contract/values/dates'
import { MAX_REGULAR_TRAVELERS } from '@jatra/contract/traveler/regular-traveler'
import {
  checkRegularTraveler,
  tooManyTravelers,
  travelerUnknown,
} from '@jatra/contract/traveler/regular-traveler-validation'
import type { HttpHandler } from 'msw'
import { sayDone } from '@jatra/contract/messages/say-done'
import { languageOfAnswer, type Answer } from '../answer.ts'
import { travelerKey, travelersOf } from '../state/accounts.ts'
import { LIMITS, remember } from '../state/limits.ts'

/** The account's regular travellers. */
export function travelerHandlers(answer: Answer): HttpHandler[] {
  return [
    answer(listTravelers, ({ params, visitor }) => ({
      travelers: travelersOf(visitor, params.userId),
    })),

    answer(saveTraveler, (asked) => {
      const { body, visitor, now } = asked
      const { userId, travelerId } = body
      const details = checkRegularTraveler(body, todayInDhaka(now))
      const key = travelerKey(userId, travelerId)
      const known = visitor.travelers.has(key)
      if (!known && travelersOf(visitor, userId).length >= MAX_REGULAR_TRAVELERS)
        throw tooManyTravelers()
      const traveler = { ...details, userId, travelerId, images: [] }
      remember(visitor.travelers, key, traveler, LIMITS.travelers)
      const said = known ? 'travelerUpdated' : 'travelerAdded'
      const travelers = travelersOf(visitor, userId)
      return { ...sayDone(said, languageOfAnswer(asked)), travelers }
    }),

    answer(removeTraveler, (asked) => {
      const { params, visitor } = asked
      const { userId, travelerId } = params
      if (!visitor.travelers.delete(travelerKey(userId, travelerId))) throw travelerUnknown()
      const travelers = travelersOf(visitor, userId)
      return { ...sayDone('travelerRemoved', languageOfAnswer(asked)), travelers }
    }),
  ]
}
