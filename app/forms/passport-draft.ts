import type { PassportFields, PassportForm } from '@jatra/contract/traveler/passport-draft'

/** Where the server keeps what this tab types into passport fields. The tab itself holds this name of it alone. */
interface Place {
  form: PassportForm
  id: string
}

const placeKey = (key: string) => `${key}.passports`
const hrefOf = ({ form, id }: Place) => `/app/passport-draft/${form}/${id}`

/**
 * What was typed while this document has been open, by the draft's id: it comes back without asking the server after a
 * new search, and after a login that came because the session had ended.
 */
const typedHere = new Map<string, PassportFields>()

/** The passport fields that were typed under a draft's key; null when there are none, or they are no longer kept. */
export async function readPassports(key: string): Promise<PassportFields | null> {
  const place = findPlace(key)
  if (!place) return null
  const here = typedHere.get(place.id)
  if (here) return here
  try {
    const answer = await fetch(hrefOf(place))
    if (!answer.ok) return null
    const { fields } = (await answer.json()) as { fields: PassportFields | null }
    if (fields) typedHere.set(place.id, fields)
    return fields
  } catch {
    return null
  }
}

/** Remembers what is typed. @returns what sends it to the server; it can be called again when that failed */
export function keepPassports(key: string, form: PassportForm, fields: PassportFields) {
  const place = findPlace(key) ?? makePlace(key, form)
  typedHere.set(place.id, { ...typedHere.get(place.id), ...fields })
  return async (): Promise<void> => {
    const body = new URLSearchParams(typedHere.get(place.id))
    try {
      // Ends even when the page is left meanwhile.
      await fetch(hrefOf(place), { method: 'POST', body, keepalive: true })
    } catch {
      // The next change, or the way back to this form, tries again.
    }
  }
}

/** Their purpose is fulfilled: neither the tab nor the server keeps them. */
export function forgetPassports(key: string): void {
  const place = findPlace(key)
  if (!place) return
  typedHere.delete(place.id)
  try {
    sessionStorage.removeItem(placeKey(key))
  } catch {
    // Without storage there is no name to forget.
  }
  const body = new URLSearchParams({ intent: 'delete' })
  // What is not forgotten now is an hour later.
  fetch(hrefOf(place), { method: 'POST', body, keepalive: true }).catch(() => undefined)
}

function findPlace(key: string): Place | null {
  try {
    const kept = JSON.parse(
      sessionStorage.getItem(placeKey(key)) ?? 'null',
    ) as Partial<Place> | null
    return kept?.form && kept.id ? { form: kept.form, id: kept.id } : null
  } catch {
    return null
  }
}

function makePlace(key: string, form: PassportForm): Place {
  // Not randomUUID, which plain http on an office network does not have.
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const place = { form, id: [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('') }
  try {
    sessionStorage.setItem(placeKey(key), JSON.stringify(place))
  } catch {
    // Without storage they are asked again after a reload.
  }
  return place
}
