import { mailboxKey, phoneKey } from '../values/mailbox.ts'
import { DomainError } from '../http/problem.ts'
import type { Message } from '../messages/message.ts'

/** Holders of unpaid bookings: an account, the named contact, or a network address. */
export type Holder = 'account' | 'payer' | 'address'

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
 * customers of a whole mobile network share one (docs/decisions/064).
 */
export const unpaidLimits: UnpaidLimits = {
  account: { orders: 6, people: 27 },
  payer: { orders: 10, people: 45 },
  address: { orders: 120, people: 360 },
}

/**
 * A held flight keeps its seats for days, so few may wait at once (decision 106). They count among the unpaid ones too,
 * and leave room beside them for what is paid now.
 */
const heldLimits: UnpaidLimits = {
  account: { orders: 2, people: 18 },
  payer: { orders: 4, people: 27 },
  address: { orders: 40, people: 120 },
}

export interface UnpaidOrder {
  bookingReference: string
  people: number
  /** Whether it is held, to be paid later. */
  held: boolean
  /** Epoch milliseconds. */
  expiresAt: number
}

/**
 * Checks whether one more booking may wait for its payment. A booking alone is never too large here: what it may hold is
 * for its own rules. One that is to be held passes {@link validateHeld} too.
 *
 * @param held what each holder has unpaid now
 * @param people how many travel on the new booking
 * @throws DomainError too_many_unpaid, with the seconds after which there is room again
 */
export function validateUnpaid(
  limits: UnpaidLimits,
  held: Record<Holder, readonly UnpaidOrder[]>,
  people: number,
  now: number,
): void {
  for (const holder of ['account', 'payer', 'address'] as const) {
    const wait = secondsUntilRoom(limits[holder], held[holder], people, now)
    if (wait > 0) throw tooManyUnpaid(holder, held[holder], wait)
  }
}

/** @throws DomainError too_many_unpaid */
export function validateHeld(
  held: Record<Holder, readonly UnpaidOrder[]>,
  people: number,
  now: number,
): void {
  const waiting = (holder: Holder) => held[holder].filter((one) => one.held)
  validateUnpaid(
    heldLimits,
    { account: waiting('account'), payer: waiting('payer'), address: waiting('address') },
    people,
    now,
  )
}

/** 0 when there is room now. */
function secondsUntilRoom(
  limit: UnpaidLimit,
  held: readonly UnpaidOrder[],
  people: number,
  now: number,
): number {
  const left = held.toSorted((a, b) => a.expiresAt - b.expiresAt)
  const waiting = () => left.reduce((sum, one) => sum + one.people, 0)
  const hasRoom = () =>
    left.length === 0 || (left.length < limit.orders && waiting() + people <= limit.people)
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
  if (holder === 'address') return { key: 'tooManyUnpaidOfAddress', params: { minutes } }
  const references = held.map(({ bookingReference }) => bookingReference).join(', ')
  const travelers = held.reduce((sum, one) => sum + one.people, 0)
  return { key: 'tooManyUnpaid', params: { count: held.length, travelers, references, minutes } }
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
