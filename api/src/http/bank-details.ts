import {
  giveBankDetails as give,
  readBankDetails as read,
} from '@jatra/contract/whole-order/bank-details-endpoints'
import { giveBankDetails, readBankDetails, type BankDeps } from '../domain/refunds/bank-details.ts'
import { toRefund } from '../domain/refunds/refund-rows.ts'
import type { Routes } from './route.ts'

/** Bank accounts for refunds that cannot go back the way they were paid (docs/specification.md, Refunds). */
export function bankDetailsRoutes(routes: Routes, deps: BankDeps): void {
  routes.guarded(give, async ({ params, body }) =>
    toRefund(await giveBankDetails(deps, params, body)),
  )
  routes.guarded(read, ({ params }, { user }) => readBankDetails(deps, params.refundId, user._id))
}
