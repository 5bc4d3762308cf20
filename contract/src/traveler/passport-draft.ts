import { z } from 'zod'
import { issue } from '../messages/message.ts'
import { boundedString } from '../fields/text.ts'

/** The forms that ask for passports: of each an account has one draft at most. */
export const passportForms = ['flight', 'visa', 'traveler'] as const
export type PassportForm = (typeof passportForms)[number]

/** How long a draft is kept after its last change. */
export const PASSPORT_DRAFT_MINUTES = 60

/** Names of the fields that hold a passport, in every form: `travelers[0].passportNumber`. */
export const PASSPORT_FIELD =
  /^(?:travelers\[[0-8]\]|traveler)\.passport(?:Number|Country|ExYear|ExMonth|ExDay)$/
/** Nine travellers with five fields each. */
const MAX_FIELDS = 45
const TOO_MANY = issue({ key: 'tooManyFields', params: { max: MAX_FIELDS } })

/** What is typed, as it is typed: the form itself rejects it when it is sent. */
export const passportFieldsSchema = z
  .record(
    z.string().regex(PASSPORT_FIELD, issue('passportFieldsOnly')),
    boundedString(40, { key: 'atMostCharacters', params: { max: 40 } }),
  )
  .refine((fields) => Object.keys(fields).length <= MAX_FIELDS, { message: TOO_MANY })
export type PassportFields = z.infer<typeof passportFieldsSchema>

/** Names the tab's own draft: another tab, with other people in its form, has another id. */
export const draftIdSchema = z.string().regex(/^[A-Za-z0-9-]{16,64}$/, issue('draftIdForm'))
