import { cheapestRooms, sameRooms } from '@jatra/contract/holiday/room-proposal'
import { startingRooms, type People, type Rooms } from '@jatra/contract/holiday/rooms'
import type { ChosenStay } from './use-saved-stay.ts'

/** Submitted values: of the last submission, or of the order that is paid again. */
export type SentStay = Record<string, unknown> | undefined

/** The initial stay of a reservation: the values sent before, or the party with its cheapest rooms. */
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

/** Submitted counts, where they are valid. */
function countsOf<Counts extends Rooms | People>(start: Counts, sent: unknown): Counts {
  const typed = (sent ?? {}) as Record<string, unknown>
  const counts = Object.entries(start).map(([name, proposed]) => {
    const count = Number(typed[name] ?? NaN)
    return [name, Number.isInteger(count) && count >= 0 ? count : proposed]
  })
  return Object.fromEntries(counts) as Counts
}
