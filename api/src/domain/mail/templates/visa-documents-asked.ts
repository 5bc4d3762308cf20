import { fullName } from '@jatra/contract/traveler/person-name'
import { itemInLanguage } from '@jatra/contract/visa/visa-in-language'
import type { VisaOrder } from '@jatra/contract/visa/visa-order'
import type { EmailContent } from '../email-content.ts'
import type { Locale } from '../locale.ts'
import { emailAbout } from './visa-handed-over.ts'

/**
 * Staff ask for other documents: all that are asked for when it is sent.
 * @param askedAt which asking is meant; null once its documents were given or accepted
 */
export function visaDocumentsAsked(
  order: VisaOrder,
  askedAt: string,
  locale: Locale,
): EmailContent | null {
  const { checklist, travelers } = order.travelersData
  const asked = checklist.filter(({ state }) => state === 'asked')
  if (!asked.some(({ checkedAt }) => checkedAt === askedAt)) return null
  const words = locale.words.visa.asked
  const documents = asked.flatMap(({ item, traveler, reason, note }) => {
    const { name, shows } = itemInLanguage(locale.language, item)
    const person = travelers[traveler]
    return [
      `${words.document(name, person ? fullName(person) : '')}: ${[reason && words.reasons[reason], note].filter(Boolean).join(' ')}`,
      words.shows(shows),
    ]
  })
  return emailAbout('visa_documents_asked', order, locale, {
    said: words.said(asked.length),
    next: [...documents, words.next],
  })
}
