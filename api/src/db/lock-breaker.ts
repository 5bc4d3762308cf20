import { lockNotAvailable } from './database-failure.ts'

/**
 * The statement was rejected at once because its table was locked a moment ago. The code is PostgreSQL's own for that.
 */
class TableLocked extends Error {
  readonly code = '55P03'
  constructor() {
    super('The table was locked a moment ago')
  }
}

/**
 * A read waits for a lock only while its table is being changed as a whole. If every such read waited, they would soon
 * hold every connection. So once one has timed out, the same statement fails at once for a while, and then one at a
 * time may try.
 */
export function createLockBreaker(openMs: number, clock: () => number = Date.now) {
  const locked = new Map<string, { until: number; trying: boolean }>()
  return async <T>(statement: string, read: () => Promise<T>): Promise<T> => {
    const entry = locked.get(statement)
    if (entry && (entry.trying || clock() < entry.until)) throw new TableLocked()
    if (entry) entry.trying = true
    try {
      const result = await read()
      locked.delete(statement)
      return result
    } catch (error) {
      if (lockNotAvailable(error)) {
        locked.set(statement, { until: clock() + openMs, trying: false })
      } else if (entry) {
        entry.trying = false
      }
      throw error
    }
  }
}
