import { randomUUID } from 'node:crypto'
import { chooseGateways } from '@jatra/api/choose-gateways'
import { GatewayError } from '@jatra/api/providers/payments/gateway'
import { useTestDatabase } from '@jatra/api/testing/test-database'
import { expect, it } from 'vitest'
import { openBkash } from './bkash/open-bkash.ts'
import { ACCOUNT } from './bkash/server.ts'
import { openNagad } from './nagad/open-nagad.ts'
import { shopAsJson } from './nagad/server.ts'
import { asked, NOW, openSslCommerz } from './sslcommerz/open-sslcommerz.ts'
import { STORE } from './sslcommerz/server.ts'

const database = useTestDatabase()
const EVIL = 'https://pay.evil.test/page'

/** As the product wires what the environment names. */
async function openAll() {
  const { db } = database
  const doubles = {
    sslcommerz: (await openSslCommerz(db)).double,
    bkash: (await openBkash(db)).double,
    nagad: (await openNagad(db)).double,
  }
  const log = { info() {}, warn() {}, error() {} }
  const gateways = chooseGateways(
    {
      pricing: {},
      gateways: {
        sslcommerz: {
          storeId: STORE.id,
          storePassword: STORE.password,
          baseUrl: doubles.sslcommerz.url,
        },
        bkash: { ...ACCOUNT, baseUrl: doubles.bkash.url, topicArn: null, shortCode: null },
        nagad: {
          merchantId: shopAsJson.merchantId,
          accountNumber: '01300000000',
          privateKey: shopAsJson.own,
          publicKey: shopAsJson.theirs,
          baseUrl: doubles.nagad.url,
        },
      },
    },
    { db, log, clock: () => NOW, newId: randomUUID, secrets: ['a secret of the tests'] },
  )
  return { doubles, gateways }
}

it.each([
  ['sslcommerz', 'session', { status: 'SUCCESS', GatewayPageURL: EVIL }],
  [
    'bkash',
    'create',
    {
      ...{ statusCode: '0000', paymentID: 'TR1', bkashURL: EVIL },
      ...{ amount: '7200.00', currency: 'BDT', merchantInvoiceNumber: asked.tranId },
    },
  ],
  ['nagad', 'check-out/complete', { status: 'Success', callBackUrl: EVIL }],
] as const)('a page of others that %s names is refused', async (name, call, body) => {
  const { doubles, gateways } = await openAll()
  doubles[name].answerNext(call, { body })
  const opening = gateways[name]?.createPayment(asked)
  await expect(opening).rejects.toThrow(GatewayError)
  await expect(opening).rejects.toThrow('https://pay.evil.test, which is not its own')
  const { url } = (await gateways[name]?.createPayment(asked)) ?? {}
  expect(url).toMatch(/^https:\/\/sandbox\./)
})
