import { DomainError } from '@jatra/contract/http/problem'
import { countryNameIn } from '@jatra/contract/places/countries-in'
import { decidedBy } from '@jatra/contract/visa/decision-day'
import { isStatusOld, type VisaStatus } from '@jatra/contract/visa/visa-status'
import { listVisaStatuses } from '@jatra/contract/visa/visa-status-endpoints'
import type { AppContext } from '~/server/context.server.ts'
import { formatDate } from '~/messages/format.ts'
import { language } from '~/messages/language.ts'
import { visaStatus as copy } from '~/messages/visa-status.ts'

/** What reads the catalogue: what is the same for everyone is read once. */
export type CatalogueContext = Pick<AppContext, 'api' | 'views'>

/** Every status; none where they could not be read, since no page depends on them: the API refuses what is closed. */
export async function readVisaStatuses({ api, views }: CatalogueContext): Promise<VisaStatus[]> {
  try {
    return await views.get('visa statuses', () => api.call(listVisaStatuses, {}))
  } catch (error) {
    if (error instanceof DomainError) return []
    throw error
  }
}

/** A status, ready to show. @param today in Asia/Dhaka */
export function viewStatus(status: VisaStatus, today: string) {
  const { country, kind, workingDays, sentence, checked } = status
  const decided = decidedBy(status, today)
  return {
    id: `${country}-${kind}`,
    country: countryNameIn(language, country),
    kind,
    status: status.status,
    sentence,
    /** Null where nobody says, and where the airport gives it. */
    days: workingDays ? copy.about(workingDays) : null,
    decided:
      workingDays && decided && status.status !== 'closed'
        ? copy.decided(workingDays, formatDate(decided))
        : null,
    checkedOn: formatDate(checked.on),
    source: checked.source,
    url: checked.url,
    old: isStatusOld(status, today),
  }
}
export type StatusView = ReturnType<typeof viewStatus>
