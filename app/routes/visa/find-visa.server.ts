import { data, redirect } from '@remix-run/node'
import { listVisas } from '@jatra/contract/visa/endpoints'
import { DomainError } from '@jatra/contract/http/problem'
import type { AppContext } from '~/server/context.server.ts'
import { readVisaChoice } from './read-visa-choice.server.ts'
import { VISA_TAB } from './visa-choice.ts'

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
