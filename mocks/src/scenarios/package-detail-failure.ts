import { broken } from './refusals.ts'
import type { Scenario } from './scenario.ts'
import { aPackage } from './starts.ts'

export const packageDetailFailure = {
  name: 'package-detail-failure',
  title: 'A package cannot be loaded',
  description: 'The page of a package gets no answer.',
  shows: ["section 8, 'Package detail load failure'"],
  group: 'Holidays and visas',
  start: aPackage,
  about: 'getPackage',
  rules: { refuseCall: { getPackage: { refusal: broken } } },
} as const satisfies Scenario
