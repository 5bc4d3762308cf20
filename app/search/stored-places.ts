import type { AirportOption } from '@jatra/design-system/airport-autocomplete'
import { named } from './search-choices.ts'
import { isRecord, readRoot, saveToRoot } from './stored-root.ts'

/**
 * Translates the airport names of stored searches, which were chosen on a page in another language. Names that cannot
 * be fetched stay as they are until the next page.
 * @param find airports by a typed text, which may be a code
 */
export async function nameStoredPlaces(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  find: (code: string) => Promise<readonly AirportOption[]>,
): Promise<void> {
  const { toFrom, recent } = readRoot(storage)
  try {
    const known = new Map<string, AirportOption>()
    for (const found of await Promise.all(codesIn([toFrom, recent]).map((code) => find(code))))
      for (const airport of found) known.set(airport.code, airport)
    // Read again: the visitor may have chosen another airport meanwhile.
    const stored = readRoot(storage)
    const parts = {
      toFrom: rename(stored['toFrom'], known),
      recent: rename(stored['recent'], known),
    }
    saveToRoot(storage, { ...parts, ...named })
  } catch {
    // A name in another language is better than none.
  }
}

function codesIn(stored: unknown): string[] {
  if (!isRecord(stored)) return []
  const { code } = stored
  if (typeof code === 'string') return [code]
  return [...new Set(Object.values(stored).flatMap(codesIn))]
}

function rename(stored: unknown, known: ReadonlyMap<string, AirportOption>): unknown {
  if (Array.isArray(stored)) return stored.map((one) => rename(one, known))
  if (!isRecord(stored)) return stored
  const { code } = stored
  if (typeof code === 'string') return known.get(code) ?? stored
  const parts = Object.entries(stored).map(([key, part]) => [key, rename(part, known)])
  return Object.fromEntries(parts)
}
