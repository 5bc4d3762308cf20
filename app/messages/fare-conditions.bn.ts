import type { Translated } from '@jatra/design-system/language'
import type { fareConditionMessages as english } from './fare-conditions.ts'

export const fareConditionMessages: Translated<typeof english> = {
  none: 'ভাড়ার কোনো নিয়ম পাওয়া যায়নি',
  title: 'পরিকল্পনা বদলালে',
  refund: 'বাতিল করলে',
  change: 'তারিখ বদলালে',
  note: 'এয়ারলাইন এখন যা বলে, যাত্রার আগে পর্যন্ত। শেষ দিনে আরও বেশি রাখতে পারে।',
}
