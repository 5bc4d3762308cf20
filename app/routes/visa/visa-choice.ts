import type { ApplicantKind } from '@jatra/contract/visa/applicant-kinds'
import type { VisaCountry } from '@jatra/contract/visa/visa'

/** What the addresses of the visa pages carry, so that reload, back and a shared link show the same. */
export interface VisaChoice {
  country: VisaCountry
  /** ISO 3166 alpha-2. */
  nationality: string
  /** 1 to 9. */
  travelers: number
  /** The profession whose documents are shown; null before one is chosen. */
  category: ApplicantKind | null
}

export function visaDetailsHref(choice: VisaChoice): string {
  return `/visaDetails?${queryOf(choice)}`
}

/** @param index of the option in the visa's list */
export function visaScheduleHref(index: number, choice: VisaChoice): string {
  return `/visaBookSchedule/${index}?${queryOf(choice)}`
}

/** The visa tab of the home page. */
export const VISA_TAB = '/?search=visa'

function queryOf({ country, nationality, travelers, category }: VisaChoice): URLSearchParams {
  return new URLSearchParams({
    country,
    nationality,
    travelers: String(travelers),
    ...(category && { category }),
  })
}
