import type { VisaOrder } from '@jatra/contract/visa/visa-order'
import type { EmailContent } from '../email-content.ts'
import type { Locale } from '../locale.ts'
import { emailAbout } from './visa-handed-over.ts'

export type VisaMoveEmail =
  | 'visa_at_embassy'
  | 'visa_granted'
  | 'visa_refused'
  | 'visa_passport_back'

/** What became of an application at the embassy. */
export function visaMoved(
  kind: VisaMoveEmail,
  order: VisaOrder,
  locale: Locale,
): EmailContent | null {
  const day = dayOf(kind, order)
  if (day === null) return null
  const { said, next } = locale.words.visa.moved[kind]
  return emailAbout(kind, order, locale, { said: said(locale.date(day)), next: [next] })
}

function dayOf(kind: VisaMoveEmail, { progress }: VisaOrder): string | null {
  if (kind === 'visa_at_embassy') return progress.atEmbassyOn
  return kind === 'visa_passport_back' ? progress.passportBackOn : progress.decidedOn
}
