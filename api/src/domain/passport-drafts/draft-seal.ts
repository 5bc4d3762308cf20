import { passportFieldsSchema, type PassportFields } from '@jatra/contract/traveler/passport-draft'
import { createTextSeal } from '../../db/text-seal.ts'

/** The owner and form of a draft. A draft sealed for one cannot be opened for another. */
interface DraftPlace {
  userId: string
  form: string
  draftId: string
}

/** Seals passport fields (AES-256-GCM), so that the database or a backup of it alone does not reveal them. */
export interface DraftSeal {
  seal(place: DraftPlace, fields: PassportFields): Promise<string>
  /** Null when the secret is gone, or the draft was sealed for another place. */
  open(place: DraftPlace, sealed: string): Promise<PassportFields | null>
}

/** @param secrets the first seals, all open, so that they can be rotated */
export function createDraftSeal(secrets: readonly string[]): DraftSeal {
  const texts = createTextSeal(secrets, 'jatra passport draft')
  return {
    seal: (place, fields) => texts.seal(nameOf(place), JSON.stringify(fields)),
    async open(place, sealed) {
      const text = await texts.open(nameOf(place), sealed)
      if (text === null) return null
      const fields = passportFieldsSchema.safeParse(JSON.parse(text))
      return fields.success ? fields.data : null
    },
  }
}

const nameOf = ({ userId, form, draftId }: DraftPlace) => `${userId} ${form} ${draftId}`
