import { choose } from '@jatra/sandbox/payments/books'
import { SANDBOX_REFUND_MS } from '@jatra/sandbox/payments/refunds'
import { useTestDatabase } from '@jatra/api/testing/test-database'
import SSLCommerzPayment from 'sslcommerz-lts'
import { expect, it } from 'vitest'
import { openSslCommerz } from './open-sslcommerz.ts'
import { STORE } from './server.ts'

const database = useTestDatabase()

/** SSLCommerz' own package, as it is installed. Its addresses are fields of the client, which are set to the double. */
async function open() {
  const opened = await openSslCommerz(database.db)
  const client = new SSLCommerzPayment(STORE.id, STORE.password)
  for (const [name, value] of Object.entries(client)) {
    const address = String(value).replace('https://sandbox.sslcommerz.com', opened.double.url)
    Object.assign(client, { [name]: address })
  }
  return { ...opened, client }
}

/** As the package's readme shows it. */
const order = () => ({
  ...{ total_amount: 7200, currency: 'BDT', tran_id: 'REF123' },
  ...{ success_url: 'https://shop.example/success', fail_url: 'https://shop.example/fail' },
  ...{ cancel_url: 'https://shop.example/cancel', ipn_url: 'https://shop.example/ipn' },
  ...{ shipping_method: 'Courier', product_name: 'Computer.', product_category: 'Electronic' },
  ...{ product_profile: 'general', cus_name: 'Customer Name', cus_email: 'customer@example.com' },
  ...{ cus_add1: 'Dhaka', cus_add2: 'Dhaka', cus_city: 'Dhaka', cus_state: 'Dhaka' },
  ...{ cus_postcode: '1000', cus_country: 'Bangladesh', cus_phone: '01711111111' },
  ...{ cus_fax: '01711111111', ship_name: 'Customer Name', ship_add1: 'Dhaka' },
  ...{ ship_city: 'Dhaka', ship_state: 'Dhaka', ship_postcode: 1000, ship_country: 'Bangladesh' },
})

async function openPaid() {
  const opened = await open()
  const session = await opened.client.init(order())
  const paid = await choose(opened, 'REF123', 'pay')
  return { ...opened, session, valId: paid?.valId ?? '' }
}

it('opens a session, finds its payment by all three ids, and validates it', async () => {
  const { client, session, valId } = await openPaid()
  expect(session).toMatchObject({
    status: 'SUCCESS',
    GatewayPageURL: 'https://sandbox.sslcommerz.com/page/REF123',
  })
  const payment = { tran_id: 'REF123', val_id: valId, amount: '7200.00', currency: 'BDT' }
  const sessionkey = String(session['sessionkey'])
  expect(await client.transactionQueryBySessionId({ sessionkey })).toMatchObject({
    ...{ APIConnect: 'DONE', status: 'VALID', ...payment },
  })
  expect(await client.validate({ val_id: valId })).toMatchObject({ status: 'VALID', ...payment })
  expect(await client.transactionQueryByTransactionId({ tran_id: 'REF123' })).toMatchObject({
    ...{ APIConnect: 'DONE', no_of_trans_found: 1 },
    element: [{ status: 'VALIDATED', ...payment }],
  })
})

it('gets a refund, whose id it can only send in an address of its caller’s', async () => {
  const { client, double, time, valId } = await openPaid()
  const { bank_tran_id } = await client.validate({ val_id: valId })
  const refund = { refund_amount: 7200, refund_remarks: 'Cancelled', bank_tran_id, refe_id: 'R' }
  expect(await client.initiateRefund(refund)).toMatchObject({
    ...{ APIConnect: 'DONE', status: 'failed', errorReason: 'refund_trans_id is not valid' },
  })
  const query = new URLSearchParams({
    ...{ ...refund, bank_tran_id: String(bank_tran_id), refund_amount: '7200' },
    ...{ refund_trans_id: 'JR1', store_id: STORE.id, store_passwd: STORE.password },
    ...{ v: '1', format: 'json' },
  })
  const address = `${double.url}/validator/api/merchantTransIDvalidationAPI.php?${query}`
  const taken = await client.initiateRefund({}, address)
  expect(taken).toMatchObject({ APIConnect: 'DONE', status: 'success', trans_id: 'JR1' })
  const refund_ref_id = String(taken['refund_ref_id'])
  expect(await client.refundQuery({ refund_ref_id })).toMatchObject({ status: 'processing' })
  time.now += SANDBOX_REFUND_MS
  expect(await client.refundQuery({ refund_ref_id })).toMatchObject({ status: 'refunded' })
})

it('is told which field is missing', async () => {
  const { client } = await open()
  expect(await client.init({ ...order(), cus_postcode: '' })).toMatchObject({
    ...{ status: 'FAILED', failedreason: 'cus_postcode is required' },
  })
})
