import type { Scenario } from './scenario.ts'
import { aSearch } from './starts.ts'

export const priceChanged = {
  name: 'price-changed',
  title: 'The price has risen',
  description:
    'When the traveller pays, the fare, the package or the visa has risen by 6%. The new price is shown and can be accepted.',
  shows: ['section 8, Payment-process failure'],
  group: 'Paying',
  start: aSearch,
  as: 'first-timer',
  about: 'price',
  rules: { priceRisePercent: 6 },
} as const satisfies Scenario
