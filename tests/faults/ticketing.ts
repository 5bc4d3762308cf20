import { openPostgres } from '@jatra/api/db/open-postgres'
import { jatraAirBookings } from '@jatra/sandbox/db/schema'
import { createJatraAir } from '@jatra/sandbox/jatra-air/jatra-air'
import type { FlightSupplier } from '@jatra/api/providers/flights/flight-supplier'
import {
  pay,
  paymentBody,
  placeOrder,
  readOrder,
  search,
  signUp,
  type Visitor,
} from '@jatra/api/testing/booking'
import { expectBalanced } from '@jatra/api/testing/expect-balanced'
import { installJobClock, setJobClock } from '@jatra/api/testing/job-clock'
import { createTestApi, type TestApi } from '@jatra/api/testing/test-api'
import type { ChangeDecision } from '@jatra/contract/flight/flight-booking'
import type { FlightOrder } from '@jatra/contract/flight/flight-order'
import type { JatraAirScenario } from '@jatra/contract/flight/jatra-air'
import { decideAirlineChange } from '@jatra/contract/whole-order/endpoints'
import type { OnPostgres } from './empty-database.ts'

/** Where a process dies on the way from the payment to the ticket, and from a decision about a change to its end. */
export type TicketingCrashPoint =
  | 'before the supplier is asked'
  | 'after the supplier has booked'
  | 'before the tickets are written down'
  | 'after the airline was told of the decision'

interface TicketingInput extends OnPostgres {
  /** Jobs are done at each of these times, epoch milliseconds. */
  times: number[]
  crashAt: TicketingCrashPoint | null
  /** Who books first; absent when only jobs are done. */
  userName: string | null
  /** Whether they pay later; else they pay at once. */
  payLater?: boolean
  /** Whose order is read at the end. */
  paid: { visitor: Visitor; orderId: string } | null
  /** Absent: nothing goes wrong at the airline. */
  scenario?: JatraAirScenario
  /** What the traveller decides at the end about the change that waits. */
  decision?: ChangeDecision
}

export interface Ticketed {
  paid: { visitor: Visitor; orderId: string } | null
  order: FlightOrder | null
  /** How many bookings the supplier has. */
  bookings: number
}

/** Books and does jobs on a database that it opens, and closes when it lives to the end. */
export async function payAndTicket(input: TicketingInput): Promise<Ticketed> {
  const { databaseUrl, times, crashAt, userName } = input
  const handle = await openPostgres(databaseUrl)
  // The data of a killed process is consistent before anything continues.
  await expectBalanced(handle.db)
  await installJobClock(handle.db)
  await setJobClock(handle.db, times[0] ?? 0)
  const supplier = createJatraAir({
    db: handle.db,
    clock: () => api.now,
    scenario: () => input.scenario ?? null,
  })
  const api = createTestApi(handle, { flights: dyingSupplier(supplier, crashAt) })
  api.now = times[0] ?? api.now
  let { paid } = input
  if (userName) {
    if (input.payLater) paid = await bookForLater(api, userName)
    else {
      const { visitor, orderId, url } = await placeOrder(api.client, userName)
      await api.send('POST', url, { body: new URLSearchParams({ choice: 'pay' }) })
      await api.send('GET', `/api/payment/return/${url.split('/').at(-1) ?? ''}`)
      paid = { visitor, orderId }
    }
  } else {
    for (const now of times) {
      api.now = now
      await api.runJobs()
    }
  }
  if (paid && input.decision) await decide(api, paid, input.decision)
  const told = {
    paid,
    order: paid && (await readOrder(api.client, paid.visitor, paid.orderId)),
    bookings: await handle.db.$count(jatraAirBookings),
  }
  await expectBalanced(handle.db)
  await handle.close()
  return told
}

/** Abroad: only such flights are held. */
async function bookForLater({ client }: TestApi, userName: string) {
  const visitor = await signUp(client, userName)
  const found = await search(client, { destinationLocationCode: 'BKK' })
  const held = found.flights.data.filter(({ hold }) => hold)
  const { flights } = found
  const body = paymentBody({ ...found, flights: { ...flights, data: held } }, visitor.userId)
  const { orderId } = await pay(client, visitor, { ...body, payLater: true })
  return { visitor, orderId }
}

async function decide(
  api: TestApi,
  { visitor, orderId }: NonNullable<Ticketed['paid']>,
  decision: ChangeDecision,
): Promise<void> {
  const { token, userId } = visitor
  const { booking } = await readOrder(api.client, visitor, orderId)
  await api.client.call(
    decideAirlineChange,
    { params: { userId, orderId }, body: { changeId: booking.change?.id ?? '', decision } },
    { token },
  )
}

/** The process kills itself at one point, as hard as a process can die. */
function dyingSupplier(
  supplier: FlightSupplier,
  crashAt: TicketingCrashPoint | null,
): FlightSupplier {
  const die = (): Promise<never> => {
    process.kill(process.pid, 'SIGKILL')
    // The signal is delivered at once; the promise only keeps what follows from running.
    return new Promise(() => {})
  }
  return {
    ...supplier,
    async book(request) {
      if (crashAt === 'before the supplier is asked') await die()
      const outcome = await supplier.book(request)
      if (crashAt === 'after the supplier has booked') await die()
      return outcome
    },
    async getOrder(by) {
      const order = await supplier.getOrder(by)
      if (crashAt === 'before the tickets are written down' && order?.tickets.length) await die()
      return order
    },
    async acceptChange(orderId, changeId) {
      const accepted = await supplier.acceptChange(orderId, changeId)
      if (crashAt === 'after the airline was told of the decision') await die()
      return accepted
    },
    async cancel(quoteId) {
      const cancelled = await supplier.cancel(quoteId)
      if (crashAt === 'after the airline was told of the decision') await die()
      return cancelled
    },
  }
}
