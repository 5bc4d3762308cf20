import { data, redirect, type ActionFunctionArgs } from '@remix-run/node'
import { shownDocumentName } from '@jatra/contract/document/document'
import { uploadDocument } from '@jatra/contract/document/endpoints'
import { DomainError } from '@jatra/contract/http/problem'
import { giveDocuments } from '@jatra/contract/visa/checklist-endpoints'
import { MAX_PAGES } from '@jatra/contract/visa/checklist-item'
import { requireUser, type AppContext } from '~/server/context.server.ts'
import { visaChecklist as copy } from '~/messages/visa-checklist.ts'
import { readSlotKey } from './visa-checklist-key.ts'

/** What became of pictures that were sent for a slot and not taken. */
export interface NotGiven {
  slot: string
  problem: string
}

/** Uploads the pictures of a slot, and puts them in the place of those that were there. */
export async function giveToSlot({ request, context, params }: ActionFunctionArgs, form: FormData) {
  const user = requireUser(context, request)
  const slot = form.get('slot')
  const place = readSlotKey(slot)
  if (place === null || typeof slot !== 'string') throw data(null, { status: 400 })
  const orderId = params['orderId'] ?? ''
  const files = filesOf(form)
  if (files.length === 0) return notGiven(slot, copy.fileMissing, 400)
  try {
    const documents = await uploadAll(context, files)
    const input = { params: { userId: user._id, orderId, ...place }, body: { documents } }
    await context.api.call(giveDocuments, input)
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const [own] = Object.values(error.errors ?? {}).flat()
    return notGiven(slot, own ?? error.message, error.status)
  }
  return redirect(`/app/account/bookings/visa/${encodeURIComponent(orderId)}#slot-${slot}`)
}

const notGiven = (slot: string, problem: string, status: number) =>
  data<NotGiven>({ slot, problem }, { status })

/** The files of a form's field, without the empty one that stands for none. */
export const filesOf = (form: FormData): File[] =>
  form
    .getAll('documents')
    .flatMap((file) => (file instanceof File && file.size > 0 ? [file] : []))
    .slice(0, MAX_PAGES + 1)

/** Uploads files one after another, and returns their ids. @throws DomainError for one that is not taken */
export async function uploadAll({ api }: AppContext, files: readonly File[]): Promise<string[]> {
  const ids: string[] = []
  for (const file of files) {
    const type = file.type || 'application/octet-stream'
    const upload = { body: file, type, bytes: file.size }
    const query = { name: shownDocumentName(file.name) }
    ids.push((await api.call(uploadDocument, { query }, { file: upload }))._id)
  }
  return ids
}
