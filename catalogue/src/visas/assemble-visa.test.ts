import { expect, it } from 'vitest'
import { applicantKinds } from '@jatra/contract/visa/applicant-kinds'
import { fromKeys } from '@jatra/contract/values/keys-of'
import { assembleVisa, type TextsInBangla, type VisaDocuments } from './assemble-visa.ts'

const english = {
  name: 'Visa',
  documents: { photo: 'A photo', form: 'The form' },
  plans: { once: 'Single entry', often: 'Multiple entry' },
}
const visa: VisaDocuments<typeof english> = {
  ...{ _id: 'visa-thailand', image: 'thailand', country: 'Thailand', shortPassport: 'refuse' },
  documents: fromKeys(applicantKinds, () => ['form', 'nationalId', 'photo'] as const),
  plans: {
    once: { validity: 90, stayPeriod: 30, price: 5_000 },
    often: { validity: 180, stayPeriod: 30, price: 9_000 },
  },
}

it('lists documents and plans in one order in both languages, however their texts are ordered', () => {
  const bangla: TextsInBangla<typeof english> = {
    plans: { often: 'একাধিকবার প্রবেশ', once: 'একবার প্রবেশ' },
    documents: { photo: 'ছবি', form: 'ফর্ম' },
    name: 'ভিসা',
  }
  const { student, visaList, inBangla } = assembleVisa(visa, english, bangla)
  expect(student).toEqual([
    'The form',
    'Copy of the national ID card (NID) on both sides',
    'A photo',
  ])
  expect(inBangla?.student).toEqual(['ফর্ম', 'জাতীয় পরিচয়পত্রের (এনআইডি) দুই পাশের কপি', 'ছবি'])
  expect(visaList.map(({ name }) => name)).toEqual(['Single entry', 'Multiple entry'])
  expect(inBangla?.visaList).toEqual(['একবার প্রবেশ', 'একাধিকবার প্রবেশ'])
})

it('does not compile with a text too few or too many', () => {
  const plans = { once: 'একবার', often: 'একাধিকবার' }
  const few: TextsInBangla<typeof english> = {
    name: 'ভিসা',
    plans,
    // @ts-expect-error -- no form
    documents: { photo: 'ছবি' },
  }
  const many: TextsInBangla<typeof english> = {
    name: 'ভিসা',
    plans,
    // @ts-expect-error -- no such document in English
    documents: { photo: 'ছবি', form: 'ফর্ম', ticket: 'টিকিট' },
  }
  expect([few, many]).toHaveLength(2)
})
