import { useMemo } from 'react'
import {
  bedsNeeded,
  cheapestRooms,
  emptyBeds,
  sameRooms,
} from '@jatra/contract/holiday/room-proposal'
import {
  ageBands,
  capacityOf,
  countRooms,
  MAX_ROOMS_OF_A_KIND,
  validateRooms,
  roomCapacity,
  roomPrice,
  roomTypes,
  tariffOf,
  type People,
  type Rooms,
} from '@jatra/contract/order/rooms'
import { fromKeys } from '@jatra/contract/values/keys-of'
import { Button } from '@jatra/design-system/button'
import { RoomsAndTravelers, type StayMessage } from '@jatra/design-system/rooms-and-travelers'
import { formatBdt } from '~/messages/format.ts'
import { holidays } from '~/messages/holidays.ts'
import type { ChosenStay } from './use-saved-stay.ts'
import { sayFieldError } from '~/forms/say-field-error.ts'

const copy = holidays.reserve

export interface StayFieldsProps {
  /** Of the package, per person, integer BDT. */
  price: number
  chosen: ChosenStay
  onPeople: (people: People) => void
  onRooms: (rooms: Rooms) => void
  onCheapest: () => void
  /** True once the form was sent: what does not fit is then an error at its field. */
  sent: boolean
  /** Of the whole form, by name. */
  errors: Record<string, string[]>
}

const names = {
  ...fromKeys(roomTypes, (room) => `rooms.${room}`),
  ...fromKeys(ageBands, (band) => `people.${band}`),
}

const limits = {
  ...Object.fromEntries(roomTypes.map((room) => [room, { max: MAX_ROOMS_OF_A_KIND }])),
  adults: { min: 1, max: 60 },
  child: { max: 60 },
  child2: { max: 60 },
  infants: { max: 60 },
}

/** Travellers and rooms. What does not fit, or stays empty, is shown here; no count is limited by it. */
export function StayFields({
  price,
  chosen,
  onPeople,
  onRooms,
  onCheapest,
  sent,
  errors,
}: StayFieldsProps) {
  const { rooms, people } = chosen
  const problem = validateRooms(rooms, people)
  const cheapest = useMemo(() => cheapestRooms(price, people), [price, people])
  const offered = cheapest && !sameRooms(cheapest, rooms) ? cheapest : null
  const atFirst = sent && problem ? sayFieldError(problem.message) : undefined

  return (
    <RoomsAndTravelers
      value={{ rooms, travelers: people }}
      onValueChange={(stay, changed) =>
        changed in people ? onPeople({ ...stay.travelers }) : onRooms({ ...stay.rooms })
      }
      names={names}
      limits={limits}
      hints={roomHints(price)}
      errors={{
        ...Object.fromEntries(
          Object.entries(names).flatMap(([kind, name]) =>
            errors[name]?.[0] ? [[kind, errors[name][0]]] : [],
          ),
        ),
        // An error of the group is shown at its first count, which can take the focus.
        ...(atFirst && { [problem?.field === 'people' ? 'adults' : 'singleRoom']: atFirst }),
      }}
      note={() => copy.stayNote(capacityOf(rooms))}
      message={() => messageAbout(chosen, price, offered)}
      action={
        offered ? (
          <Button variant="secondary" size="small" onClick={onCheapest}>
            {copy.useCheapest}
          </Button>
        ) : undefined
      }
    />
  )
}

/** The price and beds of each kind of room, where it is chosen. */
function roomHints(price: number) {
  return Object.fromEntries(
    roomTypes.map((room) => [
      room,
      copy.roomHint(roomCapacity[room], formatBdt(roomPrice(price, room))),
    ]),
  )
}

function messageAbout(
  { rooms, people }: ChosenStay,
  price: number,
  offered: Rooms | null,
): StayMessage | undefined {
  const problem = validateRooms(rooms, people)
  const cheapest = offered
    ? copy.cheapest(inWords(offered), formatBdt(tariffOf(price, offered).total))
    : ''
  if (problem)
    return { tone: 'critical', text: `${sayFieldError(problem.message)} ${cheapest}`.trim() }
  const warning = emptyBedsWarning(rooms, people)
  if (warning) return { tone: 'warning', text: `${warning} ${cheapest}`.trim() }
  return cheapest ? { tone: 'info', text: cheapest } : undefined
}

/** The remark on paid beds that stay empty; null when there are none. */
export function emptyBedsWarning(rooms: Rooms, people: People): string | null {
  const beds = emptyBeds(rooms, people)
  return beds > 0 ? copy.emptyBeds(beds, countRooms(rooms), bedsNeeded(people)) : null
}

/** `Double room × 1, Triple room × 2`. */
function inWords(rooms: Rooms): string {
  return roomTypes
    .filter((room) => rooms[room] > 0)
    .map((room) => copy.roomLine(copy.roomLines[room], rooms[room]))
    .join(', ')
}
