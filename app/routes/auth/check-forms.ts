// The rules of the forms here. Pages import this file only when a form is in use (useLateForm).
import { parseWithZod } from '@conform-to/zod/v4'
import { loginBodySchema, registerBodySchema } from '@jatra/contract/account/auth-endpoints'
import {
  forgotPasswordBodySchema,
  resetPasswordBodySchema,
} from '@jatra/contract/account/password-endpoints'

export const checkLogin = (formData: FormData) =>
  parseWithZod(formData, { schema: loginBodySchema })

export const checkRegister = (formData: FormData) =>
  parseWithZod(formData, { schema: registerBodySchema })

export const checkForgotPassword = (formData: FormData) =>
  parseWithZod(formData, { schema: forgotPasswordBodySchema })

export const checkResetPassword = (formData: FormData) =>
  parseWithZod(formData, { schema: resetPasswordBodySchema })
