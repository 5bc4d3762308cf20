import { describeVisaRefund } from '@jatra/contract/visa/describe-visa-refund'
import type { VisaOrder } from '@jatra/contract/visa/visa-order'
import { visaDays } from '@jatra/contract/whole-order/visa-stage'
import { formatDate } from '~/messages/format.ts'
import { language } from '~/messages/language.ts'
import { places } from '~/messages/places.ts'
import { visas } from '~/messages/visas.ts'
import type { Detail } from './detail-list.tsx'
import { chargeLines } from './quote-lines.ts'

const copy = visas.order

/** The application that a visa order is of, as its traveller and staff see it. @param office where documents are brought */
export function viewVisa(order: VisaOrder, office: string) {
  const { visa } = order.productData
  const { selectedPlan } = order.travelersData
  return {
    name: visa.name,
    plan: [
      [copy.country, places.destinations[visa.country]],
      [copy.option, selectedPlan.name],
      [copy.validity, copy.days(selectedPlan.validity)],
      [copy.stay, copy.days(selectedPlan.stayPeriod)],
      [copy.refundable, describeVisaRefund(visa.refund, language)],
    ] satisfies Detail[],
    delivery: viewDelivery(order, office),
    lines: chargeLines(order.quote),
  }
}

function viewDelivery(
  order: VisaOrder,
  office: string,
): (readonly [term: string, value: string])[] {
  const { deliveryMethod } = order.travelersData
  const { pickUp, documents } = visaDays(order)
  return [
    [copy.method, copy.methods[deliveryMethod]],
    ...(deliveryMethod === 'travelerDrop' ? [[copy.office, office] as const] : []),
    ...(pickUp
      ? [
          [copy.pickUpDate, formatDate(pickUp.date)] as const,
          [copy.pickUpAddress, pickUp.address] as const,
        ]
      : []),
    ...(documents
      ? [
          [
            copy.documentsDue,
            copy.documentsDueBy(formatDate(documents.date), documents.names.join(', ')),
          ] as const,
        ]
      : []),
  ]
}
