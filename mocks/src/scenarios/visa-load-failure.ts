import { broken } from './refusals.ts'
import type { Scenario } from './scenario.ts'
import { someVisas } from './starts.ts'

export const visaLoadFailure = {
  name: 'visa-load-failure',
  title: 'Visas cannot be loaded',
  description: 'The visa search gets no answer.',
  shows: ["section 8, 'Visa search load failure and hot-packages carousel load failure'"],
  group: 'Holidays and visas',
  start: someVisas,
  about: 'listVisas',
  rules: { refuseCall: { listVisas: { refusal: broken }, getVisa: { refusal: broken } } },
} as const satisfies Scenario
