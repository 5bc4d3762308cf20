import { openPostgres } from '@jatra/api/db/open-postgres'
import type { Database } from '@jatra/api/db/types'
import { acts } from '../race/order-acts.ts'

export const commitDeaths = ['before it is committed', 'after it is committed'] as const

interface ActingInput {
  databaseUrl: string
  /** One of {@link acts}. */
  name: string
  diesAt: (typeof commitDeaths)[number]
}

/** Prepares an act on an order, and dies of its transaction. */
export async function actAndDie({ databaseUrl, name, diesAt }: ActingInput): Promise<void> {
  const handle = await openPostgres(databaseUrl)
  const armed = { isArmed: false }
  const db = databaseThatDies(handle.db, diesAt, armed)
  const prepare = acts[name]
  if (!prepare) throw new Error(`There is no act ${name}`)
  const { act } = await prepare({ ...handle, db, url: databaseUrl })
  armed.isArmed = true
  await act()
}

function databaseThatDies(
  db: Database,
  diesAt: ActingInput['diesAt'],
  armed: { isArmed: boolean },
): Database {
  const transaction: Database['transaction'] = async (work, config) => {
    const answer = await db.transaction(async (tx) => {
      const done = await work(tx)
      if (armed.isArmed && diesAt === 'before it is committed') await die()
      return done
    }, config)
    if (armed.isArmed) await die()
    return answer
  }
  return new Proxy(db, {
    get: (target, key, receiver) =>
      key === 'transaction' ? transaction : (Reflect.get(target, key, receiver) as unknown),
  })
}

/** The signal is delivered at once; the promise only keeps what follows from running. */
function die(): Promise<never> {
  process.kill(process.pid, 'SIGKILL')
  return new Promise(() => {})
}
