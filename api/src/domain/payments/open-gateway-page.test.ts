import { createPaymentGateways } from '../../providers/payments/payment-gateways.ts'
import { eq } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import { paymentAttempts } from '../../db/schema.ts'
import { startPaying } from '../../testing/paying.ts'
import { useTestDatabase } from '../../testing/test-database.ts'
import { createFlightSuppliers } from '../../providers/flights/flight-suppliers.ts'
import { stubFlights } from '../../testing/stub-flights.ts'
import { openGatewayPage } from './open-gateway-page.ts'
import type { PaymentDeps } from './payment-deps.ts'

const database = useTestDatabase()

it('is asked for once, though the gateway takes longer than a dead process is waited for', async () => {
  const { fake, api, orderId, tranId } = await startPaying(database)
  const none = { gatewayUrl: null, gatewayReference: null }
  await database.db.update(paymentAttempts).set(none).where(eq(paymentAttempts.tranId, tranId))
  const opened = vi.fn<() => void>()
  let answer = () => {}
  const gateway = {
    ...fake.gateway,
    createPayment: () => {
      opened()
      return new Promise<{ url: string; reference: null }>((resolve) => {
        answer = () => resolve({ url: 'https://gateway.test/page', reference: null })
      })
    },
  }
  const ticks: (() => void)[] = []
  const { jobs } = database
  const deps = {
    ...{
      db: database.db,
      jobs,
      clock: () => api.now,
      newId: () => crypto.randomUUID(),
      publicUrl: '',
    },
    flights: createFlightSuppliers({ selling: [stubFlights()] }),
    gateways: createPaymentGateways({ sslcommerz: gateway }, {}),
    wait: () => new Promise<void>((resolve) => void ticks.push(resolve)),
  } as unknown as PaymentDeps
  const input = { orderId, clientIp: '127.0.0.1' }

  const first = openGatewayPage(deps, input)
  await vi.waitFor(() => expect(ticks).toHaveLength(1))
  for (let times = 1; times <= 4; times += 1) {
    api.now += 5_000
    ticks[times - 1]?.()
    await vi.waitFor(() => expect(ticks).toHaveLength(times + 1))
  }
  const impatient = { ...deps, wait: () => new Promise<void>((resolve) => setImmediate(resolve)) }
  await expect(openGatewayPage(impatient, input)).rejects.toMatchObject({
    code: 'request_in_progress',
  })
  answer()
  expect(await first).toBe('https://gateway.test/page')
  expect(await openGatewayPage(deps, input)).toBe('https://gateway.test/page')
  expect(opened).toHaveBeenCalledTimes(1)
})
