import { data } from '@remix-run/node'
import type { z } from 'zod'
import { openPassport } from '@jatra/contract/desk/desk-order-endpoints'
import { addNote, noteBodySchema } from '@jatra/contract/desk/notes'
import { DomainError } from '@jatra/contract/http/problem'
import { countryNameIn } from '@jatra/contract/places/countries-in'
import { textDigest } from '@jatra/contract/values/text-digest'
import { parseSubmission, replyWithError } from '~/forms/parse-submission.server.ts'
import { deskOrder } from '~/messages/desk-order.ts'
import { formatDate } from '~/messages/format.ts'
import { language } from '~/messages/language.ts'
import type { AppContext } from '~/server/context.server.ts'

const copy = deskOrder.travelers

type NoteBody = z.output<typeof noteBodySchema>

/** Adds a note. The form has its id, so that sending it again adds nothing. */
export async function writeNote({ api }: AppContext, orderId: string, form: FormData) {
  const submission = parseSubmission(form, { schema: noteBodySchema })
  if (submission.status !== 'success')
    return data({ added: null, result: submission.reply() }, { status: 400 })
  try {
    await addOnce(api, orderId, submission.value)
    return data({ added: submission.value.id, result: submission.reply({ resetForm: true }) })
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return data(
      { added: null, result: replyWithError(submission, error) },
      { status: error.status },
    )
  }
}

/** Where a note was changed after its answer was lost, the changed one is added too, by an id of its text. */
async function addOnce(api: AppContext['api'], orderId: string, note: NoteBody): Promise<void> {
  const params = { orderId }
  try {
    await api.call(addNote, { params, body: note })
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'idempotency_mismatch') throw error
    const id = `${note.id.slice(0, 40)}-${textDigest(note.text).toString(16)}`
    await api.call(addNote, { params, body: { ...note, id } })
  }
}

/** Opens one passport number. The API writes down who did. */
export async function showPassport({ api }: AppContext, orderId: string, index: number) {
  try {
    const opened = await api.call(openPassport, { params: { orderId, index } })
    const { passportNumber, expiryDate, issuedBy } = opened
    const facts = [
      copy.expires(formatDate(expiryDate)),
      ...(issuedBy ? [copy.issuedBy(countryNameIn(language, issuedBy))] : []),
    ]
    return data({ passport: { index, number: passportNumber, facts: facts.join(', ') } })
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return data({ passportProblem: error.message }, { status: error.status })
  }
}
