import { generateKeyPairSync } from 'node:crypto'
import { GatewayError } from '@jatra/api/providers/payments/gateway'
import { openMessage, sealMessage } from '@jatra/api/providers/payments/nagad/nagad-crypto'
import { useTestDatabase } from '@jatra/api/testing/test-database'
import { describe, expect, it } from 'vitest'
import { asked, choose, NOW, openNagad, openPayment } from './open-nagad.ts'
import { MERCHANT, nagadKeys } from './server.ts'

const database = useTestDatabase()
const open = () => openNagad(database.db)

describe('a payment', () => {
  it('is opened in two steps, sealed for Nagad and signed by us, in Dhaka’s time', async () => {
    const { double, gateway } = await open()
    const { url, reference } = await gateway.createPayment(asked)
    expect(url).toBe(`https://sandbox.mynagad.com/page/${reference}`)
    const [first, second] = double.asked
    const orderId = first?.url.pathname.split('/').at(-1) ?? ''
    expect(orderId).toMatch(/^JT0123456789ABCD[0-9A-Z]{4}$/)
    expect(first?.body).toMatchObject({
      ...{ accountNumber: '01300000000', dateTime: '20261124020000' },
    })
    expect(sealedIn(first?.body)).toMatchObject({
      ...{ merchantId: MERCHANT, datetime: '20261124020000', orderId },
    })
    expect(sealedIn(second?.body)).toMatchObject({
      ...{ merchantId: MERCHANT, orderId, amount: '7200.00', currencyCode: '050' },
    })
    expect(second?.body['merchantCallbackURL']).toBe('https://jatra.example/back')
    for (const { headers } of double.asked) {
      expect(headers.get('x-km-api-version')).toBe('v-0.2.0')
      expect(headers.get('x-km-ip-v4')).toBe('103.4.145.2')
      expect(headers.get('x-km-client-type')).toBe('PC_WEB')
    }
  })

  it.each([
    ['::ffff:103.4.145.2', '103.4.145.2'],
    ['2001:db8::1', '0.0.0.0'],
    [undefined, '0.0.0.0'],
  ])('of a payer at %s names %s', async (payerAddress, said) => {
    const { double, gateway } = await open()
    await gateway.createPayment({ ...asked, payerAddress })
    expect(double.asked[0]?.headers.get('x-km-ip-v4')).toBe(said)
  })

  it.each(['check-out/initialize', 'check-out/complete'])(
    'without an answer at %s is given up, and can be opened after that',
    async (call) => {
      const { double, gateway, timeOut } = await open()
      const silent = double.staySilent(call)
      const opening = gateway.createPayment(asked)
      await silent
      timeOut()
      await expect(opening).rejects.toThrow(GatewayError)
      await expect(gateway.createPayment(asked)).resolves.toHaveProperty('reference')
    },
  )

  it.each([
    ['signed by another', sealMessage(stranger(), { paymentReferenceId: 'N1', challenge: 'c' })],
    ['not for us', { ...sealMessage(nagadKeys, {}), sensitiveData: 'AAAA' }],
    ['of another text', tampered()],
    ['of other fields', sealMessage(nagadKeys, { paymentReferenceId: 'N1' })],
    ['of nothing', {}],
  ])('is not opened by an answer that is %s', async (_, body) => {
    const { double, gateway } = await open()
    double.answerNext('check-out/initialize', { body })
    await expect(gateway.createPayment(asked)).rejects.toThrow(GatewayError)
    expect(double.count('check-out/complete')).toBe(0)
  })

  it('is not opened when Nagad says no', async () => {
    const { double, gateway } = await open()
    double.answerNext('check-out/complete', { body: { status: 'Failed', callBackUrl: 'x' } })
    await expect(gateway.createPayment(asked)).rejects.toThrow(GatewayError)
    double.answerNext('check-out/initialize', {
      ...{ status: 401, body: { reason: 'INVALID_MERCHANT', message: 'x' } },
    })
    await expect(gateway.createPayment(asked)).rejects.toThrow('401 INVALID_MERCHANT')
  })
})

describe('asking', () => {
  it('is the only proof that it was paid', async () => {
    const opened = await open()
    const key = await openPayment(opened)
    expect(await opened.gateway.find(key)).toMatchObject([{ status: 'pending', valId: null }])
    await choose(opened, key.reference, 'paid')
    const [paid] = await opened.gateway.find(key)
    expect(paid).toMatchObject({
      ...{ tranId: asked.tranId, status: 'paid', amount: '7200.00', currency: 'BDT' },
      ...{ risk: 'safe', paidAt: NOW, reference: paid?.valId },
    })
    expect(opened.gateway.complete).toBeUndefined()
    expect(await opened.gateway.parseNotification('status=Success', new Headers())).toBeNull()
  })

  it.each([
    ['Success', 'pending'],
    ['OrderInitiated', 'pending'],
    ['OtpSent', 'pending'],
    ['SomethingNew', 'pending'],
    ['Aborted', 'cancelled'],
    ['Cancel', 'cancelled'],
    ['CANCELLED', 'cancelled'],
    ['Failed', 'failed'],
    ['UnKnownFailed', 'failed'],
    ['Fraud', 'failed'],
  ])('takes %s without a number of the issuer for %s', async (status, meaning) => {
    const opened = await open()
    const key = await openPayment(opened)
    const body = { orderId: 'JT0123456789ABCDXXXX', paymentRefId: key.reference, amount: '7200' }
    opened.double.answerNext('verify/payment', { body: { ...body, status } })
    expect(await opened.gateway.find(key)).toMatchObject([{ status: meaning }])
  })

  it('tells whose payment it is, and how much, whatever it was called for', async () => {
    const opened = await open()
    const key = await openPayment(opened)
    const other = { ...key, tranId: 'JTFFFFFFFFFFFFFFFFFFFFFFFFFF' }
    expect((await opened.gateway.find(other))[0]?.tranId).toMatch(/^JT0123456789ABCD/)
    const body = { orderId: asked.tranId.slice(0, 20), paymentRefId: key.reference }
    opened.double.answerNext('verify/payment', {
      body: { ...body, amount: 72.5, status: 'Success', issuerPaymentRefNo: 'X' },
    })
    expect(await opened.gateway.find(key)).toMatchObject([{ amount: '72.5' }])
  })

  it.each([{ paymentRefId: 'another' }, { merchantId: 'another' }])(
    'does not take an answer of %o',
    async (changes) => {
      const opened = await open()
      const key = await openPayment(opened)
      const right = {
        merchantId: MERCHANT,
        orderId: 'JT',
        paymentRefId: key.reference,
        amount: '1',
      }
      opened.double.answerNext('verify/payment', {
        body: { ...right, status: 'Success', issuerPaymentRefNo: 'X', ...changes },
      })
      await expect(opened.gateway.find(key)).rejects.toThrow('another payment')
    },
  )

  it('knows nothing of what Nagad does not, and says so when it is away', async () => {
    const { gateway, double, timeOut } = await open()
    const key = { tranId: asked.tranId, reference: 'N/1?=', valId: null }
    expect(await gateway.find({ ...key, reference: null })).toEqual([])
    expect(await gateway.find(key)).toEqual([])
    for (const status of [401, 403, 408, 429, 502]) {
      double.answerNext('verify/payment', { status, body: { reason: 'x' } })
      await expect(gateway.find(key)).rejects.toThrow(GatewayError)
    }
    const swallowed = double.swallow('verify/payment')
    const finding = gateway.find(key)
    await swallowed
    timeOut()
    await expect(finding).rejects.toThrow('TimeoutError')
  })
})

function sealedIn(body: Record<string, string> | undefined) {
  const { sensitiveData = '', signature = '' } = body ?? {}
  return openMessage(nagadKeys, { sensitiveData, signature })
}

function stranger() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return { ...nagadKeys, own: privateKey }
}

/** Nagad's signature of one text beside another text. */
function tampered() {
  const { signature } = sealMessage(nagadKeys, { paymentReferenceId: 'N1', challenge: 'c' })
  return { ...sealMessage(nagadKeys, { paymentReferenceId: 'N2', challenge: 'c' }), signature }
}
