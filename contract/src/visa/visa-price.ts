/** What a visa costs, integer BDT. */

/** For each traveller (docs/specification.md, Visa prices). */
export const PROCESSING_FEE = 650
/** Once, when the documents are picked up (docs/specification.md, Visa prices). */
export const PICK_UP_CHARGE = 500

export const deliveryMethods = ['travelerDrop', 'pickUp'] as const
/** The traveller brings the documents, or we pick them up. */
export type DeliveryMethod = (typeof deliveryMethods)[number]

interface VisaPrice {
  /** Option price x travellers. */
  visaFee: number
  /** 650 x travellers. */
  processingFee: number
  /** 500 with pickUp, else 0. */
  pickUpCharge: number
  /** The sum of the three: what the travellers pay. */
  total: number
}

/**
 * @param optionPrice of one traveller, integer BDT
 * @param travelers how many, 1 and more
 */
export function priceVisa(
  optionPrice: number,
  travelers: number,
  delivery: DeliveryMethod,
): VisaPrice {
  const visaFee = optionPrice * travelers
  const processingFee = PROCESSING_FEE * travelers
  const pickUpCharge = delivery === 'pickUp' ? PICK_UP_CHARGE : 0
  return { visaFee, processingFee, pickUpCharge, total: visaFee + processingFee + pickUpCharge }
}
