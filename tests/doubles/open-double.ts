import type { LogFields, Logger } from '@jatra/contract/observability/logging'
import type { PaymentRequest } from '@jatra/api/providers/payments/gateway'
import type { PaymentType } from '@jatra/contract/payment/payment'
import { expect, onTestFinished } from 'vitest'

/** A line of the log. */
type Line = LogFields & { level: string; event: string }

/**
 * A double, and what a client of ours that speaks to it over HTTP is made with. Time stands still until it is moved, and
 * a time-out passes when the test says so.
 */
export async function openDouble<Double extends { close: () => Promise<unknown> }>(
  { now, clock, patience = 30_000 }: { now: number; clock?: () => number; patience?: number },
  start: (clock: () => number) => Promise<Double>,
) {
  const time = { now }
  const itsClock = clock ?? (() => time.now)
  const double = await start(itsClock)
  onTestFinished(async () => void (await double.close()))
  const lines: Line[] = []
  const write =
    (level: string) =>
    (event: string, fields: LogFields = {}) =>
      void lines.push({ ...fields, level, event })
  const log: Logger = {
    ...{ info: write('info'), warn: write('warn'), error: write('error') },
  }
  /** How long each request may take, and what ends it now. */
  const timeouts: { ms: number; fire: () => void }[] = []
  function timeout(ms: number): AbortSignal {
    const controller = new AbortController()
    const fire = () => controller.abort(new DOMException('too late', 'TimeoutError'))
    timeouts.push({ ms, fire })
    return controller.signal
  }
  /** Lets the time-out of the latest request pass. */
  function timeOut(): void {
    const latest = timeouts.at(-1)
    expect(latest?.ms).toBe(patience)
    latest?.fire()
  }
  return { double, time, lines, timeouts, timeOut, client: { clock: itsClock, log, timeout } }
}

/** A payment that our client asks the gateway for. */
export const requestOf = (paymentType: PaymentType): PaymentRequest => ({
  tranId: 'JT0123456789ABCDEF0123456789',
  amount: 7200,
  currency: 'BDT',
  paymentType,
  product: { name: 'Flight DAC to CXB', category: 'flight', quantity: 1 },
  customer: { name: 'Rahima', email: 'r@example.com', phone: '+8801712345678', address: 'Dhaka' },
  urls: {
    ...{ success: 'https://jatra.example/back', fail: 'https://jatra.example/back' },
    ...{ cancel: 'https://jatra.example/back', ipn: 'https://jatra.example/ipn' },
  },
})
