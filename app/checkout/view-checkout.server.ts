import { DomainError } from '@jatra/contract/http/problem'
import { listPaymentOptions, type PaymentOption } from '@jatra/contract/payment/option-endpoint'
import { contactValues, readContact } from '~/forms/account-contact.server.ts'
import { countryList } from '~/forms/country-list.server.ts'
import { draftOwner } from '~/forms/prefill.server.ts'
import { readSavedTravelers } from '~/forms/saved-travelers.server.ts'
import type { AppContext } from '~/server/context.server.ts'
import type { SessionUser } from '~/server/session/session.server.ts'
import { orderKeyFor } from './order-key.server.ts'

/** Who opens a checkout, and how. */
export interface Visit {
  context: AppContext
  request: Request
  user: SessionUser
}

export interface ForSale {
  /** What a draft of the form is begun for. */
  product: string
  /** Another offer is another order. */
  offer: string
  /** The unpaid order that is booked again, and the fields that name its people. */
  earlier: { _id: string; people: Record<string, string> } | null
}

/** What the page of any checkout needs beside its product. */
export async function viewCheckout(
  { context, request, user }: Visit,
  { product, offer, earlier }: ForSale,
) {
  return {
    paymentOptions: await readPaymentOptions(context),
    idempotencyKey: orderKeyFor(context, request),
    // Paying again places another order than the one that ended, and only one however often it is sent.
    offerKey: earlier ? `${offer} after ${earlier._id}` : offer,
    draft: draftOwner(user._id, product, earlier),
  }
}

/** What the fields of travellers need: countries, the account's contact, and who is saved. */
export async function viewTravelers({ context, user }: Visit, passport: { passport: boolean }) {
  const [contact, people] = await Promise.all([
    readContact(context, user),
    readSavedTravelers(context, user, passport),
  ])
  return { countries: countryList, contact: contactValues(contact), people }
}

/** The state of the payment options; none when it could not be read, since a page works without it. */
export async function readPaymentOptions({ api }: AppContext): Promise<PaymentOption[]> {
  try {
    return await api.call(listPaymentOptions, {})
  } catch (error) {
    if (error instanceof DomainError) return []
    throw error
  }
}
