import { keysOf } from '../values/keys-of.ts'
import { z } from 'zod'
import { issue, type Message } from '../messages/message.ts'
import { calledName } from './person-name.ts'
import {
  askNames,
  birthDateOf,
  identityFields,
  passportExpiryOf,
  passportFields,
  travelerInputSchema,
  type Traveler,
} from './traveler.ts'

/** How many people one account may keep: a large family and its colleagues. */
export const MAX_REGULAR_TRAVELERS = 50

/**
 * Of the client's making, from time and random text (docs/specification.md, Regular travellers); unique within its
 * account.
 */
export const travelerIdSchema = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, issue('travelerIdForm'))

/**
 * A person an account often books for (docs/specification.md, Regular travellers). Without passport fields when
 * none is kept.
 */
export const regularTravelerSchema = travelerInputSchema.extend({
  travelerId: travelerIdSchema,
  userId: z.string().max(64),
  /** Of the specification's record. Always empty: pictures of documents belong to one application. */
  images: z
    .array(z.unknown())
    .max(20)
    .default([])
    .transform((): string[] => []),
})
export type RegularTraveler = z.infer<typeof regularTravelerSchema>

export interface SavedTravelerRules {
  /** False for a traveller without one: all passport fields that are asked are kept, or none is. */
  passport: boolean
  /** `YYYY-MM-DD` in Asia/Dhaka. */
  today: string
}

/**
 * The form of a saved traveller (docs/specification.md, Traveller rules). A passport that has expired is
 * kept, and warned of: what is kept belongs to no journey yet.
 */
export function savedTravelerSchema({
  passport,
  today,
}: SavedTravelerRules): z.ZodType<Traveler, Record<string, unknown>> {
  const shape: z.ZodType<Traveler, Record<string, unknown>> = passport
    ? z.object({ ...identityFields, ...passportFields })
    : z.object(identityFields)
  return askNames(shape).superRefine((value, context) => {
    const traveler: Traveler = value
    const problem = (path: keyof Traveler, message: Message) =>
      context.addIssue({ code: 'custom', path: [path], message: issue(message) })
    const born = birthDateOf(traveler)
    if (born === null) problem('birthDay', 'noSuchDay')
    else if (born && born > today) problem('birthYear', 'bornInFuture')
    if (passport && passportExpiryOf(traveler) === null) problem('passportExDay', 'noSuchDay')
  })
}

/** True when any passport field is there: then all must be. */
export function hasPassport(traveler: Partial<Record<keyof Traveler, unknown>>): boolean {
  return keysOf(passportFields).some((field) => traveler[field] !== undefined)
}

/** One order for every list of them, whatever keeps them: by first name (or the only one), last name and id. */
export function byName(a: RegularTraveler, b: RegularTraveler): number {
  const [left, right] = [sortKey(a), sortKey(b)]
  return left < right ? -1 : left > right ? 1 : 0
}

function sortKey({ travelerId, ...name }: RegularTraveler): string {
  return [calledName(name).toLowerCase(), name.lastName.toLowerCase(), travelerId].join('\n')
}
