import { data } from '@remix-run/node'
import type { SubmissionResult } from '@conform-to/react'
import { z } from 'zod'
import { actEndpoints, acts, type Act } from '@jatra/contract/desk/today-acts'
import { deleteClaim, putClaim } from '@jatra/contract/desk/today-endpoints'
import { queues } from '@jatra/contract/desk/today-queues'
import type { Client } from '@jatra/contract/http/client'
import { DomainError } from '@jatra/contract/http/problem'
import { parseSubmission, replyWithError } from '~/forms/parse-submission.server.ts'
import { deskToday as copy } from '~/messages/desk-today.ts'
import type { AppContext } from '~/server/context.server.ts'
import { claimActs, type ClaimAct } from './claim-acts.ts'
import { actSchemas, movesMoney } from './desk-acts.ts'

/** What a form of the desk is about. */
const targetSchema = z.object({
  queue: z.enum(queues),
  id: z.string().min(1).max(80),
  act: z.enum([...acts, ...claimActs]),
})

/** What became of it. */
export interface DeskAnswer {
  /** The item, by queue and id. */
  of: string
  act: Act | ClaimAct
  /** Null where it was not done. */
  done: string | null
  /** Why it was not done. */
  problem: string | null
  /** What the form said, where it is to be confirmed first. */
  ask: Record<string, string> | null
  /** For the form's fields. */
  result: SubmissionResult | null
}

const nothing = { done: null, problem: null, ask: null, result: null }

/** Does what a form of the page says. The API decides whether it may be done. */
export async function actAtDesk({ api }: AppContext, form: FormData) {
  const target = targetSchema.safeParse(Object.fromEntries(form))
  if (!target.success) throw data(null, { status: 400 })
  const { queue, id, act } = target.data
  const about = { ...nothing, of: `${queue}.${id}`, act }
  if (isClaim(act)) {
    const refused = await problemOf(() => claim(api, { queue, id, act }, form))
    if (refused) return answer({ ...about, problem: refused.message }, refused.status)
    return answer({ ...about, done: copy.claim.done[act] }, 200)
  }
  const submission = parseSubmission(form, { schema: actSchemas[act] })
  if (submission.status !== 'success') return answer({ ...about, result: submission.reply() }, 400)
  if (movesMoney(act) && form.get('confirmed') !== 'yes') {
    return answer({ ...about, ask: textsOf(form) }, 200)
  }
  const refused = await problemOf(() => send(api, act, id, form))
  if (!refused) return answer({ ...about, done: copy.done[act] }, 200)
  const result = replyWithError(submission, refused)
  return answer({ ...about, problem: refused.message, result }, refused.status)
}

const answer = (said: DeskAnswer, status: number) => data(said, { status })

const isClaim = (act: Act | ClaimAct): act is ClaimAct => claimActs.some((one) => one === act)

async function problemOf(act: () => Promise<unknown>): Promise<DomainError | null> {
  try {
    await act()
    return null
  } catch (error) {
    if (error instanceof DomainError) return error
    throw error
  }
}

const textsOf = (form: FormData): Record<string, string> =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )

function claim(
  api: Client,
  { act, ...params }: { queue: (typeof queues)[number]; id: string; act: ClaimAct },
  form: FormData,
) {
  if (act === 'release') return api.call(deleteClaim, { params })
  const { to, from } = textsOf(form)
  const body = { ...(act === 'handOver' && { to }), ...(from && { from }) }
  return api.call(putClaim, { params, body })
}

/** Calls the endpoint of an act with what was typed. */
function send(api: Client, act: Act, id: string, form: FormData): Promise<unknown> {
  const { because = '', reference = '', refund, reason, note = '', key } = textsOf(form)
  const { params } = { params: { id, orderId: id, refundId: id } }
  switch (act) {
    case 'requestRefund': {
      const body = { amount: 'whole', reason: 'not_provided', note } as const
      return api.call(actEndpoints[act], { params, body }, { idempotencyKey: key })
    }
    case 'approveCancellation':
      return api.call(actEndpoints[act], { params, body: refund ? { refund: Number(refund) } : {} })
    case 'declineRefund':
      return api.call(actEndpoints[act], { params, body: { because } })
    case 'markRefundPaid':
      return api.call(actEndpoints[act], { params, body: { reference } })
    case 'handOverVisa':
      return api.call(actEndpoints[act], { params, body: reason ? { reason } : {} })
    case 'confirmHoliday': {
      const { hotel = '', guide, flights } = textsOf(form)
      return api.call(actEndpoints[act], { params, body: { hotel, guide, flights } })
    }
    case 'releaseHeldPayment':
      return api.call(actEndpoints[act], { params })
    case 'refuseHeldPayment':
      return api.call(actEndpoints[act], { params })
    case 'dropCancellation':
      return api.call(actEndpoints[act], { params })
    case 'approveRefund':
      return api.call(actEndpoints[act], { params })
    case 'retryRefund':
      return api.call(actEndpoints[act], { params })
    case 'retryJob':
      return api.call(actEndpoints[act], { params })
  }
}
