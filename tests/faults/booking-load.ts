import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { getSearch } from '@jatra/contract/flight/endpoints'
import { listFlightOrders } from '@jatra/contract/order/endpoints'
import type { FlightOrder } from '@jatra/contract/flight/flight-order'
import { DomainError } from '@jatra/contract/http/problem'
import { BookingClient, type Booking } from './booking-client.ts'

/** The rate limit of one account; then the next account books. */
const ORDERS_OF_A_BOOKER = 20
const RETRY_MS = 100

/** What one user attempted, and the answers. */
interface Intent {
  key: string
  orderId: string | null
  paid: boolean
}
interface Ledger {
  booker: BookingClient
  searches: string[]
  intents: Intent[]
}

export interface LoadReport {
  searches: number
  orders: number
  payments: number
  /** Requests that were not answered, and were sent again. */
  unanswered: number
  faults: string[]
}

/** Users who search, book and pay continuously, and record the answers. */
export class BookingLoad {
  acknowledged = 0
  #unanswered = 0
  #stopped = false
  #abandoned = false
  #number = 0
  readonly #at: () => string
  readonly #ledgers: Ledger[] = []
  #running: Promise<void>[] = []

  constructor(at: () => string) {
    this.#at = at
  }

  start(bookers: number): void {
    this.#running = Array.from({ length: bookers }, () => this.#live())
    // An abandoned load does not report its end.
    for (const life of this.#running) life.catch(() => {})
  }

  /** Ends at once, without a report. */
  abandon(): void {
    this.#stopped = true
    this.#abandoned = true
  }

  /** Waits for requests under way, and compares the answers with what is stored. */
  async finish(): Promise<LoadReport> {
    this.#stopped = true
    await Promise.all(this.#running)
    const faults: string[] = []
    for (const ledger of this.#ledgers) faults.push(...(await check(ledger)))
    const intents = this.#ledgers.flatMap((ledger) => ledger.intents)
    return {
      searches: this.#ledgers.reduce((sum, { searches }) => sum + searches.length, 0),
      orders: intents.length,
      payments: intents.filter(({ paid }) => paid).length,
      unanswered: this.#unanswered,
      faults,
    }
  }

  async #live(): Promise<void> {
    while (!this.#stopped) {
      const booker = await this.#until(() => BookingClient.signUp(this.#at, (this.#number += 1)))
      const ledger: Ledger = { booker, searches: [], intents: [] }
      this.#ledgers.push(ledger)
      for (let order = 0; order < ORDERS_OF_A_BOOKER && !this.#stopped; order++) {
        await this.#bookOnce(ledger)
      }
    }
  }

  async #bookOnce({ booker, searches, intents }: Ledger): Promise<void> {
    const found = await this.#until(() => booker.search())
    searches.push(found.searchUid)
    const intent: Intent = { key: randomUUID(), orderId: null, paid: false }
    intents.push(intent)
    const booking = await this.#until(() => booker.book(found, intent.key))
    intent.orderId = booking.orderId
    await this.#until(() => payOnce(booker, booking))
    intent.paid = true
  }

  /**
   * Sends it again until it is answered, as a traveller does who believes in the site.
   * @throws DomainError when it is refused for good, which no drill gives a reason for
   */
  async #until<T>(send: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        const answer = await send()
        this.acknowledged += 1
        return answer
      } catch (error) {
        if (this.#abandoned || isRefusal(error)) throw error
        this.#unanswered += 1
        await wait(RETRY_MS)
      }
    }
  }
}

/** An answer that stays the same however often it is asked for. */
const isRefusal = (error: unknown) =>
  error instanceof DomainError &&
  error.status < 500 &&
  !['request_in_progress', 'rate_limited'].includes(error.code)

/** Pays, unless an earlier press of the button did without our hearing of it. */
async function payOnce(booker: BookingClient, booking: Booking): Promise<void> {
  const paid = async () => (await booker.read(booking.orderId)).paymentStatus === 'success'
  if (await paid()) return
  await booker.choosePay(booking).catch(() => {})
  await booker.comeBack(booking)
  if (!(await paid())) throw new Error(`${booking.orderId} is not paid yet`)
}

async function check({ booker, searches, intents }: Ledger): Promise<string[]> {
  const faults: string[] = []
  const stored = new Map((await ordersOf(booker)).map((order) => [order._id, order]))
  for (const { key, orderId, paid } of intents) {
    const order = orderId === null ? undefined : stored.get(orderId)
    if (!order) {
      faults.push(`order ${orderId ?? key} is lost`)
      continue
    }
    const payments = order.payments.filter(({ status }) => status === 'success')
    if (paid && (order.paymentStatus !== 'success' || payments.length !== 1))
      faults.push(`order ${order._id} is ${order.paymentStatus} by ${payments.length} payments`)
  }
  if (stored.size !== intents.length)
    faults.push(`${intents.length} orders were placed and ${stored.size} are stored`)
  for (const searchUid of searches.slice(-3))
    await booker.client
      .call(getSearch, { params: { searchUid } })
      .catch((error: unknown) => faults.push(`search ${searchUid}: ${String(error)}`))
  return faults
}

async function ordersOf({ client, visitor, token }: BookingClient): Promise<FlightOrder[]> {
  const orders: FlightOrder[] = []
  let cursor: string | undefined
  do {
    const query = { limit: 50, ...(cursor && { cursor }) }
    const { userId } = visitor
    const page = await client.page(listFlightOrders, { params: { userId }, query }, { token })
    orders.push(...page.items)
    cursor = page.next ?? undefined
  } while (cursor)
  return orders
}
