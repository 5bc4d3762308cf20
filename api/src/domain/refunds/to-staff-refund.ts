import type { StaffRefund } from '@jatra/contract/whole-order/staff-refund'
import type { OrderRow, RefundRow } from '../../db/schema.ts'
import { toRefund } from './to-refund.ts'

/** A refund as staff see it. */
export function toStaffRefund({
  refund,
  order: { bookingReference, serviceType },
  asker,
}: {
  refund: RefundRow
  order: Pick<OrderRow, 'bookingReference' | 'serviceType'>
  asker: string | null
}): StaffRefund {
  const { orderId, problem, gatewayId, requestedBy } = refund
  return {
    ...toRefund(refund),
    orderId,
    bookingReference,
    serviceType,
    problem,
    gatewayId,
    requestedBy: requestedBy === null ? null : { _id: requestedBy, userName: asker ?? '' },
  }
}
