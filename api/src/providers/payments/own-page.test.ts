import { expect, it } from 'vitest'
import { signUp, pay, paymentBody, readOrder, search } from '../../testing/booking.ts'
import { errorOf } from '../../testing/error-of.ts'
import { fakeSslCommerz } from '../../testing/fake-sslcommerz.ts'
import { createTestApi } from '../../testing/test-api.ts'
import { useTestDatabase } from '../../testing/test-database.ts'
import { isOwnPage, withOwnPage } from './own-page.ts'

const database = useTestDatabase()

it('sends no traveller to a page that is not of the gateway, and the same form gets its page later', async () => {
  const fake = fakeSslCommerz()
  const sslcommerz = withOwnPage(fake.gateway, 'https://gateway.test')
  const api = createTestApi(database, { gateways: { sslcommerz } })
  const visitor = await signUp(api.client)
  const body = paymentBody(await search(api.client), visitor.userId)
  fake.pages = 'https://pay.evil.test/secret?'
  const refused = await errorOf(pay(api.client, visitor, body, 'key-1'))
  expect(refused).toMatchObject({ code: 'provider_unavailable' })
  const logged = api.log.find((line) => line.includes('"payment_gateway_failed"'))
  expect(logged).toContain('sslcommerz names a page at https://pay.evil.test, which is not its own')
  expect(logged).not.toContain('secret')

  fake.pages = 'https://gateway.test/pay/'
  const { url, orderId } = await pay(api.client, visitor, body, 'key-1')
  expect(url).toMatch(/^https:\/\/gateway\.test\/pay\//)
  expect(await readOrder(api.client, visitor, orderId)).toMatchObject({ paymentStatus: 'pending' })
})

const [live, test] = ['https://securepay.sslcommerz.com', 'http://sandbox.mynagad.com:10080/api']
it.each([
  ['sslcommerz', live, 'https://securepay.sslcommerz.com/gwprocess/v4/gw.php?Q=PAY', true],
  ['sslcommerz', live, 'https://epay.sslcommerz.com/1', true],
  ['bkash', 'https://tokenized.pay.bka.sh', 'https://payment.bkash.com/?paymentId=TR1', true],
  ['nagad', 'https://api.mynagad.com', 'https://payment.mynagad.com:30000/check-out/1', true],
  // Nagad's tests are on plain HTTP, and their pages on another port.
  ['nagad', test, 'http://sandbox.mynagad.com:10060/check-out/1', true],
  ['sslcommerz', 'http://127.0.0.1:4010', 'http://127.0.0.1:4011/page', true],
  ['sslcommerz', live, 'http://securepay.sslcommerz.com/page', false],
  ['nagad', 'https://api.mynagad.com', 'http://sandbox.mynagad.com:10060/check-out/1', false],
  ['sslcommerz', live, 'https://securepay.sslcommerz.com.evil.test/', false],
  ['sslcommerz', live, 'https://notsslcommerz.com/', false],
  ['sslcommerz', live, 'https://securepay.sslcommerz.com@evil.test/', false],
  ['sslcommerz', live, 'https://user:word@securepay.sslcommerz.com/', false],
  ['sslcommerz', live, 'https://payment.bkash.com/', false],
  ['sslcommerz', live, 'javascript:alert(1)', false],
  ['sslcommerz', live, '//evil.test/', false],
  ['sslcommerz', live, '/page', false],
  ['sslcommerz', live, 'https://evil.test\\@securepay.sslcommerz.com/', false],
] as const)('%s at %s may name %s: %s', (gateway, baseUrl, page, may) => {
  const url = URL.parse(page)
  expect(url !== null && isOwnPage(gateway, baseUrl, url)).toBe(may)
})
