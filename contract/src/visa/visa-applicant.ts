import { z } from 'zod'
import { issue, type Message } from '../messages/message.ts'
import { MAX_DOCUMENTS } from '../document/document.ts'
import {
  askNames,
  birthDateOf,
  expiresSoon,
  identityFields,
  passportExpiryOf,
  passportFields,
} from '../traveler/traveler.ts'
import { ifGiven } from '../values/if-given.ts'
import { applicantKinds } from './applicant-kinds.ts'
import { itemIdSchema, MAX_PAGES } from './checklist-item.ts'
import type { Visa } from './visa.ts'

const documentId = z.string().min(1).max(64)

const anyApplicant = z.object({
  ...identityFields,
  ...passportFields,
  /** Ids of uploaded document images, in the order in which they were added. */
  documents: z
    .array(documentId)
    .max(MAX_DOCUMENTS, issue({ key: 'documentsTooMany', params: { max: MAX_DOCUMENTS } }))
    .refine((ids) => new Set(ids).size === ids.length, { message: issue('documentTwice') })
    .default([]),
  applicantKind: ifGiven(z.enum(applicantKinds)),
  /** Documents by the item of the visa's checklist that they are; the others go in {@link documents}. */
  checklist: z
    .record(
      itemIdSchema,
      z
        .array(documentId)
        .max(MAX_PAGES, issue({ key: 'documentsTooMany', params: { max: MAX_PAGES } })),
    )
    .refine((items) => Object.keys(items).length <= 80, { message: issue('checklistIdWrong') })
    .default({}),
})

/** A traveller of a visa application with the documents (docs/specification.md, Traveller rules). */
export type VisaApplicant = z.infer<typeof anyApplicant>

/** All documents of an applicant. */
export const documentsOf = ({
  documents,
  checklist,
}: Pick<VisaApplicant, 'documents' | 'checklist'>): string[] => [
  ...documents,
  ...Object.values(checklist).flat(),
]

/** Any applicant, before it is known for which visa: what the API reads first. */
export const applicantInputSchema = anyApplicant

/** Decides how old a passport may be. Applicants may be of any age: a child needs a visa of its own. */
export interface ApplicantRules {
  /** `YYYY-MM-DD` in Asia/Dhaka. */
  today: string
  /** What the country does with a passport that expires within 6 months. */
  shortPassport: Visa['shortPassport']
}

/** What a passport is worth for a visa. */
type PassportState = 'good' | 'short' | 'expired'

/**
 * An application names no day of travel, so six months count from today: a passport that lacks them today lacks them on
 * every day on which the visa could be used.
 * @param expiry the passport's last day, `YYYY-MM-DD`
 */
export function passportState(expiry: string, today: string): PassportState {
  if (expiry < today) return 'expired'
  return expiresSoon(expiry, today) ? 'short' : 'good'
}

/** Said beside the expiry date of a short passport: rejected with it, or warned of it. */
const passportWords = {
  expired: 'passportExpired',
  short: 'passportShort',
} as const

/** The form of one applicant under the rules of a visa. Messages are for the traveller, by field. */
export function applicantSchema({ today, shortPassport }: ApplicantRules) {
  return askNames(anyApplicant).superRefine((applicant, context) => {
    const problem = (path: keyof VisaApplicant, message: Message) =>
      context.addIssue({ code: 'custom', path: [path], message: issue(message) })

    const born = birthDateOf(applicant)
    if (born === null) problem('birthDay', 'noSuchDay')
    else if (born && born > today) problem('birthYear', 'bornInFuture')

    const expiry = passportExpiryOf(applicant)
    if (expiry === null) problem('passportExDay', 'noSuchDay')
    if (!expiry) return
    const state = passportState(expiry, today)
    if (state === 'expired' || (state === 'short' && shortPassport === 'refuse'))
      problem('passportExYear', passportWords[state])
  })
}
