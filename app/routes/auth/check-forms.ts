// Validation of the forms on these pages. Pages import this file only when a form is in use (useLateForm).
import { parseWithZod } from '@conform-to/zod/v4'
import { loginBodySchema, registerBodySchema } from '@jatra/contract/account/auth-endpoints'
import {
  forgotPasswordBodySchema,
  resetPasswordBodySchema,
} from '@jatra/contract/account/password-endpoints'
import { sayIssues } from '~/forms/say-field-error.ts'

export const checkLogin = (formData: FormData) =>
  parseWithZod(formData, { schema: loginBodySchema, formatError: sayIssues })

export const checkRegister = (formData: FormData) =>
  parseWithZod(formData, { schema: registerBodySchema, formatError: sayIssues })

export const checkForgotPassword = (formData: FormData) =>
  parseWithZod(formData, { schema: forgotPasswordBodySchema, formatError: sayIssues })

export const checkResetPassword = (formData: FormData) =>
  parseWithZod(formData, { schema: resetPasswordBodySchema, formatError: sayIssues })
