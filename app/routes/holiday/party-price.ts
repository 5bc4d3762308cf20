import type { HolidayPackage } from '@jatra/contract/holiday/package'
import { firstTravelDate } from '@jatra/contract/holiday/holiday-validation'
import { validateAmount } from '@jatra/contract/payment/payment-limits'
import { cheapestRooms } from '@jatra/contract/holiday/room-proposal'
import {
  countPeople,
  validateRooms,
  tariffOf,
  roomTypes,
  type People,
} from '@jatra/contract/order/rooms'
import { formatBdt, formatDate } from '~/messages/format.ts'
import { holidays } from '~/messages/holidays.ts'
import { monthChoices } from './months.ts'
import { partyQuery, readParty } from './party.ts'
import { sayFieldError } from '~/forms/say-field-error.ts'

const copy = holidays.detail.party

/** The price of a party in the cheapest rooms that hold it, and when it can travel. */
export function pricePartyOf(holiday: HolidayPackage, params: URLSearchParams, today: string) {
  const asked = readParty(params, holiday)
  const months = monthChoices(firstTravelDate(holiday, today), holiday.validTo)
  const month = months.find(({ value }) => value === asked.month)?.value ?? null
  const party = { ...asked, month }
  const rooms = cheapestRooms(holiday.price, party.people)
  const total = rooms ? tariffOf(holiday.price, rooms).total : null
  return {
    ...party,
    months,
    total: total === null ? null : formatBdt(total),
    rooms: rooms
      ? roomTypes
          .filter((room) => rooms[room] > 0)
          .map((room) => copy.rooms(holidays.reserve.roomLines[room], rooms[room]))
          .join(', ')
      : '',
    persons: countPeople(party.people),
    /** Why this party cannot travel. */
    problem: problemOf(holiday, party.people, rooms, total, asked.month !== null && month === null),
    query: partyQuery(party),
  }
}
export type PartyPrice = ReturnType<typeof pricePartyOf>

function problemOf(
  holiday: HolidayPackage,
  people: People,
  rooms: ReturnType<typeof cheapestRooms>,
  total: number | null,
  outOfSeason: boolean,
): string | null {
  if (!rooms || total === null) return copy.tooMany
  if (outOfSeason)
    return copy.outOfSeason(formatDate(holiday.validFrom), formatDate(holiday.validTo))
  if (countPeople(people) > holiday.seats) return copy.seats(holiday.seats)
  const problem = validateRooms(rooms, people)?.message ?? validateAmount(total)
  return problem && sayFieldError(problem)
}
