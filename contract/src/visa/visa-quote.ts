import { quoteOwnPrices, type Quote } from '../order/quote.ts'
import { PICK_UP_CHARGE, PROCESSING_FEE, type DeliveryMethod } from './visa-price.ts'

/** What a visa costs, to be stored with its order (decision 114). Amounts in integer BDT. */
export function quoteVisa(optionPrice: number, travelers: number, delivery: DeliveryMethod): Quote {
  return quoteOwnPrices([
    { item: 'visaFee', count: travelers, price: optionPrice },
    { item: 'processingFee', count: travelers, price: PROCESSING_FEE },
    { item: 'pickUpCharge', count: delivery === 'pickUp' ? 1 : 0, price: PICK_UP_CHARGE },
  ])
}
