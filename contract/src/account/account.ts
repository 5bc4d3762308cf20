import { z } from 'zod'
import { deviceSchema } from './device.ts'
import { documentSchema, documentTypes } from '../document/document.ts'
import { orderSchema } from '../order/order.ts'
import { regularTravelerSchema } from '../traveler/regular-traveler.ts'
import { roles, userSchema } from './user.ts'
import { languages } from '../values/language.ts'

/** Pictures of people are judged as document images are, with limits of their own. */
export const pictureTypes = documentTypes
/** Pixels of the shorter side at least: smaller is a smear in the header. */
export const MIN_PICTURE_PIXELS = 64
/** Pixels of each side of what is kept: the largest avatar on the densest screen. */
export const PICTURE_PIXELS = 512

/** An account as its owner and staff see it; never the password, its hash, or a token. */
export const accountSchema = userSchema.extend({
  role: z.enum(roles),
  /** False for an account that signs in elsewhere alone: it confirms by its e-mail instead. */
  hasPassword: z.boolean(),
  /** Of the emails and receipts that it gets. */
  language: z.enum(languages),
})
export type Account = z.infer<typeof accountSchema>

/**
 * Everything that an account can see of itself, in one file. It shows no more than the account's own pages do: of the
 * passports of orders the last three characters.
 */
export const accountExportSchema = z.object({
  exportedAt: z.iso.datetime(),
  profile: accountSchema,
  /** Of every kind, newest first, with their travellers and payments. */
  orders: z.array(orderSchema),
  regularTravelers: z.array(regularTravelerSchema),
  /** What was uploaded, without the pictures themselves. */
  documents: z.array(documentSchema),
  /** Where the account is signed in. */
  devices: z.array(deviceSchema),
})
export type AccountExport = z.infer<typeof accountExportSchema>
