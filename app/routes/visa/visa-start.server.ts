import { listVisas } from '@jatra/contract/visa/endpoints'
import { countryNameIn, countriesIn } from '@jatra/contract/places/countries-in'
import { visaCountries } from '@jatra/contract/visa/visa'
import { DomainError } from '@jatra/contract/http/problem'
import type { AppContext } from '~/server/context.server.ts'
import { language } from '~/messages/language.ts'

/**
 * Data of the visa search; `destinations` is null when the visas could not be read (docs/specification.md, Error
 * catalogue).
 */
export async function readVisaStart(context: AppContext) {
  // As [code, name], because the list is long and the flag follows from the code. The English name is for searching.
  const nationalities = countriesIn(language).map(({ code, name }): Nationality => {
    return language === 'en' ? [code, name] : [code, name, countryNameIn('en', code)]
  })
  try {
    const found = await context.api.call(listVisas, { query: {} })
    const offered = new Set(found.map(({ country }) => country))
    return { destinations: visaCountries.filter((name) => offered.has(name)), nationalities }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return { destinations: null, nationalities: [] }
  }
}

type Nationality = readonly [code: string, name: string, inEnglish?: string]

export type VisaStart = Awaited<ReturnType<typeof readVisaStart>>
