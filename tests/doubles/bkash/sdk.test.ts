import { movePayment } from '@jatra/sandbox/payments/wallet-books'
import { useTestDatabase } from '@jatra/api/testing/test-database'
import {
  createPayment,
  executePayment,
  queryPayment,
  refundTransaction,
  searchTransaction,
} from 'bkash-payment'
import { expect, it } from 'vitest'
import { openBkash } from './open-bkash.ts'
import { ACCOUNT } from './server.ts'

const database = useTestDatabase()

it('bkash-payment 3 opens, executes, asks, searches and refunds, at its base_url', async () => {
  const { db, double } = await openBkash(database.db)
  const config = {
    ...{ base_url: `${double.url}/v1.2.0-beta` },
    ...{ username: ACCOUNT.username, password: ACCOUNT.password },
    ...{ app_key: ACCOUNT.appKey, app_secret: ACCOUNT.appSecret },
  }
  const created = await createPayment(config, {
    ...{ amount: 7200, callbackURL: 'https://shop.example/callback', orderID: 'Order_101' },
  })
  expect(created).toMatchObject({ statusCode: '0000', transactionStatus: 'Initiated' })
  const paymentID = created['paymentID'] ?? ''
  // What the payer does on bKash's page.
  await movePayment({ db }, paymentID, 'open', { status: 'approved' })
  const executed = await executePayment(config, paymentID)
  const trxID = executed['trxID'] ?? ''
  const payment = { statusCode: '0000', amount: '7200', trxID, transactionStatus: 'Completed' }
  expect(executed).toMatchObject({ ...payment, merchantInvoiceNumber: 'Order_101' })
  expect(await queryPayment(config, paymentID)).toMatchObject({ ...payment, paymentID })
  expect(await searchTransaction(config, trxID)).toMatchObject({
    ...payment,
    transactionType: 'bKash Tokenized Checkout via API',
  })
  const refund = { paymentID, trxID, amount: 200 }
  const refunded = await refundTransaction(config, refund)
  expect(refunded).toMatchObject({
    ...{ statusCode: '0000', originalTrxID: trxID, amount: '200.00', currency: 'BDT' },
    ...{ transactionStatus: 'Completed', refundTrxID: expect.stringMatching(/^\w{10}$/) as string },
  })
  // It asks first whether there is a refund, and takes that one for its own.
  expect(await refundTransaction(config, refund)).toEqual(refunded)
  expect(double.count('token/grant')).toBe(1)
})
