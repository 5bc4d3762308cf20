import { setTimeout as wait } from 'node:timers/promises'
import { errorCode } from '@jatra/contract/values/error-code'
import { causesOf, databaseFailure } from './database-failure.ts'

const START_AGAIN_AFTER = 500

/** The database cannot be used as it is set up. The message is for the operator and holds no password. */
export class CannotOpenDatabase extends Error {}

/**
 * Applies migrations.
 * @throws CannotOpenDatabase when the database has tables that they are to make
 */
export async function orSayWhoseTables(migrations: Promise<void>): Promise<void> {
  try {
    await migrations
  } catch (error) {
    const isThere = [...causesOf(error)].some((cause) => errorCode(cause) === '42P07')
    if (!isThere) throw error
    throw new CannotOpenDatabase(
      'The database has tables of an earlier version or of another program. From an earlier version it is lifted: docs/operations.md, A new version',
      { cause: error },
    )
  }
}

/** An address of the database, and the variable that has it. */
export interface Address {
  url: string
  setting: 'DATABASE_URL' | 'DATABASE_DIRECT_URL'
}

/**
 * Starts anew while the server rejects or cannot be found: a process and its database are often started together, and
 * the database takes longer.
 * @throws CannotOpenDatabase when it cannot be reached in time
 */
export async function untilThere<T>(
  { url, setting }: Address,
  start: () => Promise<T>,
  waitMs: number,
  onWaiting?: (error: Error) => void,
): Promise<T> {
  const until = Date.now() + waitMs
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await start()
    } catch (error) {
      if (!(error instanceof Error) || databaseFailure(error) !== 'away') throw error
      if (Date.now() >= until) {
        const { host, pathname } = new URL(url)
        const reason = error.message || String(errorCode(error))
        throw new CannotOpenDatabase(
          `The database ${host}${pathname} (${setting}) cannot be reached: ${reason}`,
          { cause: error },
        )
      }
      if (attempt === 1) onWaiting?.(error)
      await wait(START_AGAIN_AFTER)
    }
  }
}
