import type { Verification } from '@jatra/contract/whole-order/verification'
import { todayInDhaka } from '@jatra/contract/values/dates'
import type { IconName } from '@jatra/design-system/icon'
import { formatClock } from '~/messages/format-flights.ts'
import { formatDate, formatTime } from '~/messages/format.ts'
import { verify } from '~/messages/verify.ts'

/** `good`: valid as printed. `waiting`: not yet, or perhaps not for long. `bad`: it cannot be travelled on. */
export type VerdictTone = 'good' | 'waiting' | 'bad'

const toneOf: Record<Verification['status'], VerdictTone> = {
  ticketed: 'good',
  paid: 'good',
  at_embassy: 'good',
  cancelling: 'waiting',
  over: 'bad',
  changed: 'waiting',
  reserved: 'waiting',
  being_ticketed: 'waiting',
  held: 'waiting',
  not_paid: 'bad',
  failed: 'bad',
  cancelled: 'bad',
}

export const toneIcons: Record<VerdictTone, IconName> = {
  good: 'success',
  waiting: 'clock',
  bad: 'error',
}

/** The state of a booking, ready to show. */
export function viewVerification(found: Verification) {
  const { kind, airline, airlineReference, checkedAt, bookingReference } = found
  return {
    kind,
    tone: toneOf[found.status],
    ...wordsOf(found),
    money: found.refunded === 'none' ? null : verify.refunded[found.refunded],
    placesGivenBack:
      found.placesGivenBack > 0 ? verify.placesGivenBack(found.placesGivenBack) : null,
    checked: verify.checked(formatDate(todayInDhaka(Date.parse(checkedAt))), formatTime(checkedAt)),
    reference: bookingReference,
    airlineReference,
    flights: found.flights.map(({ departsAt, ...flight }) => ({
      ...flight,
      departs: verify.departs(formatDate(departsAt), formatClock(departsAt)),
      dateTime: departsAt.slice(0, 16),
    })),
    travelers: found.travelers.map((traveler) => ({
      initials: traveler.initials,
      ticket: ticketOf(traveler),
    })),
    airline: airline && {
      ...airline,
      text:
        airlineReference === null
          ? verify.airline.withoutReference(airline.name)
          : verify.airline.withReference(airline.name, airlineReference),
    },
  }
}
export type VerificationView = ReturnType<typeof viewVerification>

function ticketOf({ gone, ticketEnding }: Verification['travelers'][number]): string {
  if (gone) return verify.gone
  return ticketEnding === null ? verify.noTicket : verify.ticketEnding(ticketEnding)
}

type WordsByStatus<Text> = Partial<Record<Verification['status'], { title: string; text: Text }>>

function wordsOf(found: Verification): { title: string; text: string } {
  const { kind, status, endedOn } = found
  const airline = found.airline?.name ?? ''
  if (endedOn !== null && kind !== 'visa') {
    const { title, text } = verify.over[kind]
    return { title: title(formatDate(endedOn)), text: text(airline) }
  }
  if (kind === 'flight') {
    const words: WordsByStatus<(airline: string, inFull: boolean) => string> = verify.flight
    const { title, text } = words[status] ?? verify.flight.being_ticketed
    return { title, text: text(airline, found.refunded === 'none') }
  }
  const words: WordsByStatus<string> = verify[kind]
  return words[status] ?? verify[kind].cancelled
}
