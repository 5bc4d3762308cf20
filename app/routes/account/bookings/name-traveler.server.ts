import type { SubmissionResult } from '@conform-to/react'
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import type { HolidayOrder } from '@jatra/contract/holiday/holiday-order'
import {
  rulesOf,
  whyNotNameTraveler,
  type HolidayTravelerBody,
} from '@jatra/contract/holiday/holiday-traveler'
import { saveHolidayTraveler } from '@jatra/contract/holiday/traveler-endpoint'
import { needsPassports, travelerPlaces } from '@jatra/contract/holiday/traveler-places'
import { DomainError } from '@jatra/contract/http/problem'
import { writeMessage } from '@jatra/contract/messages/write-message'
import { HOME_COUNTRY } from '@jatra/contract/places/countries-home'
import { orderPath } from '@jatra/contract/whole-order/order-name'
import { todayInDhaka } from '@jatra/contract/values/dates'
import { contactValues } from '~/forms/account-contact.server.ts'
import { countryList } from '~/forms/country-list.server.ts'
import { withOneName } from '~/forms/one-name.ts'
import { asTyped, parseSubmission } from '~/forms/parse-submission.server.ts'
import { prefillTraveler } from '~/forms/prefill.server.ts'
import { autofillForm, keepTravelers, readSavedTravelers } from '~/forms/saved-travelers.server.ts'
import type { AutofillResult } from '~/forms/use-autofill.ts'
import { requireUser, type AppContext } from '~/server/context.server.ts'
import type { SessionUser } from '~/server/session/session.server.ts'
import { readOwnForm } from '~/server/loaders/own-form.server.ts'
import { holidayOrder as copy } from '~/messages/holiday-order.ts'
import { language } from '~/messages/language.ts'
import { placeHref } from './holiday-plan-view.server.ts'
import { abroadFormSchema, homeFormSchema } from './name-traveler-form.ts'
import { readOrder } from './order-view.server.ts'

export interface NamingAnswer {
  result: SubmissionResult | null
  /** Who was filled in, where the form was sent for that; it is without script. */
  autofilled: AutofillResult | null
  /** The answer was lost on the way: saving twice does no harm. */
  lost: boolean
}

/** The place at this address. @throws 404 for one that the holiday does not have */
async function findPlace(args: LoaderFunctionArgs) {
  const order = await readOrder(args, 'holidays')
  const places = travelerPlaces(order)
  const index = places.findIndex(({ position }) => String(position) === args.params['position'])
  const place = places[index]
  if (!place) throw data(null, { status: 404 })
  return { order, place, index }
}

/** The form of a place, ready to show. */
export async function viewNaming(args: LoaderFunctionArgs) {
  const { order, place, index } = await findPlace(args)
  const { context, request } = args
  const user = requireUser(context, request)
  const closed = whyNotNameTraveler(order, place.position, context.now())
  const kept = order.travelersData.travelers.find(({ position }) => position === place.position)
  const common = {
    id: `${order._id}-${String(place.position)}`,
    title: copy.form.title(index + 1, copy.travelers.bands[place.band]),
    name: order.productData.package.name,
    back: `${orderPath(order)}#travelers`,
    isNext: new URL(request.url).searchParams.has('next'),
    closed: closed && writeMessage(closed.reason, language),
    rules: rulesOf(order, place),
    draft: { account: user._id, begunFor: `${order._id}-${String(place.position)}` },
  }
  if (!needsPassports(order)) {
    const { firstName = '', lastName = '', age } = kept ?? {}
    const values = { firstName, lastName, age: age == null ? '' : String(age) }
    return { ...common, kind: 'home' as const, values }
  }
  const values = kept
    ? prefillTraveler(kept)
    : { nationality: HOME_COUNTRY, ...contactValues(contactOf(order)) }
  return { ...common, kind: 'abroad' as const, values, ...(await viewAbroad(context, user)) }
}
export type NamingView = Awaited<ReturnType<typeof viewNaming>>

const contactOf = ({ travelersData }: HolidayOrder) => ({
  email: travelersData.address.email,
  phone: travelersData.address.number,
})

async function viewAbroad(context: AppContext, user: SessionUser) {
  const people = await readSavedTravelers(context, user, { passport: true })
  return { people, today: todayInDhaka(context.now()), countries: countryList }
}

/** Saves who travels in a place and leads to the next one that is open, or says at each field what is wrong. */
export async function saveNaming(args: ActionFunctionArgs) {
  const { order, place } = await findPlace(args)
  const { form, user } = await readOwnForm(args)
  const { context } = args
  const rules = rulesOf(order, place)
  const answer = (result: SubmissionResult, status: number, autofilled?: AutofillResult | null) =>
    data<NamingAnswer>({ result, autofilled: autofilled ?? null, lost: false }, { status })
  if (!needsPassports(order)) {
    const submission = parseSubmission(form, { schema: homeFormSchema(rules) })
    if (submission.status !== 'success') return answer(submission.reply(), 400)
    const saved = await save(context, user, { order, position: place.position }, submission.value)
    if (saved instanceof DomainError) return answer(refused(submission, saved, ''), saved.status)
    throw redirect(nextHref(order, saved.missing))
  }
  const filled = await autofillForm(form, context, user)
  const schema = abroadFormSchema(rules)
  const submission = parseSubmission(withOneName(form), { schema })
  if (filled !== undefined) return answer(asTyped(submission), 200, filled)
  if (submission.status !== 'success') return answer(submission.reply(), 400)
  const [traveler] = submission.value.travelers
  const saved = await save(context, user, { order, position: place.position }, traveler)
  if (saved instanceof DomainError) {
    return answer(refused(submission, saved, 'travelers[0].'), saved.status)
  }
  // A list that cannot take them keeps nobody from being named.
  await keepTravelers(form, [traveler], `${order._id}-${String(place.position)}`, context, user)
  throw redirect(nextHref(order, saved.missing))
}

async function save(
  { api }: AppContext,
  { _id: userId }: SessionUser,
  { order, position }: { order: HolidayOrder; position: number },
  body: HolidayTravelerBody,
) {
  try {
    const params = { userId, orderId: order._id, position }
    return await api.call(saveHolidayTraveler, { params, body })
  } catch (error) {
    if (error instanceof DomainError) return error
    throw error
  }
}

/** The API's messages at the fields of the form, or one for all of it. */
function refused(
  submission: {
    reply: (options: {
      fieldErrors: Record<string, string[]>
      formErrors: string[]
    }) => SubmissionResult
  },
  error: DomainError,
  prefix: string,
): SubmissionResult {
  const fields = Object.entries(error.errors ?? {})
  return submission.reply({
    fieldErrors: Object.fromEntries(
      fields.map(([field, messages]) => [`${prefix}${field}`, [...messages]]),
    ),
    formErrors: fields.length > 0 ? [] : [error.message],
  })
}

const nextHref = (order: HolidayOrder, [next]: readonly number[]): string =>
  next === undefined ? `${orderPath(order)}#travelers` : `${placeHref(order, next)}?next`
