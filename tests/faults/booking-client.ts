import { paymentBody, pay, readAnyOrder, signUp, type Visitor } from '@jatra/api/testing/booking'
import { searchFlights } from '@jatra/contract/flight/endpoints'
import { openPayment } from '@jatra/contract/whole-order/checkout-endpoints'
import { listVisas } from '@jatra/contract/visa/endpoints'
import { applyFor, visaPaymentFor } from '@jatra/api/testing/visas'
import { createClient, type Client } from '@jatra/contract/http/client'
import type { Order } from '@jatra/contract/whole-order/order'
import type { FlightSearch } from '@jatra/contract/flight/flight'

/** A day that far ahead, because these servers run on the real clock. */
const departureDate = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)

export interface Booking {
  orderId: string
  url: string
}

/** A user who searches, books and pays over HTTP, from its own address. */
export class BookingClient {
  readonly #client: Client
  readonly #send: typeof fetch
  readonly #visitor: Visitor

  private constructor(client: Client, send: typeof fetch, visitor: Visitor) {
    this.#client = client
    this.#send = send
    this.#visitor = visitor
  }

  /** @param at where the site is now; asked at each request, for it may come back elsewhere */
  static async signUp(
    at: () => string,
    number: number,
    userName = `booker${number}`,
  ): Promise<BookingClient> {
    const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
    const send: typeof fetch = (input, init) => {
      const request = new Request(input, init)
      const { pathname, search } = new URL(request.url)
      const sent = new Request(at() + pathname + search, request)
      sent.headers.set('origin', at())
      sent.headers.set('x-forwarded-for', address)
      return fetch(sent, { redirect: 'manual' })
    }
    const client = createClient(send, 'http://jatra.test')
    return new BookingClient(client, send, await signUp(client, userName))
  }

  get token(): string {
    return this.#visitor.token
  }
  get client(): Client {
    return this.#client
  }
  get visitor(): Visitor {
    return this.#visitor
  }

  search(): Promise<FlightSearch> {
    return this.#client.call(searchFlights, {
      query: { originLocationCode: 'DAC', destinationLocationCode: 'BKK', departureDate, max: 10 },
    })
  }

  /** @param key makes it the same booking however often it is sent */
  book(found: FlightSearch, key: string): Promise<Booking> {
    const body = paymentBody(found, this.#visitor.userId, {
      deliveryDate: departureDate,
      paymentType: 'nexus',
    })
    return pay(this.#client, this.#visitor, body, key)
  }

  /** Opens a page at another gateway, which stays open while the booking is paid at the first. */
  async openAnother({ orderId }: Pick<Booking, 'orderId'>): Promise<void> {
    const params = { userId: this.#visitor.userId, orderId }
    const input = { params, body: { paymentType: 'bkash' as const } }
    await this.#client.call(openPayment, input, { token: this.token })
  }

  /** Applies for the first visa of the catalogue; the documents follow. @param key as of a booking */
  async apply(key: string): Promise<Booking> {
    const [visa] = await this.#client.call(listVisas, {})
    if (!visa) throw new Error('the catalogue has no visa')
    const body = visaPaymentFor(visa, this.#visitor.userId, { paymentType: 'nexus' })
    return applyFor(this.#client, this.#visitor, body, key)
  }

  /** Presses Pay on the sandbox's page. @throws when the gateway did not take it */
  async choosePay({ url }: Booking): Promise<void> {
    const body = new URLSearchParams({ choice: 'pay' })
    const answer = await this.#send(
      `http://jatra.test${new URL(url, 'http://jatra.test').pathname}`,
      {
        method: 'POST',
        body,
      },
    )
    await answer.arrayBuffer()
    if (answer.status !== 303) throw new Error(`paying was answered with ${answer.status}`)
  }

  /** Comes back from the gateway, which makes the site ask it what became of the payment. */
  async comeBack({ url }: Booking): Promise<void> {
    const tranId = url.split('/').at(-1) ?? ''
    const answer = await this.#send(`http://jatra.test/api/payment/return/${tranId}`)
    await answer.arrayBuffer()
  }

  read(orderId: string): Promise<Order> {
    return readAnyOrder(this.#client, this.#visitor, orderId)
  }
}
