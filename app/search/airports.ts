import type { AirportOption } from '@jatra/design-system/airport-autocomplete'
import { language } from '~/messages/language.ts'

/**
 * Airports as the visitor types. Asked of the API directly, and not through the contract's client, so that the home
 * page carries no schemas; the browser keeps answers for an hour.
 * @throws when the API cannot be reached; the field says so and lets the visitor go on typing.
 */
export async function findAirports(q: string, signal?: AbortSignal): Promise<AirportOption[]> {
  const response = await fetch(`/api/airports?${new URLSearchParams({ q })}`, {
    // The page's language, which need not be the browser's.
    headers: { 'accept-language': language },
    ...(signal && { signal }),
  })
  if (!response.ok) throw new Error(`airports answered ${response.status}`)
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- our own API's answer; the home page carries no schemas
  return (await response.json()) as AirportOption[]
}
