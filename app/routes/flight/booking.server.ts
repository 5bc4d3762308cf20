import { data, type ActionFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import { calledName } from '@jatra/contract/traveler/person-name'
import { getOffer } from '@jatra/contract/flight/endpoints'
import { todayInDhaka } from '@jatra/contract/values/dates'
import { priceOffer } from '@jatra/contract/flight/fare'
import { travelerRules } from '@jatra/contract/flight/itinerary'
import { priceLines } from '@jatra/contract/flight/price-lines'
import { validateAmount } from '@jatra/contract/payment/payment-limits'
import { DomainError } from '@jatra/contract/http/problem'
import type { FlightOrder } from '@jatra/contract/flight/flight-order'
import { cabinLabels } from '~/messages/format-flights.ts'
import { parseSubmission, asTyped } from '~/forms/parse-submission.server.ts'
import { autofillForm } from '~/forms/saved-travelers.server.ts'
import { withOneName } from '~/forms/one-name.ts'
import { withSharedContact } from '~/forms/shared-contact.ts'
import { prefilledPeople, prefillTraveler } from '~/forms/prefill.server.ts'
import { showPriceLines } from '~/checkout/flight-price-lines.ts'
import { aboutPrice, dayAndTime } from '~/checkout/hold-words.ts'
import { emptyOutcome } from '~/checkout/outcome.ts'
import { placeOrder } from '~/checkout/start-payment.server.ts'
import { viewCheckout, viewTravelers, type Visit } from '~/checkout/view-checkout.server.ts'
import type { AppContext } from '~/server/context.server.ts'
import { readOwnForm } from '~/server/loaders/own-form.server.ts'
import { formatBdt, formatDate } from '~/messages/format.ts'
import { bookingSchema, withPayLater, type BookingRules } from './booking-form.ts'
import { legLabel } from './journey.ts'
import { formKinds, formTravelerIds, GO_ON, PRICE_AGAIN } from './new-party.ts'
import { priceNewParty } from './new-party.server.ts'
import { timeline } from './offer-details.ts'

/** The offer at this address of the booking page, or why it is not available. */
export async function findOffer(url: URL, context: AppContext) {
  const params = {
    searchUid: url.searchParams.get('searchId') ?? '',
    flightId: url.searchParams.get('index') ?? '',
  }
  try {
    return { kind: 'found' as const, answer: await context.api.call(getOffer, { params }) }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    if (error.status >= 500) return { kind: 'failed' as const, error }
    return { kind: error.code === 'session_expired' ? ('expired' as const) : ('missing' as const) }
  }
}

type FoundOffer = Extract<Awaited<ReturnType<typeof findOffer>>, { kind: 'found' }>['answer']

/** The booking page's view of an offer, ready to show. */
export async function viewBooking(found: FoundOffer, visit: Visit, earlier: FlightOrder | null) {
  const { offer, dictionaries, query, sessionEndTime } = found
  const price = priceOffer(offer)
  const place = (code: string) => ({ code, city: dictionaries.locations[code]?.city ?? code })
  const [out, ...more] = query.legs
  const rules = rulesOf(found, new URL(visit.request.url))
  const now = visit.context.now()
  const [checkout, travelers] = await Promise.all([
    viewCheckout(visit, {
      // An offer that is found again after a new search is another one, and its form is the same.
      product: 'offer',
      offer: `${found.searchUid} ${offer.id}`,
      earlier: earlier && {
        _id: earlier._id,
        people: prefilledPeople(earlier.travelersData.travelers),
      },
    }),
    viewTravelers(visit, rules),
  ])
  return {
    ...checkout,
    ...travelers,
    rules,
    facts: {
      from: place(out?.from ?? ''),
      to: place(out?.to ?? ''),
      departureDate: formatDate(out?.date ?? ''),
      ...(query.tripType === 'roundTrip' && { returnDate: formatDate(more[0]?.date ?? '') }),
      ...(query.tripType === 'multiCity' && {
        moreLegs: more.map((leg) => `${leg.from} - ${leg.to}, ${formatDate(leg.date)}`),
      }),
      passengers: offer.travelerPricings.length,
      cabin: cabinLabels[query.travelClass],
    },
    conditions: offer.conditions,
    timelines: offer.itineraries.map((itinerary, index) =>
      timeline(itinerary, offer, dictionaries, legLabel(query, index)),
    ),
    amount: price.totalPayable,
    hold: offer.hold
      ? { payBy: dayAndTime(offer.hold.payBy), price: aboutPrice(offer.hold) }
      : null,
    /** Shown before the form: no gateway takes this amount in one payment. */
    priceError: validateAmount(price.totalPayable),
    price: { lines: showPriceLines(priceLines(price)), total: formatBdt(price.totalPayable) },
    endsAt: sessionEndTime,
    serverNow: new Date(now).toISOString(),
    today: todayInDhaka(now),
    prefill: earlier && {
      travelers: earlier.travelersData.travelers.map(prefillTraveler),
      paymentType: earlier.paymentType,
    },
  }
}

function rulesOf({ offer, dictionaries }: FoundOffer, url: URL): BookingRules {
  return {
    kinds: formKinds(url, offer),
    ...travelerRules(offer, dictionaries),
    supplierRules: offer.supplierRules,
  }
}

/** While the offer cannot be read, what was typed is only sent back. */
const anything = z.looseObject({})

/** Reads the form, places the order and redirects to the gateway; or returns the error at each field. */
export async function placeBooking(args: ActionFunctionArgs) {
  const { form, user } = await readOwnForm(args)
  const { request, context } = args
  const url = new URL(request.url)
  const found = await findOffer(url, context)
  if (found.kind === 'failed') {
    const { error } = found
    const typed = parseSubmission(form, { schema: anything })
    const result = typed.reply({ formErrors: [error.message] })
    return data({ ...emptyOutcome, result }, { status: error.status })
  }
  if (found.kind !== 'found') return data({ ...emptyOutcome, gone: true }, { status: 410 })
  const { offer, searchUid } = found.answer
  const rules = rulesOf(found.answer, url)

  const filled = await autofillForm(form, context, user)
  const submission = parseSubmission(withPayLater(withSharedContact(withOneName(form))), {
    schema: bookingSchema(rules),
  })
  if (filled !== undefined)
    return data({ ...emptyOutcome, result: asTyped(submission), autofilled: filled })
  if (form.has(GO_ON)) return data({ ...emptyOutcome, result: asTyped(submission) })
  if (form.has(PRICE_AGAIN)) {
    try {
      const newParty = await priceNewParty(found.answer, rules, form, url, context)
      return data({ ...emptyOutcome, result: asTyped(submission), newParty })
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      const result = { ...asTyped(submission), error: { '': [error.message] } }
      return data({ ...emptyOutcome, result }, { status: error.status })
    }
  }
  if (submission.status !== 'success') {
    return data({ ...emptyOutcome, result: submission.reply() }, { status: 400 })
  }
  const { travelers, paymentType, payWhen, price, idempotencyKey } = submission.value
  const [contact] = travelers
  const travelerIds = formTravelerIds(rules.kinds, offer)
  const body = {
    serviceType: 'flight' as const,
    productData: { searchUid },
    productId: offer.id,
    price,
    travelers: travelers.length,
    travelersData: travelers.map((traveler, index) => ({
      ...traveler,
      travelerId: travelerIds[index],
    })),
    deliveryDate: rules.departureDate,
    email: contact.email,
    firstName: calledName(contact),
    address: contact.address,
    paymentType,
    ...(payWhen === 'later' && { payLater: true }),
    userId: user._id,
  }
  return placeOrder(args, {
    body,
    idempotencyKey,
    submission,
    replyOf,
    travelers: { form, user, all: travelers },
  })
}

/** The API's messages at the fields of this form. */
function replyOf({ message, errors = {} }: DomainError) {
  const fieldErrors = Object.fromEntries(
    Object.entries(errors).map(([field, texts]) => [
      field === 'payLater' ? 'payWhen' : field.replace(/^travelersData\.(\d+)\./, 'travelers[$1].'),
      texts,
    ]),
  )
  return { fieldErrors, formErrors: [message] }
}
