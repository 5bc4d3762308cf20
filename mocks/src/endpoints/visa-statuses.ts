import type { HttpHandler } from 'msw'
import { todayInDhaka } from '@jatra/contract/values/dates'
import { assertStatus, statusOn } from '@jatra/contract/visa/visa-status'
import { listVisaStatuses, setVisaStatus } from '@jatra/contract/visa/visa-status-endpoints'
import { visaStatusInLanguage } from '@jatra/contract/visa/visa-status-in-language'
import { languageOfAnswer, type Answer } from '../answer.ts'
import { keepVisaStatus, visaStatusesOf } from '../state/visa-statuses.ts'

/** Whether visas are open: the list, and what staff write. */
export function visaStatusHandlers(answer: Answer): HttpHandler[] {
  return [
    answer(listVisaStatuses, ({ query, visitor, rules, now, request, headers }) => {
      const statuses = visaStatusesOf(visitor, rules).map((one) => statusOn(one, todayInDhaka(now)))
      if (query.languages) return statuses
      const language = languageOfAnswer({ request, headers })
      return statuses.map((one) => visaStatusInLanguage(language, one))
    }),

    answer(setVisaStatus, ({ params, body, visitor, now }) => {
      const status = { ...params, ...body }
      assertStatus(status, todayInDhaka(now))
      keepVisaStatus(visitor, status)
      return statusOn(status, todayInDhaka(now))
    }),
  ]
}
