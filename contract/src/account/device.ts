import { z } from 'zod'

/** A browser or program that is signed in to an account. */
export const deviceSchema = z.object({
  _id: z.string(),
  /** How it names itself (its User-Agent), null where it did not. */
  userAgent: z.string().nullable(),
  /** When it signed in, ISO 8601. */
  createdAt: z.iso.datetime(),
  /** ISO 8601, exact to the hour. */
  lastUsedAt: z.iso.datetime(),
  /** Whether it is the one that asks. */
  current: z.boolean(),
})
export type Device = z.infer<typeof deviceSchema>

/** So much of a User-Agent is kept, in characters. */
export const MAX_USER_AGENT = 300
