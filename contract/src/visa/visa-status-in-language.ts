import type { Language } from '../values/language.ts'
import type { VisaStatus } from './visa-status.ts'

/** A status with its sentence in one language, and in no other (decision 154): English where it has none in that one. */
export function visaStatusInLanguage(language: Language, status: VisaStatus): VisaStatus {
  const { inBangla: words, ...english } = status
  return language === 'en' || !words ? english : { ...english, ...words }
}
