import type { SubmissionResult } from '@conform-to/react'
import { data, redirect, type ActionFunctionArgs } from '@remix-run/node'
import { listTravelers, saveTraveler } from '@jatra/contract/traveler/endpoints'
import { todayInDhaka } from '@jatra/contract/values/dates'
import { hasPassport, travelerIdSchema } from '@jatra/contract/traveler/regular-traveler'
import { withNationalNumber } from '@jatra/contract/traveler/phone'
import { DomainError } from '@jatra/contract/http/problem'
import { countryList } from '~/forms/country-list.server.ts'
import { parseSubmission } from '~/forms/parse-submission.server.ts'
import { withOneName } from '~/forms/one-name.ts'
import { newTravelerId, toValues } from '~/forms/saved-travelers.ts'
import type { AppContext } from '~/server/context.server.ts'
import { orUnavailable } from '~/server/loaders/failed-call.server.ts'
import { readOwnForm } from '~/server/loaders/own-form.server.ts'
import type { SessionUser } from '~/server/session/session.server.ts'
import { isWithoutPassport, travelerFormSchema } from './traveler-form.ts'

const LIST = '/app/account/regular-travelers'

/**
 * The id in the address. `new` is no traveller's id: without script the id is made here.
 * @throws a redirect to a fresh id, or 404 for what can be no id
 */
export function readTravelerId(given: string | undefined, context: AppContext): string {
  if (given === 'new') throw redirect(`${LIST}/${newTravelerId(context.now(), context.newId())}`)
  const parsed = travelerIdSchema.safeParse(given)
  if (!parsed.success) throw data(null, { status: 404 })
  return parsed.data
}

/** The saved traveller of the id, or the empty form of a new one. */
export async function viewTraveler(id: string, context: AppContext, { _id: userId }: SessionUser) {
  const { travelers } = await context.api
    .call(listTravelers, { params: { userId } })
    .catch(orUnavailable)
  const kept = travelers.find(({ travelerId }) => travelerId === id)
  return {
    id,
    draft: { account: userId, begunFor: id },
    kept: kept ? toValues(withNationalNumber(kept)) : null,
    withoutPassport: kept ? !hasPassport(kept) : false,
    today: todayInDhaka(context.now()),
    countries: countryList,
  }
}

export interface TravelerAnswer {
  result: SubmissionResult | null
  /** The answer was lost on the way: saving twice does no harm. */
  lost: boolean
}

/** Saves the traveller and leads back to the list, or says at each field what is wrong. */
export async function keepTraveler(args: ActionFunctionArgs, id: string) {
  const { form, user } = await readOwnForm(args)
  const { context } = args
  const schema = travelerFormSchema({
    passport: !isWithoutPassport(form),
    today: todayInDhaka(context.now()),
  })
  const submission = parseSubmission(withOneName(form), { schema })
  if (submission.status !== 'success') {
    return data<TravelerAnswer>({ result: submission.reply(), lost: false }, { status: 400 })
  }
  try {
    const body = { ...submission.value.traveler, userId: user._id, travelerId: id }
    await context.api.call(saveTraveler, { body })
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const fields = Object.entries(error.errors ?? {})
    const result = submission.reply({
      fieldErrors: Object.fromEntries(
        fields.map(([field, messages]) => [`traveler.${field}`, messages]),
      ),
      formErrors: fields.length > 0 ? [] : [error.message],
    })
    return data<TravelerAnswer>({ result, lost: false }, { status: error.status })
  }
  throw redirect(`${LIST}?${new URLSearchParams({ saved: id })}`)
}
