import { describe, expect, it } from 'vitest'
import { fromKeys } from '../values/keys-of.ts'
import { applicantKinds } from '../visa/applicant-kinds.ts'
import type { ChecklistSlot } from '../visa/checklist-slot.ts'
import type { VisaOrder } from '../visa/visa-order.ts'
import type { Visa } from '../visa/visa.ts'
import { orderInLanguage, soldVisa } from './order-in-language.ts'

const plan = { name: 'Single entry', validity: 90, stayPeriod: 60, price: 6_800 }
const visa: Visa = {
  ...{ _id: 'visa-thailand', name: 'Thailand e-Visa', image: 'thailand', country: 'Thailand' },
  shortPassport: 'refuse',
  ...fromKeys(applicantKinds, () => ['Passport']),
  visaList: [{ ...plan, name: 'Several entries' }, plan],
}
const inBangla = {
  name: 'থাইল্যান্ড ই-ভিসা',
  ...fromKeys(applicantKinds, () => ['পাসপোর্ট']),
  visaList: ['একাধিকবার প্রবেশ', 'একবার প্রবেশ'],
}

/** The part of an application that has texts of its visa. */
const sold = (bought: Parameters<typeof soldVisa>[0]) => ({
  serviceType: 'visa' as const,
  productData: { rating: null, visa: soldVisa(bought, 1) },
  travelersData: {
    selectedPlan: plan,
    checklist: [] as ChecklistSlot[],
  } as VisaOrder['travelersData'],
})

const shown = (language: 'en' | 'bn', order: ReturnType<typeof sold>) => {
  const { productData, travelersData } = orderInLanguage(language, order as VisaOrder)
  return [productData.visa.name, travelersData.selectedPlan.name, 'inBangla' in productData.visa]
}

describe('an application in a language', () => {
  it('names visa and plan in that of the reader, and no other', () => {
    const order = sold({ ...visa, inBangla })
    expect(shown('bn', order)).toEqual(['থাইল্যান্ড ই-ভিসা', 'একবার প্রবেশ', false])
    expect(shown('en', order)).toEqual(['Thailand e-Visa', 'Single entry', false])
  })

  it('names the documents of its checklist in that of the reader', () => {
    const order = sold({ ...visa, inBangla })
    const item = { id: 'passport', name: 'Passport', shows: 'Valid', need: 'required' as const }
    const words = { name: 'পাসপোর্ট', shows: 'মেয়াদ আছে' }
    const rest = { kinds: [...applicantKinds], once: false, pages: 2, inBangla: words }
    const slot = {
      traveler: 0,
      item: { ...item, ...rest },
      documents: [],
      state: 'missing' as const,
    }
    const none = { reason: null, note: null, checkedAt: null }
    order.travelersData.checklist.push({ ...slot, ...none })
    const names = (['en', 'bn'] as const).map(
      (language) =>
        orderInLanguage(language, order as VisaOrder).travelersData.checklist[0]?.item.name,
    )
    expect(names).toEqual(['Passport', 'পাসপোর্ট'])
  })

  it('names them in English where it was sold without Bangla', () => {
    expect(shown('bn', sold({ ...visa }))).toEqual(['Thailand e-Visa', 'Single entry', false])
  })
})
