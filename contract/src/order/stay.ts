import { z } from 'zod'
import { MAX_ROOMS_OF_A_KIND } from './rooms.ts'
import { issue } from '../messages/message.ts'

const count = (max: number) => {
  const message = issue({ key: 'chooseCount', params: { max } })
  return z.number({ error: message }).int(message).min(0, message).max(max, message)
}

/** Rooms by kind; which people they hold is `validateRooms` of rooms.ts. */
export const roomsSchema = z.object({
  singleRoom: count(MAX_ROOMS_OF_A_KIND),
  doubleRoom: count(MAX_ROOMS_OF_A_KIND),
  twinRoom: count(MAX_ROOMS_OF_A_KIND),
  tripleRoom: count(MAX_ROOMS_OF_A_KIND),
})

/** Travellers by age band (docs/specification.md, Age bands). */
export const peopleSchema = z.object({
  adults: count(60),
  child: count(60),
  child2: count(60),
  infants: count(60),
})

/** Rooms of a holiday, and who sleeps in them. */
export const staySchema = z.object({ rooms: roomsSchema, people: peopleSchema })
export type Stay = z.infer<typeof staySchema>
