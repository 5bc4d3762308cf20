import { broken } from './refusals.ts'
import type { Scenario } from './scenario.ts'
import { forgotPassword } from './starts.ts'

export const resetPasswordFailure = {
  name: 'reset-password-failure',
  title: 'Setting the new password fails',
  description: 'The link of the mail works, but the new password cannot be stored.',
  shows: ["section 8, 'Forgot or reset password failure'"],
  group: 'Signing in',
  start: forgotPassword,
  about: 'resetPassword',
  rules: { refuseCall: { resetPassword: { refusal: broken } } },
} as const satisfies Scenario
