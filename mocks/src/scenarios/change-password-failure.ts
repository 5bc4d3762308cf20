import { wrongCurrentPassword } from '@jatra/contract/account/password-refusals'
import type { Scenario } from './scenario.ts'
import { changePassword } from './starts.ts'

export const changePasswordFailure = {
  name: 'change-password-failure',
  title: 'The password cannot be changed',
  description: 'The service refuses the present password, whatever is typed.',
  shows: ["section 8, 'Change password failure'"],
  group: 'The account',
  start: changePassword,
  as: 'traveller',
  about: 'changePassword',
  rules: { refuseCall: { changePassword: { refusal: wrongCurrentPassword() } } },
} as const satisfies Scenario
