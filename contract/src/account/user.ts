import { z } from 'zod'

export const genders = ['Male', 'Female', 'Other'] as const
/** What an account may do here; all but the first are staff's. */
export const roles = ['customer', 'agent', 'finance', 'manager'] as const
export type Role = (typeof roles)[number]

/** A registered traveller (docs/specification.md, User); never carries the password or its hash. */
export const userSchema = z.object({
  _id: z.string(),
  userName: z.string(),
  email: z.string(),
  name: z.string().nullable(),
  gender: z.enum(genders).nullable(),
  phone: z.string().nullable(),
  /** Path or URL of the picture, null for the default icon. */
  picture: z.string().nullable(),
})
export type User = z.infer<typeof userSchema>

/** Answer of register and login: the token is shown this once, the API keeps only its sha256. */
export const signedInSchema = z.object({ access_token: z.string(), user: userSchema })
export type SignedIn = z.infer<typeof signedInSchema>
