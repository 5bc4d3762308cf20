import { inDigitsOf } from '../values/digits.ts'
import type { Language } from '../values/language.ts'

/** `5 Days 4 Nights`, `৫ দিন ৪ রাত` for 5. */
export function formatDuration(days: number, language: Language = 'en'): string {
  const nights = days - 1
  if (language === 'bn')
    return inDigitsOf(language, nights > 0 ? `${days} দিন ${nights} রাত` : `${days} দিন`)
  const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`
  return nights > 0 ? `${counted(days, 'Day')} ${counted(nights, 'Night')}` : counted(days, 'Day')
}
