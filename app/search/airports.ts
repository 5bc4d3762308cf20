import type { AirportOption } from '@jatra/design-system/airport-autocomplete'
import { language } from '~/messages/language.ts'

/**
 * Airports as the visitor types. Fetched without the contract's client, so that the home page loads no schemas; the
 * browser keeps answers for an hour.
 * @throws when the API cannot be reached; the field says so and lets the visitor go on typing.
 */
export async function findAirports(q: string, signal?: AbortSignal): Promise<AirportOption[]> {
  const response = await fetch(`/api/airports?${new URLSearchParams({ q })}`, {
    // The page's language, which may differ from the browser's.
    headers: { 'accept-language': language },
    ...(signal && { signal }),
  })
  if (!response.ok) throw new Error(`airports answered ${response.status}`)
  // oxlint-disable-next-line typescript/consistent-type-assertions -- our own API's answer; the home page carries no schemas
  return (await response.json()) as AirportOption[]
}
