import { broken } from './refusals.ts'
import type { Scenario } from './scenario.ts'
import { forgotPassword } from './starts.ts'

export const forgotPasswordFailure = {
  name: 'forgot-password-failure',
  title: 'The mail for a new password fails',
  description: 'Asking for a mail to set a new password fails.',
  shows: ["section 8, 'Forgot or reset password failure'"],
  group: 'Signing in',
  start: forgotPassword,
  about: 'forgotPassword',
  rules: { refuseCall: { forgotPassword: { refusal: broken } } },
} as const satisfies Scenario
