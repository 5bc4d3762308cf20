import { DomainError } from '../http/problem.ts'
import type { CancellationSums } from '../order/cancellation.ts'
import { share } from '../values/money.ts'
import { visaRefundAt } from './visa-cancellation.ts'
import type { VisaOrder } from './visa-order.ts'

/** The rules of a traveller's own cancellation of a visa application (decision 129). Integer BDT. */

type Application = Pick<VisaOrder, 'handedOverAt' | 'price' | 'productData' | 'quote'>

/** Why an application that is paid cannot be cancelled by its traveller now; null when it can. */
export function whyNotCancelVisa(order: Application): DomainError | null {
  if (order.handedOverAt === null || refundOfVisa(order)?.refund !== 0) return null
  return new DomainError('outdated', 'cancelAtEmbassy')
}

/**
 * The refund of an application, by where it is.
 * @returns null when it was sold without a rule
 */
export function refundOfVisa(order: Application): CancellationSums | null {
  const { refund } = order.productData.visa
  if (!refund) return null
  const { amount } = visaRefundAt(refund, order.price, order.handedOverAt !== null)
  return visaRefundByPerson(order, amount)
}

/** A refund whose amount staff have agreed with the traveller. @param asked integer BDT, at most the price */
export function visaRefundByPerson(
  { price, quote }: Pick<Application, 'price' | 'quote'>,
  asked: number,
): CancellationSums {
  const refund = Math.min(asked, price)
  const parts = share(
    refund,
    quote.lines.map(({ total }) => total),
  )
  return {
    refund,
    kept: price - refund,
    lines: quote.lines.map(({ item, count, total }, index) => {
      const part = parts[index] ?? 0
      return { item, count, travelerId: '', paid: total, refund: part, kept: total - part }
    }),
  }
}
