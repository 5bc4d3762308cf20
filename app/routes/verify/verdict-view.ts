import type { Verification } from '@jatra/contract/order/verification'
import { todayInDhaka } from '@jatra/contract/values/dates'
import type { IconName } from '@jatra/design-system/icon'
import { formatClock } from '~/messages/format-flights.ts'
import { formatDate, formatTime } from '~/messages/format.ts'
import { verify } from '~/messages/verify.ts'

/** `good`: valid as printed. `waiting`: not yet. `bad`: it cannot be travelled on. */
export type VerdictTone = 'good' | 'waiting' | 'bad'

const toneOf: Record<Verification['status'], VerdictTone> = {
  ticketed: 'good',
  paid: 'good',
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
    checked: verify.checked(formatDate(todayInDhaka(Date.parse(checkedAt))), formatTime(checkedAt)),
    reference: bookingReference,
    airlineReference,
    flights: found.flights.map(({ departsAt, ...flight }) => ({
      ...flight,
      departs: verify.departs(formatDate(departsAt), formatClock(departsAt)),
      dateTime: departsAt.slice(0, 16),
    })),
    travelers: found.travelers.map(({ initials, ticketEnding }) => ({
      initials,
      ticket: ticketEnding === null ? verify.noTicket : verify.ticketEnding(ticketEnding),
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

function wordsOf({ kind, status, airline }: Verification): { title: string; text: string } {
  if (kind === 'flight') {
    const { title, text } = verify.flight[status === 'paid' ? 'being_ticketed' : status]
    return { title, text: text(airline?.name ?? '') }
  }
  if (status === 'paid' || status === 'not_paid') return verify[kind][status]
  return verify[kind].cancelled
}
