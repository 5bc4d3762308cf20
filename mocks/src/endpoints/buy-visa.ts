import type { VisaPaymentBody } from '@jatra/contract/visa/visa-payment'
import { documentsOf } from '@jatra/contract/visa/visa-applicant'
import type { VisaOrder } from '@jatra/contract/visa/visa-order'
import { checkApplication, checkDocuments } from '@jatra/contract/visa/visa-validation'
import { accountOf, type RequestContext } from '../answer.ts'
import type { OrderToPlace } from '../fixtures/orders.ts'
import { placeVisaOrder } from '../fixtures/visa-orders.ts'
import { documentIn, forgetOldDocuments } from '../state/documents.ts'
import { visaStatusesOf } from '../state/visa-statuses.ts'
import { keepVisa, raiseVisa, visaIn } from '../state/visas.ts'

/**
 * Checks the payment of a visa application and makes its order.
 * @throws DomainError as the contract's processPayment lists them
 */
export function buyVisa(
  asked: RequestContext,
  body: VisaPaymentBody,
  placed: OrderToPlace,
): VisaOrder {
  const { visitor, rules, now } = asked
  const { productId, deliveryMethod } = body
  if (rules.withdraws) keepVisa(visitor, visaIn(visitor, productId)._id, null)
  if (rules.priceRisePercent) raiseVisa(visitor, productId, rules.priceRisePercent)
  const visa = visaIn(visitor, productId)
  const application = checkApplication(visa, body, now, visaStatusesOf(visitor, rules))
  forgetOldDocuments(visitor, now)
  const { _id: userId } = accountOf(asked)
  const own = [...visitor.documents].filter(([, record]) => record.userId === userId)
  const given = application.applicants.map((one) => ({ documents: documentsOf(one) }))
  checkDocuments(given, new Set(own.map(([id]) => id)))
  const applicants = application.applicants.map(({ checklist, applicantKind, ...applicant }) => ({
    ...applicant,
    kind: applicantKind ?? null,
    documents: documentsOf({ ...applicant, checklist }).map((id) =>
      documentIn(visitor, userId, id),
    ),
    itemOf: Object.fromEntries(
      Object.entries(checklist).flatMap(([item, ids]) => ids.map((id) => [id, item])),
    ),
  }))
  return placeVisaOrder({ ...placed, ...application, applicants, visa, deliveryMethod })
}
