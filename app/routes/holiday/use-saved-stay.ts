import { useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import { peopleSchema, roomsSchema } from '@jatra/contract/order/stay'
import { cheapestRooms, sameRooms } from '@jatra/contract/holiday/room-proposal'
import { countRooms, startingRooms, type People, type Rooms } from '@jatra/contract/order/rooms'
import { fromKeys, keysOf } from '@jatra/contract/values/keys-of'
import { openDraft, type DraftOwner } from '~/forms/draft-storage.ts'
import { keepInTab, readFromTab } from '~/forms/tab-storage.ts'
import { fieldsOf } from '~/forms/sent-values.ts'

const keptSchema = z.object({
  fromPackage: z.string(),
  travelDate: z.iso.date().nullable(),
  rooms: roomsSchema,
  people: peopleSchema,
  byHand: z.boolean().default(true),
})

const stayKeyOf = (owner: DraftOwner) => `${openDraft('holidays', owner)}stay`

export interface ChosenStay {
  travelDate: string | null
  rooms: Rooms
  people: People
  /** The traveller chose the rooms, so they no longer follow the party. */
  byHand: boolean
}

export interface SavedStayOptions {
  draft: DraftOwner
  /** The choice on the package's page: another choice there starts the stay anew. */
  fromPackage: string
  /** Of the package, per person, integer BDT. */
  price: number
  start: ChosenStay
  /** First and last day that can be chosen. */
  min: string
  max: string
}

/**
 * Date, party and rooms of a reservation, kept in this tab until it is paid for. The rooms are the cheapest that hold
 * the party until the traveller chooses others.
 */
export function useSavedStay({ draft, fromPackage, price, start, min, max }: SavedStayOptions) {
  const [owner] = useState(draft)
  const [chosen, setChosen] = useState(start)
  const [restored, setRestored] = useState(false)
  useEffect(() => {
    const kept = readFromTab(stayKeyOf(owner), keptSchema)
    if (kept?.fromPackage !== fromPackage) return
    const { rooms, people, travelDate, byHand } = kept
    const holds = travelDate !== null && travelDate >= min && travelDate <= max
    const stay = { rooms, people, travelDate: holds ? travelDate : null, byHand }
    // oxlint-disable-next-line react/set-state-in-effect -- the server does not know what this tab keeps
    setChosen(countRooms(rooms) > 0 ? stay : { ...stay, rooms: startingRooms, byHand: false })
    setRestored(true)
  }, [owner, fromPackage, min, max])

  // What was chosen before the script had come changes in several steps before the next render.
  const latest = useRef(chosen)
  useEffect(() => {
    latest.current = chosen
  }, [chosen])
  const choose = (change: (now: ChosenStay) => ChosenStay) => {
    latest.current = change(latest.current)
    setChosen(latest.current)
    keepInTab(stayKeyOf(owner), { fromPackage, ...latest.current })
  }
  return {
    chosen,
    restored,
    chooseDate: (travelDate: string | null) => choose((now) => ({ ...now, travelDate })),
    choosePeople: (people: People) =>
      choose((now) => (now.byHand ? { ...now, people } : withCheapest({ ...now, people }, price))),
    chooseRooms: (rooms: Rooms) => choose((now) => ({ ...now, rooms, byHand: true })),
    chooseCheapest: () => choose((now) => withCheapest(now, price)),
  }
}

/** A party too large for any rooms keeps those that it has. */
function withCheapest(stay: ChosenStay, price: number): ChosenStay {
  return { ...stay, rooms: cheapestRooms(price, stay.people) ?? stay.rooms, byHand: false }
}

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
