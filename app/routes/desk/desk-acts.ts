import { z } from 'zod'
import type { Act } from '@jatra/contract/desk/today-acts'
import { confirmHoliday } from '@jatra/contract/holiday/confirm-holiday'
import { handOverVisa } from '@jatra/contract/visa/hand-over'
import { approveCancellation } from '@jatra/contract/whole-order/staff-cancellation-endpoints'
import {
  declineRefund,
  markRefundPaid,
  requestRefund,
} from '@jatra/contract/whole-order/staff-refund-endpoints'

/** What is typed for an act is what its endpoint reads. */
function bodyOf<Body extends z.ZodType>({ body }: { body?: Body }): Body {
  if (!body) throw new Error('the endpoint has no body')
  return body
}

const nothing = z.object({})

type FormSchema = z.ZodType<Record<string, unknown>, Record<string, unknown>>

export const actSchemas: Record<Act, FormSchema> = {
  releaseHeldPayment: nothing,
  refuseHeldPayment: nothing,
  requestRefund: bodyOf(requestRefund),
  approveCancellation: bodyOf(approveCancellation),
  dropCancellation: nothing,
  approveRefund: nothing,
  declineRefund: bodyOf(declineRefund),
  retryRefund: nothing,
  markRefundPaid: bodyOf(markRefundPaid),
  handOverVisa: bodyOf(handOverVisa),
  confirmHoliday: bodyOf(confirmHoliday),
  retryJob: nothing,
}

const onMoney: readonly Act[] = [
  'releaseHeldPayment',
  'refuseHeldPayment',
  'approveCancellation',
  'approveRefund',
  'retryRefund',
  'markRefundPaid',
]

/** Whether an act moves money, so that it is confirmed. */
export const movesMoney = (act: Act): boolean => onMoney.includes(act)
