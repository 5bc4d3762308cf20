import type { Order } from '@jatra/contract/order/order'
import { holidays } from '~/messages/holidays.ts'
import { bookingMessages } from '~/messages/booking.ts'
import { paymentMessages } from '~/messages/payment.ts'
import { visas } from '~/messages/visas.ts'
import { planOf, searchParamsOf } from '~/routes/flight/journey.ts'
import { menuHref } from '~/routes/holiday/package-view.ts'
import { VISA_TAB } from '~/routes/visa/visa-choice.ts'

export interface WaysOn {
  kind: Order['serviceType']
  /** What was bought, by its kind and in a line. */
  product: string
  plan: string
  paidTitle: string
  cancelledText: string
  /** Where something else is found. */
  searchHref: string
  searchLabel: string
}

const usual = {
  paidTitle: paymentMessages.paidTitle,
  cancelledText: paymentMessages.cancelledText,
  searchLabel: paymentMessages.newSearch,
}

/** What the return page says of an order's own kind, and where it leads. */
export function waysOn(order: Order): WaysOn {
  if (order.serviceType === 'holidays') {
    const { package: holiday } = order.productData
    return {
      kind: order.serviceType,
      product: holidays.payment.product,
      plan: holiday.name,
      paidTitle: holidays.payment.paidTitle,
      cancelledText: holidays.payment.cancelledText,
      searchHref: menuHref(holiday.package),
      searchLabel: holidays.payment.newSearch,
    }
  }
  if (order.serviceType === 'visa') {
    const { visa } = order.productData
    return {
      kind: order.serviceType,
      product: visas.payment.product,
      plan: `${visa.name}, ${order.travelersData.selectedPlan.name}`,
      paidTitle: visas.payment.paidTitle,
      cancelledText: visas.payment.cancelledText,
      searchHref: VISA_TAB,
      searchLabel: visas.payment.newSearch,
    }
  }
  const { query } = order.productData
  return {
    ...usual,
    kind: order.serviceType,
    product: bookingMessages.flight,
    plan: planOf(query),
    searchHref: `/flight/search?${searchParamsOf(query)}`,
  }
}
