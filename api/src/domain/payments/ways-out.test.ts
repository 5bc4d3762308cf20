import type { PaymentType } from '@jatra/contract/payment/payment'
import { HOUR_MS } from '@jatra/contract/values/time-units'
import { describe, expect, it } from 'vitest'
import type { GatewayPayment, PaymentGateway } from '../../providers/payments/gateway.ts'
import { openPayment } from '@jatra/contract/whole-order/checkout-endpoints'
import { fakeSslCommerz } from '../../testing/fake-sslcommerz.ts'
import { startHolding } from '../../testing/holding.ts'
import { startPaying } from '../../testing/paying.ts'
import { useTestDatabase } from '../../testing/test-database.ts'

const database = useTestDatabase()

/**
 * A wallet that takes the money only when it is told to, as bKash does. What its payer did not approve it calls pending,
 * whatever was pressed on its page.
 */
function wallet() {
  const fake = fakeSslCommerz()
  const state = {
    approved: false,
    taken: 0,
    /** Runs between its answer that the payer approved, and the taking. */
    onApproved: () => Promise.resolve(),
  }
  const gateway: PaymentGateway = {
    ...fake.gateway,
    name: 'bkash',
    readReturn: (query) =>
      query.get('status') === 'cancel'
        ? 'cancelled'
        : query.get('status') === 'failure'
          ? 'failed'
          : null,
    async complete(key, mayTake) {
      const pending: GatewayPayment = {
        ...{ tranId: key.tranId, valId: null, reference: null, status: 'pending' },
        ...{ amount: '7200.00', currency: 'BDT', risk: 'safe', paidAt: null },
      }
      if (!state.approved) return pending
      await state.onApproved()
      if (!(await mayTake())) return pending
      state.taken += 1
      const valId = `taken-${key.tranId}`
      return { ...pending, status: 'paid', valId, reference: valId }
    },
    find: () => Promise.resolve([]),
  }
  return { gateway, state }
}

const shop = () => {
  const sslcommerz = fakeSslCommerz()
  const bkash = wallet()
  return { sslcommerz, bkash, gateways: { sslcommerz: sslcommerz.gateway, bkash: bkash.gateway } }
}

async function heldAtShop() {
  const at = shop()
  const test = await startHolding(database, { gateways: at.gateways })
  await test.pass(0)
  return { ...test, ...at }
}

describe('a payer who cancelled at a wallet that calls the payment pending all the same', () => {
  it.each([
    ['cancel', 'cancelled'],
    ['failure', 'failed'],
  ])('(%s) may choose another option of a held flight at once', async (status, ends) => {
    const { api, open, read } = await heldAtShop()
    const tranId = await open('bkash')
    await api.send('GET', `/api/payment/return/${tranId}?status=${status}`)
    expect((await read()).payments).toMatchObject([{ status: ends }])
    const second = await open('bkash')
    expect(second).not.toBe(tranId)
  })

  it('is told so at once of an order that is paid at once', async () => {
    const { api, read, tranId } = await startPaying(database, { gateways: shop().gateways })
    await api.send('GET', `/api/payment/return/${tranId}?status=cancel`)
    expect((await read()).paymentStatus).toBe('cancelled')
  })

  it('is not believed when the wallet says that it was approved', async () => {
    const at = shop()
    const { api, read, tranId } = await startPaying(database, { gateways: at.gateways })
    at.bkash.state.approved = true
    await api.send('GET', `/api/payment/return/${tranId}?status=cancel`)
    expect(at.bkash.state.taken).toBe(1)
    expect((await read()).paymentStatus).toBe('success')
  })
})

it('an order that is paid at once takes another option while the first page is open', async () => {
  const at = shop()
  const { api, comeBack, orderId, read, tranId, visitor } = await startPaying(database, {
    gateways: at.gateways,
  })
  const open = async (paymentType: PaymentType) => {
    const { token, userId } = visitor
    const input = { params: { userId, orderId }, body: { paymentType } }
    const { url } = await api.client.call(openPayment, input, { token })
    return url.split('/').at(-1) ?? ''
  }
  const second = await open('nogod')
  expect(second).not.toBe(tranId)
  expect(await open('bkash')).toBe(tranId)
  await api.send('GET', `/api/payment/return/${tranId}?status=cancel`)
  expect((await read()).paymentStatus).toBe('pending')
  expect((await read()).payUrl).toContain(second)
  await api.send('POST', '/api/payment/ipn', { body: at.sslcommerz.pay(second) })
  await comeBack()
  expect(await read()).toMatchObject({
    paymentStatus: 'success',
    payments: [{ status: 'cancelled' }, { status: 'success' }],
  })
})

it('a wallet is not told to take what another payment has paid since it said that it was approved', async () => {
  const { api, bkash, open, pass, read, sslcommerz } = await heldAtShop()
  const first = await open('bkash')
  const second = await open('nogod')
  bkash.state.approved = true
  bkash.state.onApproved = async () => {
    await api.send('POST', '/api/payment/ipn', { body: sslcommerz.pay(second) })
  }
  await api.send('GET', `/api/payment/return/${first}`)
  await pass(HOUR_MS)
  expect(bkash.state.taken).toBe(0)
  expect((await read()).payments).toMatchObject([{ status: 'expired' }, { status: 'success' }])
})
