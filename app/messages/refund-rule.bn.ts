import { digits, type Translated } from '@jatra/design-system/language'
import type { refundRule as english } from './refund-rule.ts'

export const refundRule: Translated<typeof english> = {
  title: 'বাতিল করলে',
  when: 'কখন বাতিল করছেন',
  back: 'যা ফেরত পাবেন',
  percent: (percent) => (percent === 100 ? 'পুরো দাম' : `দামের ${digits(percent)}%`),
  nothing: 'কিছু না',
}
