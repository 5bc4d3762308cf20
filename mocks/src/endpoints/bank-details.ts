import { bankDetailsMissing, bankNotAsked } from '@jatra/contract/order/bank-details'
import {
  giveBankDetails,
  readBankDetails,
} from '@jatra/contract/whole-order/bank-details-endpoints'
import { refundUnknown } from '@jatra/contract/whole-order/staff-refund-acts'
import type { HttpHandler } from 'msw'
import type { Answer } from '../answer.ts'
import { bringUpToDate } from '../state/orders.ts'
import { recordAct } from '../state/staff-acts.ts'
import { refundFileOf, refundIn } from '../state/refunds.ts'

/** Where refunds are paid by hand. The prototype keeps it in memory, as everything. */
export function bankDetailsHandlers(answer: Answer): HttpHandler[] {
  return [
    answer(giveBankDetails, ({ params: { userId, refundId }, body, visitor, now }) => {
      bringUpToDate(visitor, now)
      const { record, refund } = refundIn(visitor, refundId)
      if (record.userId !== userId) throw refundUnknown()
      if (refund.status !== 'needs_person' || !refund.bankAccount) throw bankNotAsked()
      const file = { ...refundFileOf(record, refundId), bank: { details: body, givenAt: now } }
      record.refundFiles = { ...record.refundFiles, [refundId]: file }
      bringUpToDate(visitor, now)
      return refundIn(visitor, refundId).refund
    }),

    answer(readBankDetails, (asked) => {
      const { params, visitor, now } = asked
      bringUpToDate(visitor, now)
      const { record } = refundIn(visitor, params.refundId)
      const { bank } = refundFileOf(record, params.refundId)
      if (!bank) throw bankDetailsMissing()
      recordAct(asked, record, { action: 'refund.bank_details_read', subject: params.refundId })
      return bank.details
    }),
  ]
}
