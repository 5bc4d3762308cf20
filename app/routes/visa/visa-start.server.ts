import { listVisas } from '@jatra/contract/visa/endpoints'
import { countriesIn } from '@jatra/contract/places/countries-in'
import { visaCountries } from '@jatra/contract/visa/visa'
import { DomainError } from '@jatra/contract/http/problem'
import type { AppContext } from '~/lib/context.server.ts'
import { language } from '~/messages/language.ts'

/**
 * What the visa search starts from; `destinations` is null when the visas could not be read (docs/specification.md,
 * Error catalogue).
 */
export async function readVisaStart(context: AppContext) {
  // As [code, name]: the list is long, and the flag is the code in other letters.
  const nationalities = countriesIn(language).map(({ code, name }) => [code, name] as const)
  try {
    const found = await context.api.call(listVisas, { query: {} })
    const offered = new Set(found.map(({ country }) => country))
    return { destinations: visaCountries.filter((name) => offered.has(name)), nationalities }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return { destinations: null, nationalities: [] }
  }
}
export type VisaStart = Awaited<ReturnType<typeof readVisaStart>>
