import { isPriceGuaranteed, type OfferHold } from '@jatra/contract/flight/hold'
import { todayInDhaka } from '@jatra/contract/values/dates'
import { formatDay, formatTime } from '~/messages/format.ts'
import { payLater } from '~/messages/pay-later.ts'

/** `Tue 24 Nov, 18:00`, in Dhaka. @param instant ISO 8601 */
export function dayAndTime(instant: string): string {
  return `${formatDay(todayInDhaka(Date.parse(instant)))}, ${formatTime(instant)}`
}

/** Whether the price stays, in a sentence. */
export function aboutPrice(hold: OfferHold): string {
  if (isPriceGuaranteed(hold)) return payLater.priceStays
  const { priceGuaranteedUntil: until } = hold
  return until === null ? payLater.priceMayChange : payLater.priceStaysUntil(dayAndTime(until))
}
