import { z } from 'zod'
import {
  passportFieldsSchema,
  passportForms,
  type PassportFields,
} from '@jatra/contract/traveler/passport-draft'
import { ACCOUNT } from './own-form.tsx'
import { newId } from './new-id.ts'
import { keepInTab, readFromTab, removeFromTab } from './tab-storage.ts'

/** Storage key of the id of this tab's passport draft. The draft itself is on the server. */
const placeSchema = z.object({
  form: z.enum(passportForms),
  id: z.string().min(1),
  account: z.string(),
})
type Place = z.output<typeof placeSchema>

const answerSchema = z.object({ fields: passportFieldsSchema.nullable() })

/** End of the storage key of a draft's place. */
export const PASSPORTS = 'passports'
const hrefOf = ({ form, id, account }: Place) =>
  `/app/passport-draft/${form}/${id}?${new URLSearchParams({ [ACCOUNT]: account })}`

/**
 * Drafts of this document by id: restored without a request after a new search, and after a login because the session had
 * ended.
 */
const typedHere = new Map<string, PassportFields>()

/** The passport fields of a draft; null when there are none or they have expired. */
export async function readPassports(draft: string): Promise<PassportFields | null> {
  const place = findPlace(draft)
  if (!place) return null
  const here = typedHere.get(place.id)
  if (here) return here
  try {
    const answer = await fetch(hrefOf(place))
    if (!answer.ok) return null
    const { fields } = answerSchema.parse(await answer.json())
    if (fields) typedHere.set(place.id, fields)
    return fields
  } catch {
    return null
  }
}

/** Stores a draft. @returns a function that sends it to the server, which can be retried */
export function keepPassports(
  draft: string,
  { form, account }: Pick<Place, 'form' | 'account'>,
  fields: PassportFields,
) {
  const place = findPlace(draft) ?? makePlace(draft, { form, account })
  typedHere.set(place.id, { ...typedHere.get(place.id), ...fields })
  return async (): Promise<void> => {
    const body = new URLSearchParams(typedHere.get(place.id))
    try {
      // `keepalive` finishes the request when the page is left.
      await fetch(hrefOf(place), { method: 'POST', body, keepalive: true })
    } catch {
      // Retried at the next change, or when the form is shown again.
    }
  }
}

/** Deletes the draft in the tab and on the server. */
export function forgetPassports(draft: string): void {
  const place = findPlace(draft)
  if (!place) return
  typedHere.delete(place.id)
  removeFromTab(draft + PASSPORTS)
  const body = new URLSearchParams({ intent: 'delete' })
  // When this fails, the server deletes the draft after an hour.
  fetch(hrefOf(place), { method: 'POST', body, keepalive: true }).catch(() => undefined)
}

function findPlace(draft: string): Place | null {
  return readFromTab(draft + PASSPORTS, placeSchema)
}

function makePlace(draft: string, owner: Pick<Place, 'form' | 'account'>): Place {
  const place = { ...owner, id: newId() }
  keepInTab(draft + PASSPORTS, place)
  return place
}
