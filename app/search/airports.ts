import type { AirportOption } from '@jatra/design-system/airport-autocomplete'

/**
 * Airports as the visitor types. Asked of the API directly, and not through the contract's client, so that the home
 * page carries no schemas; the browser keeps answers for an hour.
 * @throws when the API cannot be reached; the field says so and lets the visitor go on typing.
 */
export async function findAirports(q: string, signal?: AbortSignal): Promise<AirportOption[]> {
  return ask({ q }, signal)
}

/** The main airports of a country: what an empty field offers (D4). */
export async function airportsOf(country: string, signal?: AbortSignal): Promise<AirportOption[]> {
  return ask({ country, limit: '10' }, signal)
}

async function ask(query: Record<string, string>, signal?: AbortSignal): Promise<AirportOption[]> {
  const response = await fetch(
    `/api/airports?${new URLSearchParams(query)}`,
    signal ? { signal } : {},
  )
  if (!response.ok) throw new Error(`airports answered ${response.status}`)
  return (await response.json()) as AirportOption[]
}
