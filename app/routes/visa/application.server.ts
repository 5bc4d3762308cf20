import { data, type ActionFunctionArgs } from '@remix-run/node'
import { calledName } from '@jatra/contract/traveler/person-name'
import { listDocuments } from '@jatra/contract/document/endpoints'
import { addDays, todayInDhaka } from '@jatra/contract/values/dates'
import type { Visa } from '@jatra/contract/visa/visa'
import { DomainError } from '@jatra/contract/http/problem'
import {
  firstPickUpDay,
  MAX_PICK_UP_DAYS,
  validatePickUpDate,
} from '@jatra/contract/visa/visa-validation'
import type { VisaOrder } from '@jatra/contract/visa/visa-order'
import { parseSubmission, asTyped } from '~/forms/parse-submission.server.ts'
import { withOneName } from '~/forms/one-name.ts'
import { withSharedContact } from '~/forms/shared-contact.ts'
import { prefilledPeople, prefillTraveler } from '~/forms/prefill.server.ts'
import { autofillForm } from '~/forms/saved-travelers.server.ts'
import { emptyOutcome } from '~/checkout/outcome.ts'
import { placeMessages } from '~/checkout/order-error.server.ts'
import { placeOrder } from '~/checkout/start-payment.server.ts'
import { viewCheckout, viewTravelers, type Visit } from '~/checkout/view-checkout.server.ts'
import type { AppContext } from '~/server/context.server.ts'
import { readOwnForm } from '~/server/loaders/own-form.server.ts'
import { formatDate } from '~/messages/format.ts'
import { applicationSchema } from './application-form.ts'
import { readVisaChoice } from './find-visa.server.ts'
import { checklistOf } from './slot-values.ts'
import { visaDetailsHref, type VisaChoice } from './visa-choice.ts'

/**
 * The index of an option in its visa's list, from the address.
 * @throws 404 for what is no place
 */
export function readIndex(given: string | undefined): number {
  if (!/^\d{1,2}$/.test(given ?? '')) throw data(null, { status: 404 })
  return Number(given)
}

/**
 * The application page of an option, ready to show.
 * @throws 404 for an option that the visa does not have
 */
export async function viewApplication(
  visa: Visa,
  choice: VisaChoice,
  index: number,
  visit: Visit,
  earlier: VisaOrder | null,
) {
  const { context } = visit
  const option = visa.visaList[index]
  if (!option) throw data(null, { status: 404 })
  const now = context.now()
  const today = todayInDhaka(now)
  const lastPickUp = addDays(today, MAX_PICK_UP_DAYS)
  const { price, ...plan } = option
  return {
    ...(await viewCheckout(visit, {
      product: visa._id,
      offer: `visa ${visa._id} ${index}`,
      earlier: earlier && {
        _id: earlier._id,
        people: prefilledPeople(earlier.travelersData.travelers),
      },
    })),
    ...(await viewTravelers(visit, { passport: true })),
    id: visa._id,
    name: visa.name,
    image: visa.image,
    shortPassport: visa.shortPassport,
    choice,
    index,
    plan,
    /** Of one traveller, integer BDT. */
    price,
    requiredDocuments: choice.category
      ? { kind: choice.category, list: visa[choice.category] }
      : null,
    checklist: visa.checklist ?? [],
    kinds: (earlier?.travelersData.travelers ?? []).map((one) => one.applicantKind),
    detailsHref: visaDetailsHref(choice),
    today,
    now,
    firstPickUp: firstPickUpDay(now),
    lastPickUp,
    office: context.agency.address,
    lastPickUpInWords: formatDate(lastPickUp),
    waiting: await readWaiting(context),
    prefill: earlier && prefillApplication(earlier, now),
  }
}

/** An earlier application as form values; a pickup day in the past is left out. */
function prefillApplication({ travelersData, paymentType }: VisaOrder, now: number) {
  const { travelers, deliveryMethod, deliveryDate, pickUpAddress } = travelersData
  return {
    travelers: travelers.map(prefillTraveler),
    delivery: {
      method: deliveryMethod,
      ...(pickUpAddress && { address: pickUpAddress }),
      ...(deliveryDate && !validatePickUpDate(deliveryDate, now) && { date: deliveryDate }),
    },
    paymentType,
  }
}

export type ApplicationView = Awaited<ReturnType<typeof viewApplication>>

/** Ids of the account's unattached uploads; null when they could not be read, since the page works without them. */
async function readWaiting(context: AppContext): Promise<string[] | null> {
  try {
    return (await context.api.call(listDocuments, {})).map(({ _id }) => _id)
  } catch (error) {
    if (error instanceof DomainError) return null
    throw error
  }
}

/** Reads the form, places the order and redirects to the gateway; or returns the error at each field. */
export async function placeApplication(args: ActionFunctionArgs, index: number) {
  const own = await readOwnForm(args)
  const { user } = own
  const { request, context } = args
  const choice = readVisaChoice(new URL(request.url).searchParams)
  if (choice === null || choice === 'unknown') throw data(null, { status: 404 })
  const schema = applicationSchema({
    ...{ now: context.now(), today: todayInDhaka(context.now()) },
    travelers: choice.travelers,
    // The API knows what this country requires.
    shortPassport: 'warn',
  })
  const form = oneDate(own.form)
  const filled = await autofillForm(form, context, user)
  const submission = parseSubmission(withSharedContact(withOneName(form)), { schema })
  if (filled !== undefined)
    return data({ ...emptyOutcome, result: asTyped(submission), autofilled: filled })
  if (submission.status !== 'success') {
    return data({ ...emptyOutcome, result: submission.reply() }, { status: 400 })
  }
  const {
    documentsLater,
    travelers,
    delivery,
    paymentType,
    price,
    unitPrice,
    visaId,
    planName,
    idempotencyKey,
  } = submission.value
  const [first] = travelers
  const pickUp = delivery.method === 'pickUp'
  const body = {
    serviceType: 'visa' as const,
    productId: visaId,
    productData: { price: unitPrice },
    selectedPlan: { index, name: planName },
    price,
    travelers: travelers.length,
    travelersData: travelers.map(({ slots, ...traveler }) => ({
      ...traveler,
      checklist: checklistOf(slots),
    })),
    documentsLater,
    deliveryMethod: delivery.method,
    deliveryDate: pickUp ? delivery.date : undefined,
    pickUpAddress: pickUp ? delivery.address : undefined,
    address: first.address,
    email: first.email,
    firstName: calledName(first),
    paymentType,
    userId: user._id,
  }
  return placeOrder(args, {
    body,
    idempotencyKey,
    submission,
    replyOf: (error) => placeMessages(error, ownName),
    travelers: { form, user, all: travelers },
  })
}

/** Without JavaScript the native date field comes first and the hidden one after it. */
function oneDate(form: FormData): FormData {
  const date = form.getAll(DATE).find((value) => value !== '') ?? ''
  form.set(DATE, date)
  return form
}
const DATE = 'delivery.date'

/** The form's name for a field of the API's body. */
function ownName(field: string): string | null {
  const applicant = /^travelersData\.(\d+)\.(\w+)/.exec(field)
  if (applicant) return `travelers[${applicant[1]}].${applicant[2]}`
  if (field === 'deliveryMethod') return 'delivery.method'
  if (field === 'deliveryDate') return DATE
  if (field === 'pickUpAddress') return 'delivery.address'
  if (['email', 'firstName', 'address'].includes(field)) return `travelers[0].${field}`
  return field === 'paymentType' ? field : null
}
