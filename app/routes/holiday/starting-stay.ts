import { cheapestRooms, sameRooms } from '@jatra/contract/holiday/room-proposal'
import { startingRooms, type People, type Rooms } from '@jatra/contract/holiday/rooms'
import type { ChosenStay } from './use-kept-stay.ts'

/** What a form sent: of an earlier try, or of the order that is paid again. */
export type SentStay = Record<string, unknown> | undefined

/** The stay that a reservation begins with: what was sent before, or the party and the cheapest rooms for it. */
export function startingStay(sent: SentStay, party: People, price: number): ChosenStay {
  const people = countsOf(party, sent?.['people'])
  const cheapest = cheapestRooms(price, people) ?? startingRooms
  const rooms = countsOf(cheapest, sent?.['rooms'])
  return {
    travelDate: typeof sent?.['travelDate'] === 'string' ? sent['travelDate'] : null,
    people,
    rooms,
    byHand: !sameRooms(rooms, cheapest),
  }
}

/** Counts as a form sent them, where they are counts. */
function countsOf<Counts extends Rooms | People>(start: Counts, sent: unknown): Counts {
  const typed = (sent ?? {}) as Record<string, unknown>
  const counts = Object.entries(start).map(([name, proposed]) => {
    const count = Number(typed[name] ?? NaN)
    return [name, Number.isInteger(count) && count >= 0 ? count : proposed]
  })
  return Object.fromEntries(counts) as Counts
}
