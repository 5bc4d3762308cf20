import { data, redirect } from '@remix-run/node'
import { listVisas } from '@jatra/contract/visa/endpoints'
import { DomainError } from '@jatra/contract/http/problem'
import { countries } from '@jatra/contract/places/countries'
import { HOME_COUNTRY } from '@jatra/contract/places/countries-home'
import { latinDigits } from '@jatra/contract/values/digits'
import { applicantKinds } from '@jatra/contract/visa/applicant-kinds'
import { visaCountries } from '@jatra/contract/visa/visa'
import { MAX_VISA_TRAVELERS } from '@jatra/contract/visa/visa-limits'
import type { AppContext } from '~/server/context.server.ts'
import { VISA_TAB, type VisaChoice } from './visa-choice.ts'

/**
 * The visa at this address, or why it is not available.
 * @throws a redirect to the visa tab without a country (docs/specification.md, Visa requirements), 404 for a country
 * without a visa page
 */
export async function findVisa(url: URL, context: AppContext) {
  const choice = readVisaChoice(url.searchParams)
  if (choice === null) throw redirect(VISA_TAB)
  if (choice === 'unknown') throw data(null, { status: 404 })
  try {
    const [visa] = await context.api.call(listVisas, { query: { country: choice.country } })
    return visa ? { kind: 'found' as const, choice, visa } : { kind: 'withdrawn' as const, choice }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return { kind: 'failed' as const, choice }
  }
}

export const statusOf = { found: 200, withdrawn: 410, failed: 503 } as const

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
