import assert from 'node:assert/strict'
import { listPaymentOptions, type PaymentOption } from '@jatra/contract/payment/option-endpoint'
import type { ContractCase } from './case.ts'
import { ask } from './harness.ts'

export const paymentOptionCases: readonly ContractCase[] = [
  {
    endpoint: 'listPaymentOptions',
    name: 'each with its limits, and that it is a sandbox',
    answer: 'good',
    request: () => ask(listPaymentOptions, {}),
    check: (body) => {
      const options = body as PaymentOption[]
      const names = options.map(({ paymentType }) => paymentType)
      assert.deepEqual(names, ['bkash', 'nogod', 'nexus', 'sslCommerz'])
      for (const { sandbox, least, most } of options) {
        assert.deepEqual({ sandbox, least, most }, { sandbox: true, least: 10, most: 500_000 })
      }
    },
  },
]
