import { useEffect, useState } from 'react'
import { z } from 'zod'
import { peopleSchema, roomsSchema } from '@jatra/contract/entities/holiday-order'
import { refuseStay, type People, type Rooms } from '@jatra/contract/rooms'
import { STAY_DRAFT } from './reservation-draft.ts'

const keptSchema = z.object({
  holiday: z.string(),
  travelDate: z.iso.date().nullable(),
  rooms: roomsSchema,
  people: peopleSchema,
})

export interface ChosenStay {
  travelDate: string | null
  rooms: Rooms
  people: People
}

export interface KeptStayOptions {
  /** Names the reservation: another package, or another try at paying it, is another stay. */
  holiday: string
  start: ChosenStay
  /** First and last day that can be chosen. */
  min: string
  max: string
}

/**
 * Date, rooms and people of a reservation, kept in this tab until it is paid: they come back together, because one
 * count at a time would be refused by the rules that hold between them.
 */
export function useKeptStay({ holiday, start, min, max }: KeptStayOptions) {
  const [chosen, setChosen] = useState(start)
  const [restored, setRestored] = useState(false)
  useEffect(() => {
    const kept = readStay(holiday)
    if (!kept) return
    const { rooms, people, travelDate } = kept
    const holds = travelDate !== null && travelDate >= min && travelDate <= max
    setChosen({ rooms, people, travelDate: holds ? travelDate : null })
    setRestored(true)
  }, [holiday, min, max])

  const choose = (change: Partial<ChosenStay>) => {
    const next = { ...chosen, ...change }
    setChosen(next)
    keepStay({ holiday, ...next })
  }
  return { chosen, choose, restored }
}

function readStay(holiday: string): ChosenStay | null {
  try {
    const kept = keptSchema.safeParse(JSON.parse(sessionStorage.getItem(STAY_DRAFT) ?? 'null'))
    if (!kept.success || kept.data.holiday !== holiday) return null
    return refuseStay(kept.data.rooms, kept.data.people) ? null : kept.data
  } catch {
    return null
  }
}

function keepStay(kept: z.input<typeof keptSchema>): void {
  try {
    sessionStorage.setItem(STAY_DRAFT, JSON.stringify(kept))
  } catch {
    // A full storage must not stop the reservation.
  }
}
