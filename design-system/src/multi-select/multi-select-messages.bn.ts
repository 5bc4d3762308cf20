import { digits } from '../language/language.bn.ts'
import type { MultiSelectMessages } from './multi-select-messages.ts'

export const multiSelectMessages: MultiSelectMessages = {
  none: 'কিছু পাওয়া যায়নি',
  loading: 'খোঁজা হচ্ছে…',
  remove: (label) => `${label} বাদ দিন`,
  chosenList: (label) => `${label}: বাছাই করা`,
  chosen: (label) => `${label} বেছে নেওয়া হয়েছে`,
  removed: (label) => `${label} বাদ দেওয়া হয়েছে`,
  count: (options) => `${digits(options)}টি পাওয়া গেছে`,
}
