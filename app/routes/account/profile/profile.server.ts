import { data, type ActionFunctionArgs } from '@remix-run/node'
import type { SubmissionResult } from '@conform-to/react'
import { sendConfirmation } from '@jatra/contract/account/auth-endpoints'
import {
  getUser,
  putPicture,
  removePicture,
  updateLanguage,
  updateUser,
} from '@jatra/contract/account/user-endpoints'
import { readPhone } from '@jatra/contract/traveler/phone'
import { DomainError } from '@jatra/contract/http/problem'
import { countryList } from '~/forms/country-list.server.ts'
import { parseSubmission, replyWithError } from '~/forms/parse-submission.server.ts'
import type { AppContext } from '~/server/context.server.ts'
import { orUnavailable } from '~/server/loaders/failed-call.server.ts'
import { readOwnForm } from '~/server/loaders/own-form.server.ts'
import type { SessionUser } from '~/server/session/session.server.ts'
import { profile as copy } from '~/messages/profile.ts'
import { PICTURE, profileFormSchema, REMOVE_PICTURE, SEND_LINK } from './profile-form.ts'

/** Of the button that sends the link that confirms the email. */
export interface LinkAnswer {
  link: 'sent' | 'failed'
  message: string
}

export interface ProfileAnswer {
  outcome: 'saved' | 'failed'
  /** The submitted values with their errors; null once saved. */
  result: SubmissionResult | null
  pictureError?: string
}

/**
 * The account as its page shows it. The header is updated too, since the account may have changed on another device.
 */
export async function viewProfile(context: AppContext, { _id: userId }: SessionUser) {
  const account = await context.api.call(getUser, { params: { userId } }).catch(orUnavailable)
  const { user } = context.session
  if (user?.name !== account.name || user.picture !== account.picture) {
    context.session.update(account)
  }
  const { userName, email, emailVerified, name, gender, picture, phone, language } = account
  const read = phone ? readPhone(phone) : null
  return {
    draft: { account: userId, begunFor: 'account' },
    userName,
    email,
    emailVerified,
    name,
    gender,
    picture,
    countryNumberCode: read && read.dialCode,
    mobileNumber: read?.national ?? phone,
    countries: countryList,
    language,
    languages: [...context.languages],
  }
}

/**
 * Saves picture and fields, or sends the link that confirms the email. The picture goes first, because it is more likely to be rejected once the fields are valid.
 */
export async function saveProfile(args: ActionFunctionArgs) {
  const { form, user } = await readOwnForm(args)
  const { context } = args
  if (form.has(SEND_LINK)) return sendLink(context, user._id)
  const file = form.get(PICTURE)
  form.delete(PICTURE)
  const submission = parseSubmission(form, { schema: profileFormSchema })
  const chosen = file instanceof File && file.size > 0 ? file : null
  if (submission.status !== 'success') {
    // Browsers do not put a file back into a page that was answered.
    const again = chosen && { pictureError: copy.pictureAgain }
    return failed(400, { result: submission.reply(), ...again })
  }
  const params = { userId: user._id }
  const { name, gender, countryNumberCode, mobileNumber, language } = submission.value
  try {
    if (chosen) {
      const { type, size: bytes } = chosen
      const upload = { body: chosen, type: type || 'application/octet-stream', bytes }
      context.session.update(await context.api.call(putPicture, { params }, { file: upload }))
    } else if (form.has(REMOVE_PICTURE)) {
      context.session.update(await context.api.call(removePicture, { params }))
    }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return failed(error.status, { result: submission.reply(), pictureError: error.message })
  }
  try {
    // A number that cannot be parsed is sent as written, and the API reports the error.
    const read = readPhone(mobileNumber, countryNumberCode)
    const body = { name, gender, phone: read?.number ?? `+${countryNumberCode}${mobileNumber}` }
    context.session.update(await context.api.call(updateUser, { params, body }))
    if (language) await context.api.call(updateLanguage, { params, body: { language } })
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return failed(error.status, { result: replyWithError(submission, atFields(error)) })
  }
  return data<ProfileAnswer>({ outcome: 'saved', result: null })
}

async function sendLink({ api }: AppContext, userId: string) {
  try {
    const { message } = await api.call(sendConfirmation, { params: { userId } })
    return data<LinkAnswer>({ link: 'sent', message })
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return data<LinkAnswer>({ link: 'failed', message: error.message }, { status: error.status })
  }
}

function failed(status: number, answer: Omit<ProfileAnswer, 'outcome'>) {
  return data<ProfileAnswer>({ outcome: 'failed', ...answer }, { status })
}

/** The API knows one phone where the form has two fields. */
function atFields(error: DomainError): DomainError {
  const { phone, ...errors } = error.fields ?? {}
  if (!phone) return error
  return new DomainError(error.code, error.reason, {
    errors: { ...errors, mobileNumber: phone },
  })
}
