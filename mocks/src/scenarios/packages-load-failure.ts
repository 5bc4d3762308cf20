import { broken } from './refusals.ts'
import type { Scenario } from './scenario.ts'
import { home } from './starts.ts'

export const packagesLoadFailure = {
  name: 'packages-load-failure',
  title: 'Packages cannot be loaded',
  description: 'The hot packages of the home page and the list of packages get no answer.',
  shows: ["section 8, 'Visa search load failure and hot-packages carousel load failure'"],
  group: 'Holidays and visas',
  start: home,
  about: 'listPackages',
  rules: { refuseCall: { listPackages: { refusal: broken }, packageFacets: { refusal: broken } } },
} as const satisfies Scenario
