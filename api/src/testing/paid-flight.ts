import type { DatabaseHandle } from '../db/types.ts'
import { startPaying } from './paying.ts'
import type { TestApiOptions } from './test-api.ts'
import { stubFlights } from './stub-flights.ts'

/** A flight that is paid, whose job has not run; `pass` moves the clock on and runs what is due then. */
export async function startPaid(
  database: Pick<DatabaseHandle, 'db' | 'jobs'>,
  options: Pick<TestApiOptions, 'drawETicket'> = {},
) {
  const flights = stubFlights()
  const test = await startPaying(database, { ...options, flights })
  await test.notify(test.fake.pay(test.tranId))
  const pass = async (milliseconds: number) => {
    test.api.now += milliseconds
    await test.api.runJobs()
  }
  return { ...test, flights, pass }
}
