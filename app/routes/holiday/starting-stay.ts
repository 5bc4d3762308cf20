import { cheapestRooms, sameRooms } from '@jatra/contract/holiday/room-proposal'
import { startingRooms, type People } from '@jatra/contract/order/rooms'
import { fromKeys, keysOf } from '@jatra/contract/values/keys-of'
import { fieldsOf } from '~/forms/sent-values.ts'
import type { ChosenStay } from './use-saved-stay.ts'

/** Submitted values: of the last submission, or of the order that is paid again. */
type SentStay = Record<string, unknown> | undefined

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
function countsOf<Name extends string>(
  start: Readonly<Record<Name, number>>,
  sent: unknown,
): Record<Name, number> {
  const typed = fieldsOf(sent)
  return fromKeys(keysOf(start), (name) => {
    const count = Number(typed[name] ?? NaN)
    return Number.isInteger(count) && count >= 0 ? count : start[name]
  })
}
