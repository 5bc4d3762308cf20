import { expect, it } from 'vitest'
import { gatewayNames, type GatewayName } from '@jatra/contract/payment/gateways'
import { paymentTypes } from '@jatra/contract/payment/payment'
import { fakeSslCommerz } from '../../testing/fake-sslcommerz.ts'
import { createPaymentGateways } from './payment-gateways.ts'

const gateway = (name: GatewayName) => ({ ...fakeSslCommerz().gateway, name })
const some = (...names: GatewayName[]) =>
  Object.fromEntries(names.map((name) => [name, gateway(name)]))
const sandboxes = some(...gatewayNames)

it.each([
  [[], ['bkash*', 'nagad*', 'sslcommerz*', 'sslcommerz*']],
  [['sslcommerz'], ['sslcommerz', 'sslcommerz', 'sslcommerz', 'sslcommerz']],
  [['bkash'], ['bkash', 'nagad*', 'sslcommerz*', 'sslcommerz*']],
  [
    ['sslcommerz', 'bkash'],
    ['bkash', 'sslcommerz', 'sslcommerz', 'sslcommerz'],
  ],
] as const)('with %j set up the options are served by %j, * being sandboxes', (names, served) => {
  const gateways = createPaymentGateways(some(...names), sandboxes)
  const found = paymentTypes.map((option) => gateways.serving(option).name)
  expect(found.map((name) => `${name}${gateways.isSandbox(name) ? '*' : ''}`)).toEqual(served)
})

it('a gateway at its test host moves no money either', () => {
  const gateways = createPaymentGateways(some('sslcommerz'), {}, ['sslcommerz'])
  expect(gateways.isSandbox('sslcommerz')).toBe(true)
})

it('a gateway that is set up no more is neither a sandbox nor another one', () => {
  const gateways = createPaymentGateways(some('sslcommerz'), sandboxes)
  expect(gateways.has('bkash')).toBe(false)
  expect(() => gateways.named('bkash')).toThrow('bkash is set up no more')
})
