import { z } from 'zod'
import { issue } from '../messages/message.ts'
import { doneSchema } from '../http/done.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { safePath } from '../values/safe-path.ts'
import { emailText } from '../fields/text.ts'
import { passwordSchema } from './auth-endpoints.ts'

/** How long a reset link is valid (docs/specification.md, Forgotten password). */
export const RESET_MINUTES = 20

/** A reset link that works. */
export const LINK_WORKS = { status: 'success' } as const

const currentPassword = z
  .string({ error: issue('currentPasswordRequired') })
  .min(1, issue('currentPasswordRequired'))
  .max(200, issue({ key: 'atMostCharacters', params: { max: 200 } }))

/** Shorter than at sign-up, and of any characters (docs/specification.md, Password rules). */
const newPassword = z
  .string({ error: issue('newPasswordRequired') })
  .min(1, issue('newPasswordRequired'))
  .min(5, issue('newPasswordTooShort'))
  .max(200, issue({ key: 'atMostCharacters', params: { max: 200 } }))

export const changePasswordBodySchema = z.object({
  userId: z.string(),
  currentPassword,
  newPassword,
})

const bothPasswordsSchema = z.object({
  newPassword: z.string().min(1),
  confirmPassword: z.string().min(1),
})

/** The form asks for the new password twice (docs/specification.md, Password rules); only one is sent on. */
export const changePasswordFormSchema = z
  .object({
    currentPassword,
    newPassword,
    confirmPassword: z
      .string({ error: issue('confirmPasswordRequired') })
      .min(1, issue('confirmPasswordRequired')),
  })
  .refine((form) => form.confirmPassword === form.newPassword, {
    path: ['confirmPassword'],
    message: issue('passwordsDiffer'),
    // Reported together with the other problems, once both passwords are given.
    when: ({ value }) => bothPasswordsSchema.safeParse(value).success,
  })

/** Forgot form (docs/specification.md, Password rules). */
export const forgotPasswordBodySchema = z.object({
  email: emailText('emailRequired'),
  /** Where to go on after signing in with the new password; what is no page of our own is left out. */
  redirectTo: z
    .string()
    .max(2_000)
    .optional()
    .transform((path) => safePath(path, '') || undefined),
})

/** Reset form: the rule of sign-up (docs/specification.md, Password rules). */
export const resetPasswordBodySchema = z.object({ password: passwordSchema })

/** The content of a reset link: the user, and the secret that only the mailbox has. */
const resetLinkSchema = z.object({ id: z.string(), token: z.string() })

const successSchema = z.object({ status: z.literal('success'), ...doneSchema.shape })

export const changePassword = defineEndpoint({
  name: 'changePassword',
  method: 'POST',
  path: '/api/auth/change-password',
  access: 'owner',
  summary: 'Changes the password, and ends every other session. The answer is the text to show.',
  body: changePasswordBodySchema,
  output: z.string(),
  status: 200,
  problems: ['unauthenticated', 'forbidden', 'rate_limited'],
})

export const forgotPassword = defineEndpoint({
  name: 'forgotPassword',
  method: 'POST',
  path: '/api/auth/forgot-password',
  access: 'anyone',
  summary:
    'Mails a reset link, if the email is an account’s. The answer never tells whether it is.',
  body: forgotPasswordBodySchema,
  output: successSchema,
  status: 200,
  problems: ['rate_limited'],
})

export const checkResetLink = defineEndpoint({
  name: 'checkResetLink',
  method: 'GET',
  path: '/api/auth/reset-password/{id}/{token}',
  access: 'anyone',
  summary: 'Whether a reset link still works. Looking does not use it up.',
  params: resetLinkSchema,
  output: z.object({ status: z.literal('success') }),
  status: 200,
  problems: ['link_expired', 'rate_limited'],
})

export const resetPassword = defineEndpoint({
  name: 'resetPassword',
  method: 'POST',
  path: '/api/auth/reset-password/{id}/{token}',
  access: 'anyone',
  summary: 'Sets a new password by a reset link, and ends every session. Does not sign in.',
  params: resetLinkSchema,
  body: resetPasswordBodySchema,
  output: successSchema,
  status: 200,
  problems: ['link_expired', 'rate_limited'],
})

/**
 * The page that a reset link opens.
 * @param redirectTo where its visitor was when the password was forgotten; absent: nowhere
 */
export function resetLinkPath(
  { id, token }: { id: string; token: string },
  redirectTo?: string,
): string {
  const path = `/reset-password/${encodeURIComponent(id)}/${token}`
  return redirectTo === undefined ? path : `${path}?${new URLSearchParams({ redirectTo })}`
}
