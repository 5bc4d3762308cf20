import { z } from 'zod'
import { defineEndpoint } from '../http/endpoint.ts'
import { EMAIL, requiredText } from '../values/text.ts'
import { passwordSchema } from './auth-endpoints.ts'

/** So long a link sets a new password (docs/specification.md, Forgotten password). */
export const RESET_MINUTES = 20

/** The good answers, which screens show. */
export const PASSWORD_CHANGED = 'Your password was changed. Your other devices were signed out.'
/** The same answer whether or not an account has the address. */
export const RESET_SENT = {
  status: 'success',
  message: 'If an account has this email, a mail with a link is on its way.',
} as const
export const LINK_WORKS = { status: 'success' } as const
export const PASSWORD_RESET = {
  status: 'success',
  message: 'Your new password is set. Please sign in with it.',
} as const

const currentPassword = z
  .string({ error: 'Current Password is required' })
  .min(1, 'Current Password is required')
  .max(200, 'Please use at most 200 characters')

/** Shorter than at sign-up, and of any characters (docs/specification.md, Password rules). */
const newPassword = z
  .string({ error: 'New password is required' })
  .min(1, 'New password is required')
  .min(5, 'New password must be 5 characters or more')
  .max(200, 'Please use at most 200 characters')

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
      .string({ error: 'Confirm Password is required' })
      .min(1, 'Confirm Password is required'),
  })
  .refine((form) => form.confirmPassword === form.newPassword, {
    path: ['confirmPassword'],
    message: 'Passwords do not match',
    // Reported together with the other problems, once both passwords are given.
    when: ({ value }) => bothPasswordsSchema.safeParse(value).success,
  })

/** Forgot form (docs/specification.md, Password rules). */
export const forgotPasswordBodySchema = z.object({
  email: requiredText(254, 'Email is required').refine((v) => v === '' || EMAIL.test(v), {
    message: 'Invalid Email Format',
  }),
})

/** Reset form: the rule of sign-up (docs/specification.md, Password rules). */
export const resetPasswordBodySchema = z.object({ password: passwordSchema })

/** Where a reset link leads: whose password, and the secret that only the mailbox has. */
const resetLinkSchema = z.object({ id: z.string(), token: z.string() })

const doneSchema = z.object({ status: z.literal('success'), message: z.string() })

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
    'Mails a reset link, if the e-mail is an account’s. The answer never tells whether it is.',
  body: forgotPasswordBodySchema,
  output: doneSchema,
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
  output: doneSchema,
  status: 200,
  problems: ['link_expired', 'rate_limited'],
})
