import { MINUTE_MS } from '@jatra/contract/values/time-units'
import { SupplierError } from '../flight-supplier.ts'

/** Duffel's budgets are new each minute. A later time is a wrong clock, theirs or ours, and must not end all sales. */
const LONGEST_MS = MINUTE_MS

/** What Duffel's headers allow: a token has one budget for searches and one for all other calls. */
export function createRateLimits(clock: () => number) {
  const closedUntil = new Map<string, number>()

  return {
    /** @throws SupplierError rate_limited while the budget of these calls is used up */
    assertOpen(budget: string): void {
      const retryAt = closedUntil.get(budget) ?? 0
      if (clock() >= retryAt) return
      throw new SupplierError('rate_limited', 'The budget of calls to Duffel is used up', {
        retryAt,
      })
    },
    /** Reads an answer. @returns when the budget is new again, epoch milliseconds; null while some of it is left */
    read(budget: string, { status, headers }: Pick<Response, 'status' | 'headers'>): number | null {
      const left = headers.get('ratelimit-remaining')
      const usedUp = left !== null && Number(left) <= 0
      if (status !== 429 && !usedUp) return null
      const reset = Date.parse(headers.get('ratelimit-reset') ?? '')
      const latest = clock() + LONGEST_MS
      const retryAt = Number.isNaN(reset) ? latest : Math.min(reset, latest)
      closedUntil.set(budget, retryAt)
      return retryAt
    },
  }
}
