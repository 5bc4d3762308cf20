import { z } from 'zod'
import { defineEndpoint } from '../http/endpoint.ts'
import { signedInSchema, userSchema } from './user.ts'
import { EMAIL, requiredText } from '../values/text.ts'

/** Those four kinds of characters and no others (docs/specification.md, Sign-up rules). */
const STRONG = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[@$!%*?&])[A-Za-z\d@$!%*?&]+$/

/** No @, which marks an e-mail address, and no invisible characters, which make one name look like another. */
const USER_NAME = /^[^\s@\p{C}]+$/u

/** Passwords are never trimmed or normalised. 200 characters bound the work of hashing. */
export const passwordSchema = z
  .string({ error: 'Password is required' })
  .min(1, 'Password is required')
  .min(6, 'Password must have at least 6 characters')
  .max(200, 'Please use at most 200 characters')
  .regex(STRONG, 'one lowercase and one uppercase letter, one digit and one special character')

/** Sign-up form (docs/specification.md, Sign-up rules), messages to the letter. */
export const registerBodySchema = z.object({
  userName: requiredText(40, 'Username is required').refine((v) => v === '' || USER_NAME.test(v), {
    message: 'Use letters, digits and signs without spaces or @',
  }),
  email: requiredText(254, 'Email is required').refine((v) => v === '' || EMAIL.test(v), {
    message: 'Invalid Email Format',
  }),
  password: passwordSchema,
})

/** Login form (docs/specification.md, Sign-up rules). */
export const loginBodySchema = z.object({
  identifier: requiredText(254, 'Username or Email is required'),
  password: z
    .string({ error: 'Password is required' })
    .min(1, 'Password is required')
    .max(200, 'Please use at most 200 characters'),
})

export const register = defineEndpoint({
  name: 'register',
  method: 'POST',
  path: '/api/auth/register',
  access: 'anyone',
  summary: 'Makes an account and signs in.',
  body: registerBodySchema,
  output: signedInSchema,
  status: 201,
  problems: ['already_taken', 'rate_limited'],
})

export const login = defineEndpoint({
  name: 'login',
  method: 'POST',
  path: '/api/auth/login',
  access: 'anyone',
  summary: 'Signs in by username or e-mail.',
  body: loginBodySchema,
  output: signedInSchema,
  status: 200,
  problems: ['unauthenticated', 'rate_limited'],
})

export const logout = defineEndpoint({
  name: 'logout',
  method: 'POST',
  path: '/api/auth/logout',
  access: 'user',
  summary: 'Revokes the access token.',
  output: z.object({ message: z.string() }),
  status: 200,
  problems: ['unauthenticated'],
})

export const getSignedIn = defineEndpoint({
  name: 'getSignedIn',
  method: 'GET',
  path: '/api/auth/login/success',
  access: 'user',
  summary: 'Who is signed in.',
  output: z.object({ user: userSchema }),
  status: 200,
  problems: ['unauthenticated'],
})
