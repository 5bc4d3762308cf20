import { z } from 'zod'
import { deviceSchema } from './device-endpoints.ts'
import { documentSchema } from '../document/document.ts'
import { documentTypes } from '../document/document-type.ts'
import { orderSchema } from '../whole-order/order.ts'
import { regularTravelerSchema } from '../traveler/regular-traveler.ts'
import { roles, userSchema } from './user.ts'
import { languages } from '../values/language.ts'

/** Pictures of people are validated like document images, with limits of their own. */
export const pictureTypes = documentTypes
/** Minimum of the shorter side in pixels: smaller pictures are blurred in the header. */
export const MIN_PICTURE_PIXELS = 64
/** Pixels of each side of what is kept: the largest avatar on the densest screen. */
export const PICTURE_PIXELS = 512

/** An account as its owner and staff see it; never the password, its hash, or a token. */
export const accountSchema = userSchema.extend({
  role: z.enum(roles),
  /** False for an account without a password: it confirms with its email address instead. */
  hasPassword: z.boolean(),
  /** Whether its owner has shown to read its email: by a link of ours, or at Google. */
  emailVerified: z.boolean(),
  /** Language of its emails and receipts. */
  language: z.enum(languages),
})
export type Account = z.infer<typeof accountSchema>

/**
 * All data that an account can see about itself, in one file. It contains no more than the account's pages show: only
 * the last three characters of passports on orders.
 */
export const accountExportSchema = z.object({
  exportedAt: z.iso.datetime(),
  profile: accountSchema,
  /** Of every kind, newest first, with their travellers and payments. */
  orders: z.array(orderSchema),
  regularTravelers: z.array(regularTravelerSchema),
  /** The uploads, without the pictures themselves. */
  documents: z.array(documentSchema),
  /** The signed-in devices. */
  devices: z.array(deviceSchema),
})
export type AccountExport = z.infer<typeof accountExportSchema>
