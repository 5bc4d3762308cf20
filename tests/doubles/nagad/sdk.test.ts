import { createRequire } from 'node:module'
import { useTestDatabase } from '@jatra/api/testing/test-database'
import type * as nagad from 'nagad-payment-gateway'
import { expect, it } from 'vitest'
import { choose, openNagad } from './open-nagad.ts'
import { MERCHANT, shopAsJson } from './server.ts'

const database = useTestDatabase()

// Node finds only its CommonJS build: the other one imports a file of dayjs without its extension.
const require = createRequire(import.meta.url)
const { NagadGateway } = require('nagad-payment-gateway') as typeof nagad

/** As Nagad hands keys out, without the lines around them. */
const bare = (pem: string) => pem.replace(/-----[^-]+-----/g, '').trim()

it('nagad-payment-gateway 2 initialises, completes and verifies, at its baseURL', async () => {
  const opened = await openNagad(database.db)
  const client = new NagadGateway({
    ...{ baseURL: opened.double.url, callbackURL: 'https://shop.example/callback' },
    ...{ apiVersion: 'v-0.2.0', merchantID: MERCHANT, merchantNumber: '01300000000' },
    ...{ privKey: bare(shopAsJson.own), pubKey: bare(shopAsJson.theirs), isPath: false },
  })
  const page = await client.createPayment({
    ...{ amount: '7200', orderId: 'REF12345', ip: '103.4.145.2', clientType: 'PC_WEB' },
    productDetails: { route: 'DAC to CXB' },
  })
  expect(page).toMatch(/^https:\/\/sandbox\.mynagad\.com\/page\//)
  const reference = page.split('/page/')[1] ?? ''
  const payment = { merchantId: MERCHANT, orderId: 'REF12345', paymentRefId: reference }
  expect(await client.verifyPayment(reference)).toMatchObject({ ...payment, status: 'Ready' })
  await choose(opened, reference, 'paid')
  expect(await client.verifyPayment(reference)).toMatchObject({
    ...{ ...payment, amount: '7200', status: 'Success', statusCode: '000' },
  })
  await expect(client.verifyPayment('none')).rejects.toThrow('INVALID_REFERENCE_ID')
})
