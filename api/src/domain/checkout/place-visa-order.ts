import type { VisaPaymentBody } from '@jatra/contract/visa/visa-payment'
import { soldVisa } from '@jatra/contract/whole-order/order-in-language'
import { destinationCountries } from '@jatra/contract/places/destination-countries'
import { visaRefund } from '@jatra/contract/visa/visa-cancellation'
import { documentsOf } from '@jatra/contract/visa/visa-applicant'
import { laterDocumentsOf } from '@jatra/contract/visa/visa-documents'
import { checkApplication, checkDocuments, unknownVisa } from '@jatra/contract/visa/visa-validation'
import { visaOrders } from '../../db/schema.ts'
import { lockDocuments, attachDocuments } from '../documents/attach-documents.ts'
import { lockVisaStatuses } from '../visas/read-visa-statuses.ts'
import { lockVisa, toVisa } from '../visas/read-visas.ts'
import type { OrderRequest } from './find-key.ts'
import type { PaymentDeps } from '../payments/payment-deps.ts'
import { storeOrder } from './store-order.ts'
import { storeTravelers } from './store-travelers.ts'
import { phoneOf } from '@jatra/contract/order/order-traveler'

/**
 * Checks the payment of a visa application and stores the order with its documents. The visa and the documents are
 * locked until the order is stored.
 *
 * @returns the order's id
 * @throws DomainError not_found (also for another account's document), withdrawn, visa_closed, invalid_input, price_changed, too_many_unpaid
 */
export function placeVisaOrder(
  deps: PaymentDeps,
  request: OrderRequest,
  body: VisaPaymentBody,
): Promise<string> {
  return storeOrder(deps, request, body.paymentType, async (tx) => {
    const visa = toVisa(await lockVisa(tx, body.productId, 'share'), deps.log)
    if (!visa) throw unknownVisa()
    const now = deps.clock()
    const statuses = await lockVisaStatuses(tx, destinationCountries[visa.country])
    const application = checkApplication(visa, body, now, statuses)
    const { applicants, plan, quote, deliveryDate, pickUpAddress } = application
    const given = applicants.map((one) => ({ documents: documentsOf(one) }))
    const ownDocuments = given.flatMap(({ documents }) => documents)
    checkDocuments(given, await lockDocuments(tx, request.userId, ownDocuments))
    const later = laterDocumentsOf(given, deliveryDate, now)
    const [first] = applicants
    return {
      serviceType: 'visa',
      quote,
      travelerCount: applicants.length,
      contact: {
        name: body.firstName,
        email: body.email,
        phone: phoneOf(first),
        address: body.address || null,
      },
      async addDetails(tx, orderId) {
        await tx.insert(visaOrders).values({
          orderId,
          deliveryDate,
          pickUpAddress,
          documentsLater: later.of,
          documentsDueOn: later.dueOn,
          visaId: visa._id,
          visa: { ...soldVisa(visa, visa.visaList.indexOf(plan)), refund: visaRefund },
          selectedPlan: plan,
          deliveryMethod: body.deliveryMethod,
          checklist: visa.checklist ?? null,
          applicantKinds: applicants.map(({ applicantKind }) => applicantKind ?? null),
        })
        const travelers = applicants.map((traveler) => ({ travelerId: null, kind: null, traveler }))
        await storeTravelers(tx, orderId, travelers)
        const { userId } = request
        for (const [position, { documents, checklist }] of applicants.entries()) {
          await attachDocuments(tx, userId, { orderId, position, itemId: null }, documents)
          for (const [itemId, ids] of Object.entries(checklist))
            await attachDocuments(tx, userId, { orderId, position, itemId }, ids)
        }
      },
    }
  })
}
