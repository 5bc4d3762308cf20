import { z } from 'zod'

/** A browser or program that is signed in to an account. */
export const deviceSchema = z.object({
  _id: z.string(),
  /** Its User-Agent, null without one. */
  userAgent: z.string().nullable(),
  /** When it signed in, ISO 8601. */
  createdAt: z.iso.datetime(),
  /** ISO 8601, exact to the hour. */
  lastUsedAt: z.iso.datetime(),
  /** Whether it is the device of this request. */
  current: z.boolean(),
})
export type Device = z.infer<typeof deviceSchema>

/** How many characters of a User-Agent are stored. */
export const MAX_USER_AGENT = 300
