import { byName, type RegularTraveler } from '@jatra/contract/traveler/regular-traveler'
import type { VisitorState } from './visitor-state.ts'

/** Where a regular traveller is kept: ids are each account's own. */
export const travelerKey = (userId: string, travelerId: string) => `${travelerId} ${userId}`

/** An account's regular travellers, by name. */
export function travelersOf(visitor: VisitorState, userId: string): RegularTraveler[] {
  return [...visitor.travelers.values()].filter((one) => one.userId === userId).sort(byName)
}
