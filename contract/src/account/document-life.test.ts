import { expect, it } from 'vitest'
import { ENDED_DOCUMENTS_DAYS, VISA_DOCUMENTS_DAYS } from './account-limits.ts'
import { DAY_MS } from '../values/time-units.ts'
import { documentKeptUntil, type ApplicationOfDocument } from './document-life.ts'

const paid: ApplicationOfDocument = {
  ...{ paymentStatus: 'success', settledAt: DAY_MS, createdAt: 0 },
  ...{ validity: 90, cancelledAt: null },
}
const ended = (day: number): ApplicationOfDocument => ({
  ...paid,
  ...{ paymentStatus: 'expired', settledAt: day * DAY_MS },
})

it.each([
  ['a day after its upload, when no order took it', [], 1],
  ['30 days after its order ended unpaid', [ended(2)], 32],
  ['as the last of its orders says', [ended(9), ended(2)], 39],
  ['while a visa is valid, and some time after it', [ended(2), paid], 90 + VISA_DOCUMENTS_DAYS],
  ['after a cancellation', [{ ...paid, cancelledAt: 3 * DAY_MS }], 3 + ENDED_DOCUMENTS_DAYS],
])('a document is kept %s', (_, applications, days) => {
  expect(documentKeptUntil(0, applications) / DAY_MS).toBe(days)
})
