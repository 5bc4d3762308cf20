import { orders, paymentAttempts } from '@jatra/api/db/schema'
import type { Database } from '@jatra/api/db/types'

/**
 * Where a process dies. `order` and `settlement` are the transactions that store the order and that book the payment;
 * `page`: after the gateway answered, before its page URL is stored.
 */
export type CrashPoint =
  | 'before the order is committed'
  | 'after the order is committed'
  | 'after the gateway has answered'
  | 'before the settlement is committed'
  | 'after the settlement is committed'

/** The database, on which the process kills itself at one point, as hard as a process can die. */
export function crashingDatabase(db: Database, point: CrashPoint | null): Database {
  if (!point) return db
  return new Proxy(db, {
    get(target, key, receiver) {
      if (key === 'transaction') return transactionThatDies(target, point)
      return Reflect.get(target, key, receiver) as unknown
    },
  })
}

function transactionThatDies(db: Database, point: CrashPoint): Database['transaction'] {
  return async (work, config) => {
    let written: 'order' | 'settlement' | undefined
    const result = await db.transaction(async (tx) => {
      const watched = new Proxy(tx, {
        get(target, key, receiver) {
          if (key === 'update' && point === 'after the gateway has answered') {
            return updateThatDies(target)
          }
          const value = Reflect.get(target, key, receiver) as unknown
          if ((key !== 'insert' && key !== 'update') || typeof value !== 'function') return value
          return (table: unknown) => {
            if (table === orders) written = key === 'insert' ? 'order' : 'settlement'
            return Reflect.apply(value, target, [table]) as unknown
          }
        },
      })
      const done = await work(watched)
      if (written && point === `before the ${written} is committed`) await die()
      return done
    }, config)
    if (written && point === `after the ${written} is committed`) await die()
    return result
  }
}

/** Dies in place of writing the gateway's page down. */
function updateThatDies(db: Pick<Database, 'update'>): Database['update'] {
  return (table) => {
    const builder = db.update(table)
    if ((table as unknown) !== paymentAttempts) return builder
    return new Proxy(builder, {
      get(target, key, receiver) {
        const value = Reflect.get(target, key, receiver) as unknown
        if (key !== 'set' || typeof value !== 'function') return value
        return (values: { gatewayUrl?: unknown }) => {
          if (values.gatewayUrl) process.kill(process.pid, 'SIGKILL')
          return Reflect.apply(value, target, [values]) as unknown
        }
      },
    })
  }
}

/** The signal is delivered at once; the promise only keeps what follows from running. */
function die(): Promise<never> {
  process.kill(process.pid, 'SIGKILL')
  return new Promise(() => {})
}
