import { z } from 'zod'
import { defineEndpoint } from '../http/endpoint.ts'
import { signedInSchema } from './user.ts'
import { issue } from '../messages/message.ts'

const ENDED = issue('signInEnded')

/**
 * The input of /login/success: the signed code of its address, and the secret in the browser's cookie, which the spec
 * calls credentials. A code alone does not sign in.
 */
export const loginCodeSchema = z.object({
  user: z
    .string({ error: ENDED })
    .max(1000, ENDED)
    .regex(/^[\w-]+\.[\w-]+\.[\w-]+$/, ENDED),
  browser: z.string({ error: ENDED }).regex(/^[\w-]{16,64}$/, ENDED),
})

/** `passwordRemoved`: the account's address was never confirmed, so its password was removed (decision 048). */
export const signedInByCodeSchema = signedInSchema.extend({ passwordRemoved: z.boolean() })

export const exchangeLoginCode = defineEndpoint({
  name: 'exchangeLoginCode',
  method: 'POST',
  path: '/api/auth/login/success',
  access: 'anyone',
  summary: 'Signs in by the single-use code of a sign-in elsewhere.',
  body: loginCodeSchema,
  output: signedInByCodeSchema,
  status: 200,
  problems: ['unauthenticated'],
})
