import { data } from '@remix-run/node'
import {
  changePassword,
  changePasswordFormSchema,
} from '@jatra/contract/account/password-endpoints'
import { DomainError } from '@jatra/contract/http/problem'
import { parseSubmission } from '~/forms/parse-submission.server.ts'
import { replyWithError } from '~/forms/submission.server.ts'
import type { AppContext } from '~/server/context.server.ts'

/** Never sent back to the page. */
const SECRETS = ['currentPassword', 'newPassword', 'confirmPassword'] as const

/** Reads the form and changes the password: the API's confirmation, or the error at each field. */
export async function changeByForm({ api }: AppContext, userId: string, form: FormData) {
  const submission = parseSubmission(form, { schema: changePasswordFormSchema })
  if (submission.status !== 'success') {
    return data(
      { done: null, result: submission.reply({ hideFields: [...SECRETS] }) },
      { status: 400 },
    )
  }
  const { currentPassword, newPassword } = submission.value
  try {
    const body = { userId, currentPassword, newPassword }
    const done = await api.call(changePassword, { body })
    return data({ done, result: submission.reply({ resetForm: true }) })
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const result = replyWithError(submission, error, SECRETS)
    return data({ done: null, result }, { status: error.status })
  }
}
