import type { Scenario } from './scenario.ts'
import { aSearch } from './starts.ts'

export const empty = {
  name: 'empty',
  title: 'Nothing there',
  description: 'Searches find no flights, no packages and no visas, and accounts have no bookings.',
  shows: [
    "section 8, 'No Results Found'",
    "section 2, Account area: 'You have no flight orders'",
    "section 2, Package list: 'No data found'",
  ],
  group: 'The whole service',
  start: aSearch,
  about: 'lists',
  rules: { noOffers: true, noPackages: true, noVisas: true, noOrders: true },
} as const satisfies Scenario
