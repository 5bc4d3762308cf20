import type { HolidayPackage } from '@jatra/contract/holiday/package'
import { proposedParty } from '@jatra/contract/holiday/room-proposal'
import { fromKeys } from '@jatra/contract/values/keys-of'
import { ageBands, type AgeBand, type People } from '@jatra/contract/order/rooms'
import { readMonth } from './months.ts'

/** The party and the month of travel, in the address of a package and of its reservation. */
export interface Party {
  people: People
  /** `2027-03`; null while any day suits. */
  month: string | null
}

/** Of one age band; larger groups are chosen at the reservation. */
export const MAX_OF_A_BAND = 9

/** Reads the party from a query. Invalid values fall back to the proposed party, so old links keep working. */
export function readParty(
  params: URLSearchParams,
  holiday: Pick<HolidayPackage, 'honeymoon'>,
): Party {
  const proposed = proposedParty(holiday)
  const count = (band: AgeBand) => {
    const text = params.get(band)
    return text !== null && /^\d$/.test(text) ? Number(text) : proposed[band]
  }
  const people = fromKeys(ageBands, count)
  return {
    people: { ...people, adults: Math.max(1, people.adults) },
    month: readMonth(params),
  }
}

export function partyQuery({ people, month }: Party): string {
  const counted = ageBands.flatMap((band) => (people[band] ? [[band, String(people[band])]] : []))
  return new URLSearchParams([...counted, ...(month ? [['month', month]] : [])]).toString()
}
