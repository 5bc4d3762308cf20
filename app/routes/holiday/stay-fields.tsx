import {
  ageBands,
  capacityOf,
  MAX_ROOMS_OF_A_KIND,
  refuseStay,
  roomTypes,
  type People,
  type Rooms,
} from '@jatra/contract/rooms'
import { RoomsAndTravellers } from '@jatra/design-system/rooms-and-travellers'
import { holidays } from '~/messages/holidays.ts'
import type { ChosenStay } from './use-kept-stay.ts'

export interface StayFieldsProps {
  chosen: ChosenStay
  onChoose: (change: { rooms: Rooms; people: People }) => void
  /** Of the whole form, by name. */
  errors: Record<string, string[]>
}

const names = Object.fromEntries([
  ...roomTypes.map((room) => [room, `rooms.${room}`]),
  ...ageBands.map((band) => [band, `people.${band}`]),
]) as Record<(typeof roomTypes)[number] | (typeof ageBands)[number], string>

const limits = {
  ...Object.fromEntries(roomTypes.map((room) => [room, { max: MAX_ROOMS_OF_A_KIND }])),
  adults: { min: 1, max: 60 },
  child: { max: 60 },
  child2: { max: 60 },
  infants: { max: 60 },
}

/** Rooms and people; a change that the rooms could not hold is refused with its reason (D7). */
export function StayFields({ chosen, onChoose, errors }: StayFieldsProps) {
  return (
    <RoomsAndTravellers
      value={{ rooms: chosen.rooms, travellers: chosen.people }}
      onChange={({ rooms, travellers }) =>
        onChoose({ rooms: { ...rooms }, people: { ...travellers } })
      }
      check={({ rooms, travellers }) => refuseStay(rooms, travellers)?.message}
      names={names}
      limits={limits}
      errors={{
        ...Object.fromEntries(
          Object.entries(names).flatMap(([kind, name]) =>
            errors[name]?.[0] ? [[kind, errors[name][0]]] : [],
          ),
        ),
        // What is wrong with the whole is said at its first count, where the focus can go.
        ...(errors['rooms']?.[0] && { singleRoom: errors['rooms'][0] }),
        ...(errors['people']?.[0] && { adults: errors['people'][0] }),
      }}
      note={({ rooms }) => holidays.reserve.stayNote(capacityOf(rooms))}
    />
  )
}
