import { listVisas } from '@jatra/contract/visa/endpoints'
import { countryNameIn, countriesIn } from '@jatra/contract/places/countries-in'
import { visaCountries } from '@jatra/contract/visa/visa'
import { DomainError } from '@jatra/contract/http/problem'
import type { AppContext } from '~/server/context.server.ts'
import { language } from '~/messages/language.ts'
import { writeNationalities } from './nationalities.ts'

/**
 * Data of the visa search; `destinations` is null when the visas could not be read (docs/specification.md, Error
 * catalogue).
 */
export async function readVisaStart(context: AppContext) {
  const nationalities = writeNationalities(
    countriesIn(language).map(({ code, name }) => ({
      code,
      name,
      inEnglish: countryNameIn('en', code),
    })),
  )
  try {
    const found = await context.api.call(listVisas, { query: {} })
    const offered = new Set(found.map(({ country }) => country))
    return { destinations: visaCountries.filter((name) => offered.has(name)), nationalities }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return { destinations: null, nationalities: '' }
  }
}

export type VisaStart = Awaited<ReturnType<typeof readVisaStart>>
