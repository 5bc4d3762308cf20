import {
  applicantKinds,
  MAX_VISA_TRAVELERS,
  visaCountries,
  type ApplicantKind,
  type VisaCountry,
} from '@jatra/contract/entities/visa'
import { HOME_COUNTRY } from '@jatra/contract/countries-home'

/** What the addresses of the visa pages carry (D1). */
export interface VisaChoice {
  country: VisaCountry
  /** ISO 3166 alpha-2. */
  nationality: string
  /** 1 to 9. */
  travelers: number
  /** Whose papers are shown; null when nobody has chosen. */
  category: ApplicantKind | null
}

/**
 * Reads an address. What is mistyped beside the country falls back to its default.
 * @returns null without a country, 'unknown' for one that we sell no visa to
 */
export function readVisaChoice(query: URLSearchParams): VisaChoice | 'unknown' | null {
  const named = query.get('country')
  if (!named) return null
  const country = visaCountries.find((known) => known === named)
  if (!country) return 'unknown'
  const nationality = query.get('nationality') ?? ''
  const travelers = Number(query.get('travelers') ?? 1)
  return {
    country,
    nationality: /^[A-Z]{2}$/.test(nationality) ? nationality : HOME_COUNTRY,
    travelers: Number.isInteger(travelers)
      ? Math.min(Math.max(travelers, 1), MAX_VISA_TRAVELERS)
      : 1,
    category: applicantKinds.find((kind) => kind === query.get('category')) ?? null,
  }
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
