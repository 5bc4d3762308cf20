import { packageInLanguage } from '../holiday/package-in-language.ts'
import type { Language } from '../values/language.ts'
import { itemInLanguage } from '../visa/visa-in-language.ts'
import type { VisaOrder } from '../visa/visa-order.ts'
import type { Visa } from '../visa/visa.ts'
import type { Order } from './order.ts'

/**
 * An order with the texts of its package or visa in one language, and in no other: English where it was sold
 * without words in that one.
 */
export function orderInLanguage<One extends Order>(language: Language, order: One): One
export function orderInLanguage(language: Language, order: Order): Order {
  if (order.serviceType === 'flight') return order
  if (order.serviceType === 'visa') return visaOrder(language, order)
  const { productData } = order
  return {
    ...order,
    productData: { ...productData, package: packageInLanguage(language, productData.package) },
  }
}

function visaOrder(language: Language, order: VisaOrder): VisaOrder {
  const { productData } = order
  const travelersData = {
    ...order.travelersData,
    checklist: order.travelersData.checklist.map(({ item, ...slot }) => ({
      ...slot,
      item: itemInLanguage(language, item),
    })),
  }
  const { inBangla, ...visa } = productData.visa
  if (language === 'en' || !inBangla)
    return { ...order, travelersData, productData: { ...productData, visa } }
  const { name, plan } = inBangla
  return {
    ...order,
    productData: { ...productData, visa: { ...visa, name } },
    travelersData: {
      ...travelersData,
      selectedPlan: { ...travelersData.selectedPlan, name: plan },
    },
  }
}

/** What an application keeps of its visa. @param plan by its place in the visa's list */
export function soldVisa(
  visa: Visa,
  plan: number,
): Omit<VisaOrder['productData']['visa'], 'refund'> {
  const { _id, name, image, country, inBangla } = visa
  const planInBangla = inBangla?.visaList[plan]
  return {
    _id,
    name,
    image,
    country,
    ...(inBangla && planInBangla && { inBangla: { name: inBangla.name, plan: planInBangla } }),
  }
}
