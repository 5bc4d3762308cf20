import type { Order } from '@jatra/contract/whole-order/order'
import { holidays } from '~/messages/holidays.ts'
import { bookingMessages } from '~/messages/booking.ts'
import { paymentMessages } from '~/messages/payment.ts'
import { visas } from '~/messages/visas.ts'
import { planOf, searchParamsOf } from '~/routes/flight/journey.ts'
import { menuHref } from '~/routes/holiday/package-view.ts'
import { VISA_TAB } from '~/routes/visa/visa-choice.ts'

interface NextActions {
  kind: Order['serviceType']
  /** The kind of product, and one line about this order. */
  product: string
  plan: string
  paidTitle: string
  cancelledText: string
  /** Where to search again. */
  searchHref: string
  searchLabel: string
}

const usual = {
  paidTitle: paymentMessages.paidTitle,
  cancelledText: paymentMessages.cancelledText,
  searchLabel: paymentMessages.newSearch,
}

/** Texts and links of the payment return page for the order's kind. */
export function nextActions(order: Order): NextActions {
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
