import { mailboxKey, phoneKey } from '../values/mailbox.ts'
import { DomainError } from '../http/problem.ts'
import type { Message } from '../messages/message.ts'
import { MINUTE_MS } from '../values/time-units.ts'

/** Holders of unpaid bookings: an account, the named contact, a network address, or the /48 of an IPv6 address. */
export type Holder = 'account' | 'payer' | 'address' | 'network'
const holders = ['account', 'payer', 'address', 'network'] as const
/** Those that strangers share. */
const crowds = ['address', 'network'] as const

/** How much one holder may have unpaid at once. */
interface UnpaidLimit {
  orders: number
  /** Travellers of all those orders together: seats, places and applications. */
  people: number
}
export type UnpaidLimits = Record<Holder, UnpaidLimit>

/**
 * An unpaid booking keeps its places from everybody else for half an hour. An account may hold three bookings of nine
 * people, or six small ones; a payer named by several accounts somewhat more; and an address far more, because the
 * customers of a whole mobile network share one. Accounts that have paid before have that room for themselves, and all
 * others share as much, so that one person with many new accounts keeps no customer from buying.
 */
export const unpaidLimits: UnpaidLimits = {
  account: { orders: 6, people: 27 },
  payer: { orders: 10, people: 45 },
  address: { orders: 120, people: 360 },
  network: { orders: 480, people: 1440 },
}

/** For how long a new account's booking waits once half of its network's room is taken: time enough to pay. */
const CROWDED_MINUTES = 15

/**
 * A held flight keeps its seats for days, so few may wait at once. They count among the unpaid ones too,
 * and leave room beside them for what is paid now.
 */
const heldLimits: UnpaidLimits = {
  account: { orders: 2, people: 18 },
  payer: { orders: 4, people: 27 },
  address: { orders: 40, people: 120 },
  network: { orders: 160, people: 480 },
}

export interface UnpaidOrder {
  bookingReference: string
  people: number
  /** Whether it is held, to be paid later. */
  held: boolean
  /** Whether its account has paid for a booking before. */
  paidBefore: boolean
  /** Epoch milliseconds. */
  expiresAt: number
}

/** What each holder of a new booking has unpaid now. */
export type Unpaid = Record<Holder, readonly UnpaidOrder[]>

type NewBooking = Pick<UnpaidOrder, 'people' | 'paidBefore'>

/**
 * Checks whether one more booking may wait for its payment. A booking alone is never too large here: what it may hold is
 * for its own rules. One that is to be held passes {@link validateHeld} too.
 *
 * @throws DomainError too_many_unpaid, with the seconds after which there is room again
 */
export function validateUnpaid(
  limits: UnpaidLimits,
  unpaid: Unpaid,
  booking: NewBooking,
  now: number,
): void {
  for (const holder of holders) {
    const counted = countedWith(booking, unpaid, holder)
    const wait = secondsUntilRoom(limits[holder], counted, booking.people, now)
    if (wait > 0) throw tooManyUnpaid(holder, counted, wait)
  }
}

/** @throws DomainError too_many_unpaid */
export function validateHeld(unpaid: Unpaid, booking: NewBooking, now: number): void {
  const waiting = (holder: Holder) => unpaid[holder].filter((one) => one.held)
  validateUnpaid(
    heldLimits,
    {
      account: waiting('account'),
      payer: waiting('payer'),
      address: waiting('address'),
      network: waiting('network'),
    },
    booking,
    now,
  )
}

/**
 * Until when a new booking may be paid: until `latest`, or sooner where its account has never paid and its network is
 * crowded, so that a refused neighbour waits a quarter of an hour at most. Times are epoch milliseconds.
 */
export function payUnpaidBy(
  limits: UnpaidLimits,
  unpaid: Unpaid,
  booking: NewBooking,
  { now, latest }: { now: number; latest: number },
): number {
  if (booking.paidBefore) return latest
  const isCrowded = crowds.some((holder) => {
    const counted = countedWith(booking, unpaid, holder)
    const { orders, people } = limits[holder]
    return counted.length >= orders / 2 || peopleOf(counted) >= people / 2
  })
  return isCrowded ? Math.min(latest, now + CROWDED_MINUTES * MINUTE_MS) : latest
}

/** In a network only bookings of accounts of the same standing count. */
function countedWith(
  { paidBefore }: NewBooking,
  unpaid: Unpaid,
  holder: Holder,
): readonly UnpaidOrder[] {
  if (!crowds.some((crowd) => crowd === holder)) return unpaid[holder]
  return unpaid[holder].filter((one) => one.paidBefore === paidBefore)
}

const peopleOf = (unpaid: readonly UnpaidOrder[]) =>
  unpaid.reduce((sum, { people }) => sum + people, 0)

/** 0 when there is room now. */
function secondsUntilRoom(
  limit: UnpaidLimit,
  held: readonly UnpaidOrder[],
  people: number,
  now: number,
): number {
  const left = held.toSorted((a, b) => a.expiresAt - b.expiresAt)
  const hasRoom = () =>
    left.length === 0 || (left.length < limit.orders && peopleOf(left) + people <= limit.people)
  let seconds = 0
  while (!hasRoom()) {
    // An order that is overdue ends with the next sweep, which is a minute away at most.
    const lapses = Math.ceil(((left.shift()?.expiresAt ?? now) - now) / 1000)
    seconds = Math.max(60, lapses)
  }
  return seconds
}

function tooManyUnpaid(
  holder: Holder,
  held: readonly UnpaidOrder[],
  retryAfter: number,
): DomainError {
  return new DomainError('too_many_unpaid', messageOf(holder, held, Math.ceil(retryAfter / 60)), {
    retryAfter,
  })
}

function messageOf(holder: Holder, held: readonly UnpaidOrder[], minutes: number): Message {
  if (holder === 'payer') return { key: 'tooManyUnpaidOfPayer', params: { minutes } }
  if (holder !== 'account') return { key: 'tooManyUnpaidOfAddress', params: { minutes } }
  const references = held.map(({ bookingReference }) => bookingReference).join(', ')
  const params = { count: held.length, travelers: peopleOf(held), references, minutes }
  return { key: 'tooManyUnpaid', params }
}

/** Contact details of a booking or an account. */
export interface Reachable {
  email: string
  phone: string | null
}

/**
 * The payer keys of a booking. An account's own e-mail and phone are left out, since the account is counted
 * already: otherwise strangers could block a person by naming them in bookings.
 */
export function payersOf(contact: Reachable, own: Reachable): string[] {
  const keysOf = ({ email, phone }: Reachable) => [
    `mailbox ${mailboxKey(email)}`,
    ...(phone ? [`phone ${phoneKey(phone)}`] : []),
  ]
  const ownKeys = keysOf(own)
  return keysOf(contact).filter((key) => !ownKeys.includes(key))
}
