import { banglaDigits as digits } from '@jatra/contract/values/digits'
import type { tourCard as english } from './tour-card.ts'

export const tourCard: typeof english = {
  place: (step, steps) => `ধাপ ${digits(step)}/${digits(steps)}`,
  goToStep: 'এই ধাপের পাতায় যান',
  next: 'পরের',
  back: 'আগের',
  end: 'শেষ করুন',
  finish: 'শেষ করুন',
  keysMove: 'চেপে আগে-পরে যান,',
  keysEnd: 'চেপে শেষ করুন',
}
