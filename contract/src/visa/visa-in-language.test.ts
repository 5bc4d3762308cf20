import { describe, expect, it } from 'vitest'
import { fromKeys } from '../values/keys-of.ts'
import { applicantKinds } from './applicant-kinds.ts'
import { visaInLanguage } from './visa-in-language.ts'
import { visaInputSchema, type Visa } from './visa.ts'

const english: Visa = {
  _id: 'visa-thailand',
  name: 'Thailand e-Visa',
  image: 'thailand',
  country: 'Thailand',
  shortPassport: 'refuse',
  ...fromKeys(applicantKinds, (kind) => [`Passport of ${kind}`]),
  visaList: [{ name: 'Single entry', validity: 90, stayPeriod: 60, price: 6_800 }],
}
const inBangla = {
  name: 'থাইল্যান্ড ই-ভিসা',
  ...fromKeys(applicantKinds, () => ['পাসপোর্ট']),
  visaList: ['একবার প্রবেশ'],
}

describe('a visa in a language', () => {
  it('has every text in Bangla, and days and prices as in English', () => {
    expect(visaInLanguage('bn', { ...english, inBangla })).toEqual({
      ...english,
      ...inBangla,
      visaList: [{ name: 'একবার প্রবেশ', validity: 90, stayPeriod: 60, price: 6_800 }],
    })
  })

  it('is answered in English without any Bangla, also where there is no translation', () => {
    expect(visaInLanguage('en', { ...english, inBangla })).toEqual(english)
    expect(visaInLanguage('bn', { ...english, inBangla: null })).toEqual(english)
  })

  it.each(['student', 'visaList'] as const)('has %s as long as in English', (list) => {
    const words = { ...inBangla, [list]: ['এক', 'দুই'] }
    const parsed = visaInputSchema.safeParse({ ...english, inBangla: words })
    expect(parsed.error?.issues).toMatchObject([{ path: ['inBangla', list] }])
  })
})
