import type { Translated } from '../language/index.ts'
import type * as english from './fields.ts'

export const field: Translated<typeof english.field> = {
  select: 'বেছে নিন…',
  error: 'ত্রুটি:',
  optional: 'না দিলেও চলে',
  showPassword: 'পাসওয়ার্ড দেখান',
  hidePassword: 'পাসওয়ার্ড লুকান',
  clear: (label) => `${label} মুছুন`,
}

export const numberStepper: Translated<typeof english.numberStepper> = {
  less: (label) => `একটি কমান: ${label}`,
  more: (label) => `একটি বাড়ান: ${label}`,
}

export const phoneField: Translated<typeof english.phoneField> = {
  code: 'দেশের কোড',
  number: 'মোবাইল নম্বর',
}

export const priceRangeSlider: Translated<typeof english.priceRangeSlider> = {
  low: 'সর্বনিম্ন দাম',
  high: 'সর্বোচ্চ দাম',
}
