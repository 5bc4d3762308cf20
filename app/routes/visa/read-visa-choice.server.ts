import { countries } from '@jatra/contract/places/countries'
import { HOME_COUNTRY } from '@jatra/contract/places/countries-home'
import { latinDigits } from '@jatra/contract/values/digits'
import { applicantKinds } from '@jatra/contract/visa/applicant-kinds'
import { visaCountries } from '@jatra/contract/visa/visa'
import { MAX_VISA_TRAVELERS } from '@jatra/contract/visa/visa-limits'
import type { VisaChoice } from './visa-choice.ts'

/**
 * Reads an address. Invalid values other than the country fall back to their defaults.
 * @returns null without a country, 'unknown' for a country without visas
 */
export function readVisaChoice(query: URLSearchParams): VisaChoice | 'unknown' | null {
  const named = query.get('country')
  if (!named) return null
  const country = visaCountries.find((known) => known === named)
  if (!country) return 'unknown'
  const nationality = query.get('nationality') ?? ''
  const travelers = readTravelers(query) ?? 1
  return {
    country,
    nationality: countries.some(({ code }) => code === nationality) ? nationality : HOME_COUNTRY,
    travelers: Number.isInteger(travelers)
      ? Math.min(Math.max(travelers, 1), MAX_VISA_TRAVELERS)
      : 1,
    category: applicantKinds.find((kind) => kind === query.get('category')) ?? null,
  }
}

/** The number of travellers in the address: without script a form in Bangla sends Bangla digits. */
export function readTravelers(query: URLSearchParams): number | null {
  const given = query.get('travelers')
  return given === null ? null : Number(latinDigits(given))
}
