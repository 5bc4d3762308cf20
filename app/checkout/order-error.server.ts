import type { Submission } from '@conform-to/react'
import { data } from '@remix-run/node'
import type { DomainError } from '@jatra/contract/http/problem'
import type { ServiceType } from '@jatra/contract/payment/payment'
import { paymentMessages } from '~/messages/payment.ts'
import { emptyOutcome, type CheckoutOutcome } from './outcome.ts'

/** Codes of the API for a product that is no longer for sale. */
const GONE = new Set<string>(['session_expired', 'withdrawn'])

export type Reply = Parameters<Submission<never>['reply']>[0]

/**
 * The answer to a form whose order the API did not take.
 * @param sent the total that the form sent, integer BDT
 * @param kind what the form sells
 * @param reply the API's messages at the fields of this form, and those that belong to none
 */
export function orderErrorAnswer(
  error: DomainError,
  submission: Pick<Submission<never>, 'reply'>,
  { sent, kind, reply }: { sent: number; kind: ServiceType; reply: Reply },
) {
  const { code, price } = error
  return data(
    {
      ...emptyOutcome,
      result: submission.reply(reply),
      gone: GONE.has(code),
      withdrawn: code === 'withdrawn',
      newPrice: code === 'price_changed' && price !== undefined ? { was: sent, is: price } : null,
      bookings: bookingsOf(error, kind),
    },
    { status: error.status },
  )
}

function bookingsOf(
  { code, orderId }: DomainError,
  kind: ServiceType,
): CheckoutOutcome['bookings'] {
  const list = '/app/account/bookings'
  if (code === 'too_many_unpaid') return { href: list, label: paymentMessages.seeBookings }
  if (orderId === undefined) return null
  // The page after the payment makes the tab forget the key of an order that is paid (order-key.ts).
  const href = code === 'outdated' ? `/payment/return/${orderId}` : `${list}/${kind}/${orderId}`
  return { href, label: paymentMessages.seeBooking }
}

/** Messages of fields that the form has, by the form's names; the others are shown above its button. */
export function placeMessages(error: DomainError, formField: (field: string) => string | null) {
  const fieldErrors: Record<string, string[]> = {}
  const formErrors: string[] = []
  for (const [field, messages] of Object.entries(error.errors ?? {})) {
    const name = formField(field)
    if (name) fieldErrors[name] = messages
    else formErrors.push(...messages)
  }
  const placed = Object.keys(fieldErrors).length > 0 || formErrors.length > 0
  return { fieldErrors, formErrors: placed ? formErrors : [error.message] }
}
