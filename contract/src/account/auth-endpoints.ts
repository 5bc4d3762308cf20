import { z } from 'zod'
import { issue } from '../messages/message.ts'
import { doneSchema } from '../http/done.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { signedInSchema, userSchema } from './user.ts'
import { emailText, requiredText } from '../fields/text.ts'

/** Those four kinds of characters and no others (docs/specification.md, Sign-up rules). */
const STRONG = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[@$!%*?&])[A-Za-z\d@$!%*?&]+$/

/** No @, which marks an e-mail address, and no invisible characters, which make one name look like another. */
const USER_NAME = /^[^\s@\p{C}]+$/u
const USER_NAME_LENGTH = 40

/** That a name is missing or too long is said by other messages. */
function isUserName(typed: string): boolean {
  const name = typed.trim()
  return name === '' || name.length > USER_NAME_LENGTH * 4 || USER_NAME.test(name)
}

/** Passwords are never trimmed or normalised. 200 characters bound the work of hashing. */
export const passwordSchema = z
  .string({ error: issue('passwordRequired') })
  .min(1, issue('passwordRequired'))
  .min(6, issue('passwordTooShort'))
  .max(200, issue({ key: 'atMostCharacters', params: { max: 200 } }))
  .regex(STRONG, issue('passwordTooWeak'))

/** Sign-up form (docs/specification.md, Sign-up rules), messages to the letter. */
export const registerBodySchema = z.object({
  // Checked as it was typed: without its invisible characters it would be another name.
  userName: z
    .string({ error: issue('userNameRequired') })
    .refine(isUserName, { message: issue('userNameForm'), abort: true })
    .pipe(requiredText(USER_NAME_LENGTH, 'userNameRequired')),
  email: emailText('emailRequired'),
  password: passwordSchema,
})

/** Login form (docs/specification.md, Sign-up rules). */
export const loginBodySchema = z.object({
  identifier: requiredText(254, 'identifierRequired'),
  password: z
    .string({ error: issue('passwordRequired') })
    .min(1, issue('passwordRequired'))
    .max(200, issue({ key: 'atMostCharacters', params: { max: 200 } })),
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
  summary: 'Signs in by username or email.',
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
  output: doneSchema,
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

/** `passwordRemoved`: the account's address was never confirmed, so its password may be a stranger's and was removed. */
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

export const confirmEmail = defineEndpoint({
  name: 'confirmEmail',
  method: 'POST',
  path: '/api/auth/confirm-email/{id}/{token}',
  access: 'anyone',
  summary: 'Confirms the email of an account by the link of an email. Does not sign in.',
  params: z.object({ id: z.string(), token: z.string() }),
  output: doneSchema,
  status: 200,
  problems: ['link_expired', 'rate_limited'],
})

export const sendConfirmation = defineEndpoint({
  name: 'sendConfirmation',
  method: 'POST',
  path: '/api/users/{userId}/confirm-email',
  access: 'owner',
  summary: 'Mails the link that confirms the email again. For a confirmed one nothing is sent.',
  params: z.object({ userId: z.string().max(64) }),
  output: doneSchema,
  status: 200,
  problems: ['unauthenticated', 'forbidden', 'rate_limited'],
})
