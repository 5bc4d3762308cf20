import { data } from '@remix-run/node'
import { z } from 'zod'
import { DomainError } from '@jatra/contract/http/problem'
import { acceptDocuments, askDocumentsAgain } from '@jatra/contract/visa/checklist-endpoints'
import { askReasons, slotStates } from '@jatra/contract/visa/checklist-states'
import { moveVisa, visaMoves } from '@jatra/contract/visa/move-visa'
import { visaChecklist } from '~/messages/visa-checklist.ts'
import { filesOf, uploadAll } from '~/routes/account/bookings/visa-checklist-action.server.ts'
import { readSlotKey } from '~/routes/account/bookings/visa-checklist-key.ts'
import type { AppContext } from '~/server/context.server.ts'

const copy = visaChecklist.desk.done

/** What became of an act. */
export interface VisaFileAnswer {
  /** The slot, or `move`. */
  visaAct: string
  done: string | null
  problem: string | null
}

const slotForm = z.object({
  do: z.enum(['accept', 'ask']),
  /** The item's name, to say what was done. */
  name: z.string().max(200),
  state: z.enum(slotStates),
  seen: z.string().transform((ids) => ids.split(' ').filter(Boolean)),
  reason: z.enum(askReasons).or(z.literal('')).default(''),
  note: z.string().max(4_000).default(''),
})
const moveForm = z.object({ to: z.enum(visaMoves), on: z.string().max(20).default('') })

/** Accepts documents, asks for others, or writes down what became of an application. */
export async function actOnVisaFile(context: AppContext, orderId: string, form: FormData) {
  const visaAct = form.get('visaAct')
  if (typeof visaAct !== 'string') throw data(null, { status: 400 })
  try {
    const done =
      visaAct === 'move'
        ? await move(context, orderId, form)
        : await check(context, orderId, visaAct, form)
    return data<VisaFileAnswer>({ visaAct, done, problem: null })
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const [own] = Object.values(error.errors ?? {}).flat()
    const problem = own ?? error.message
    return data<VisaFileAnswer>({ visaAct, done: null, problem }, { status: error.status })
  }
}

async function check({ api }: AppContext, orderId: string, slot: string, form: FormData) {
  const place = readSlotKey(slot)
  const sent = slotForm.safeParse(Object.fromEntries(form))
  if (!place || !sent.success) throw data(null, { status: 400 })
  const { name, state, seen: documents, reason, note } = sent.data
  const params = { orderId, ...place }
  const seen = { documents, state }
  if (sent.data.do === 'accept') {
    await api.call(acceptDocuments, { params, body: seen })
    return copy.accept(name)
  }
  const why = { ...(reason && { reason }), ...(note.trim() && { note }) }
  await api.call(askDocumentsAgain, { params, body: { ...seen, ...why } })
  return copy.ask(name)
}

async function move(context: AppContext, orderId: string, form: FormData) {
  const sent = moveForm.safeParse(Object.fromEntries(form))
  if (!sent.success) throw data(null, { status: 400 })
  const { to, on } = sent.data
  const isDecision = to === 'granted' || to === 'refused'
  const [letter] = isDecision ? await uploadAll(context, filesOf(form).slice(0, 1)) : []
  const body = { to, ...(on && { on }), ...(letter && { letter }) }
  await context.api.call(moveVisa, { params: { orderId }, body })
  return copy.move
}
