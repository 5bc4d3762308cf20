import type { Language } from '@jatra/contract/values/language'
import { demoAccounts as inBangla } from './accounts.bn.ts'
import { demoAccounts } from './accounts.ts'

/** What the login page offers of them, described in its language. */
export const offeredAccounts = (language: Language) =>
  demoAccounts.map(({ userName, password, description }) => ({
    userName,
    password,
    description: language === 'bn' ? inBangla[userName] : description,
  }))
