import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { getSearch } from '@jatra/contract/flight/endpoints'
import { listFlightOrders } from '@jatra/contract/whole-order/endpoints'
import type { FlightOrder } from '@jatra/contract/flight/flight-order'
import { DomainError } from '@jatra/contract/http/problem'
import { BookingClient, type Booking } from './booking-client.ts'
import type { Decision, Desk } from './desk.ts'

/** The rate limit of one account; then the next account books. */
const ORDERS_OF_A_BOOKER = 20
const RETRY_MS = 100
/** Every so many orders there is an application too. */
const ORDERS_FOR_A_VISA = 3

/** What one user attempted, and the answers. */
interface Intent {
  key: string
  orderId: string | null
  paid: boolean
  /** What staff decided about a refund of it. */
  refund: { id: string; decision: Decision } | null
}
interface Ledger {
  booker: BookingClient
  searches: string[]
  intents: Intent[]
  /** Orders of visas, and whether each went to the embassy at last. */
  applications: Map<string, boolean>
}

export interface LoadReport {
  searches: number
  orders: number
  payments: number
  /** Refunds that staff decided about, and hand-overs with those that were undone. */
  staffActs: number
  /** Requests that were not answered, and were sent again. */
  unanswered: number
  faults: string[]
}

/** Users who search, book and pay continuously and staff who act on what they paid, recording the answers. */
export class BookingLoad {
  acknowledged = 0
  #unanswered = 0
  #stopped = false
  #abandoned = false
  #number = 0
  #staffActs = 0
  readonly #at: () => string
  readonly #desk: Desk
  readonly #ledgers: Ledger[] = []
  #running: Promise<void>[] = []

  constructor(at: () => string, desk: Desk) {
    this.#at = at
    this.#desk = desk
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
    for (const ledger of this.#ledgers) faults.push(...(await check(ledger, this.#desk)))
    const intents = this.#ledgers.flatMap((ledger) => ledger.intents)
    return {
      searches: this.#ledgers.reduce((sum, { searches }) => sum + searches.length, 0),
      orders: intents.length,
      payments: intents.filter(({ paid }) => paid).length,
      staffActs: this.#staffActs,
      unanswered: this.#unanswered,
      faults,
    }
  }

  async #live(): Promise<void> {
    while (!this.#stopped) {
      const booker = await this.#until(() => BookingClient.signUp(this.#at, (this.#number += 1)))
      const ledger: Ledger = { booker, searches: [], intents: [], applications: new Map() }
      this.#ledgers.push(ledger)
      for (let order = 0; order < ORDERS_OF_A_BOOKER && !this.#stopped; order++) {
        await this.#bookOnce(ledger)
        if (order % ORDERS_FOR_A_VISA === 0) await this.#applyOnce(ledger)
      }
    }
  }

  async #bookOnce({ booker, searches, intents }: Ledger): Promise<void> {
    const found = await this.#until(() => booker.search())
    searches.push(found.searchUid)
    const intent: Intent = { key: randomUUID(), orderId: null, paid: false, refund: null }
    intents.push(intent)
    const booking = await this.#until(() => booker.book(found, intent.key))
    const { orderId } = booking
    intent.orderId = orderId
    await this.#until(() => booker.openAnother(booking))
    await this.#until(() => payOnce(booker, booking))
    intent.paid = true
    const id = await this.#until(() => this.#desk.ask(orderId, intent.key))
    const decision = intents.length % 2 === 0 ? 'approve' : 'decline'
    await this.#until(() => this.#desk.decide(id, decision))
    intent.refund = { id, decision }
    this.#staffActs += 1
  }

  /** An application that goes to the embassy; every second time that was a mistake. */
  async #applyOnce({ booker, applications }: Ledger): Promise<void> {
    const key = randomUUID()
    const booking = await this.#until(() => booker.apply(key))
    const { orderId } = booking
    await this.#until(() => payOnce(booker, booking))
    await this.#until(() => this.#desk.handOver(orderId))
    const isMistake = applications.size % 2 === 0
    if (isMistake) await this.#until(() => this.#desk.undoHandOver(orderId))
    applications.set(orderId, !isMistake)
    this.#staffActs += 1
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

async function check(
  { booker, searches, intents, applications }: Ledger,
  desk: Desk,
): Promise<string[]> {
  const faults: string[] = []
  const stored = new Map((await ordersOf(booker)).map((order) => [order._id, order]))
  for (const { key, orderId, paid, refund } of intents) {
    const order = orderId === null ? undefined : stored.get(orderId)
    if (!order) {
      faults.push(`order ${orderId ?? key} is lost`)
      continue
    }
    const payments = order.payments.filter(({ status }) => status === 'success')
    if (paid && (order.paymentStatus !== 'success' || payments.length !== 1))
      faults.push(`order ${order._id} is ${order.paymentStatus} by ${payments.length} payments`)
    if (paid && order.payments.some(({ status }) => status === 'pending'))
      faults.push(`order ${order._id} is paid, and another page of it is open`)
    if (refund) faults.push(...(await checkRefund(desk, order, refund)))
  }
  for (const [orderId, isHandedOver] of applications) {
    const order = await booker.read(orderId)
    if (order.serviceType === 'visa' && (order.handedOverAt !== null) !== isHandedOver)
      faults.push(`application ${orderId} was handed over at ${String(order.handedOverAt)}`)
  }
  if (stored.size !== intents.length)
    faults.push(`${intents.length} orders were placed and ${stored.size} are stored`)
  for (const searchUid of searches.slice(-3))
    await booker.client
      .call(getSearch, { params: { searchUid } })
      .catch((error: unknown) => faults.push(`search ${searchUid}: ${String(error)}`))
  return faults
}

async function checkRefund(
  desk: Desk,
  order: FlightOrder,
  { id, decision }: { id: string; decision: Decision },
): Promise<string[]> {
  const status = await desk.statusOf(id)
  const isShown = order.refunds.some((refund) => refund.id === id)
  const isRight =
    decision === 'decline'
      ? status === 'declined' && !isShown
      : !['requested', 'declined'].includes(status) && isShown
  return isRight ? [] : [`refund ${id} is ${status} after staff ${decision} it`]
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
