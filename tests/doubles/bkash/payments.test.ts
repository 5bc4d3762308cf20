import { GatewayError } from '@jatra/api/providers/payments/gateway'
import { useTestDatabase } from '@jatra/api/testing/test-database'
import { describe, expect, it } from 'vitest'
import { asked, mayTake, NOW, openBkash, openPayment } from './open-bkash.ts'

const database = useTestDatabase()
const open = () => openBkash(database.db)

const paid = {
  ...{ tranId: asked.tranId, status: 'paid', amount: '7200.00', currency: 'BDT', risk: 'safe' },
  paidAt: NOW,
}

describe('a payment', () => {
  it('is opened by our number, with the keys that bKash wants', async () => {
    const { double, gateway } = await open()
    const { url, reference } = await gateway.createPayment(asked)
    expect(url).toBe(`https://sandbox.bka.sh/page/${reference}`)
    const [grant, create] = double.asked
    expect(grant?.body).toEqual({ app_key: 'shop-app', app_secret: 'shop-secret' })
    expect(grant?.headers.get('username')).toBe('shop')
    expect(create?.body).toEqual({
      ...{ mode: '0011', intent: 'sale', currency: 'BDT', amount: '7200.00' },
      ...{ payerReference: asked.tranId, merchantInvoiceNumber: asked.tranId },
      callbackURL: 'https://jatra.example/back',
    })
    expect(create?.headers.get('x-app-key')).toBe('shop-app')
    expect(create?.headers.get('authorization')).toMatch(/^id\./)
  })

  it('of another amount than was asked for is not opened', async () => {
    const { double, gateway } = await open()
    const created = {
      ...{ statusCode: '0000', paymentID: 'TR1', bkashURL: 'https://sandbox.bka.sh/page/TR1' },
      ...{ amount: '72.00', currency: 'BDT', merchantInvoiceNumber: asked.tranId },
    }
    double.answerNext('create', { body: created })
    await expect(gateway.createPayment(asked)).rejects.toThrow('another payment')
  })

  it('whose opening has no answer is given up, and can be opened after that', async () => {
    const { double, gateway, timeOut } = await open()
    await gateway.createPayment(asked)
    const silent = double.staySilent('create')
    const opening = gateway.createPayment(asked)
    await silent
    timeOut()
    await expect(opening).rejects.toThrow(GatewayError)
    await expect(gateway.createPayment(asked)).resolves.toHaveProperty('reference')
  })

  it('that bKash takes for an earlier one has a number of its own, which still says ours', async () => {
    const { double, gateway } = await open()
    double.answerNext('create', { body: { statusCode: '2029', statusMessage: 'Duplicate' } })
    const { reference } = await gateway.createPayment(asked)
    expect(double.asked.at(-1)?.body['merchantInvoiceNumber']).toMatch(/^JT\w{26}-\w{8}$/)
    const found = await gateway.find({ tranId: asked.tranId, reference, valId: null })
    expect(found).toMatchObject([{ tranId: asked.tranId, status: 'pending' }])
  })
})

describe('completing', () => {
  it('takes the money of a payment that was approved, once', async () => {
    const opened = await open()
    const key = await openPayment(opened, 'approved')
    const done = await opened.gateway.complete(key, mayTake)
    expect(done).toMatchObject({ ...paid, valId: done?.reference })
    expect(await opened.gateway.complete(key, mayTake)).toEqual(done)
    expect(opened.double.count('execute')).toBe(1)
  })

  it('asks when execute has no answer in time, and finds it paid', async () => {
    const opened = await open()
    const key = await openPayment(opened, 'approved')
    const silent = opened.double.staySilent('execute')
    const completing = opened.gateway.complete(key, mayTake)
    await silent
    opened.timeOut()
    expect(await completing).toMatchObject(paid)
    expect(opened.double.asked.map(({ call }) => call).slice(-3)).toEqual([
      ...['payment/status', 'checkout/execute', 'payment/status'],
    ])
  })

  it('is not known while bKash answers neither execute nor the question', async () => {
    const opened = await open()
    const key = await openPayment(opened, 'approved')
    opened.double.answerNext('execute', { status: 504, body: { message: 'timed out' } }, 'after')
    await opened.gateway.find(key)
    const down = { status: 502, body: '<html>' }
    // The first question is answered.
    opened.double.answerNext('payment/status', { body: await pendingAnswer(key.reference) })
    opened.double.answerNext('payment/status', down)
    await expect(opened.gateway.complete(key, mayTake)).rejects.toThrow(GatewayError)
    expect(await opened.gateway.complete(key, mayTake)).toMatchObject(paid)
    expect(opened.double.count('execute')).toBe(1)
  })

  it.each(['2062', '2068', '2116', '2117', '2119', '2029', '2003', '2020', '2024', '503', '9999'])(
    'asks after code %s, for the money may have moved',
    async (statusCode) => {
      const opened = await open()
      const key = await openPayment(opened, 'approved')
      opened.double.answerNext('execute', { body: { statusCode, statusMessage: 'x' } }, 'after')
      expect(await opened.gateway.complete(key, mayTake)).toMatchObject(paid)
    },
  )

  it.each([
    ['by errorCode', { body: { errorCode: '2117', errorMessage: 'x' } }],
    ['by externalCode', { status: 400, body: { internalCode: 'x', externalCode: '2117' } }],
    ['by the gateway in front', { status: 400, body: { message: 'Invalid request body' } }],
    ['in words that nobody reads', { status: 200, body: '<html>' }],
  ])('asks when bKash says no %s', async (_, answer) => {
    const opened = await open()
    const key = await openPayment(opened, 'approved')
    opened.double.answerNext('execute', answer, 'after')
    expect(await opened.gateway.complete(key, mayTake)).toMatchObject(paid)
  })

  it.each(['2014', '2015', '2018', '2023'])(
    'fails by code %s, which is the payer’s to mend',
    async (statusCode) => {
      const opened = await open()
      const key = await openPayment(opened, 'approved')
      opened.double.answerNext('execute', { body: { statusCode, statusMessage: 'x' } })
      expect(await opened.gateway.complete(key, mayTake)).toMatchObject({
        status: 'failed',
        valId: null,
      })
    },
  )

  it('leaves a payment of which bKash says 2056 open, for another request may be taking it', async () => {
    const opened = await open()
    const key = await openPayment(opened, 'approved')
    opened.double.answerNext('execute', { body: { statusCode: '2056', statusMessage: 'x' } })
    expect(await opened.gateway.complete(key, mayTake)).toMatchObject({ status: 'pending' })
    expect(await opened.gateway.complete(key, mayTake)).toMatchObject(paid)
  })

  it.each([
    ['open', 'pending'],
    ['failed', 'failed'],
    ['cancelled', 'cancelled'],
  ] as const)('one whose page is %s is %s', async (page, status) => {
    const opened = await open()
    const key = await openPayment(opened, page)
    expect(await opened.gateway.complete(key, mayTake)).toMatchObject({ status, valId: null })
  })

  it('tells whose payment it is, whatever it was called for', async () => {
    const opened = await open()
    const key = await openPayment(opened, 'approved')
    const other = { ...asked, tranId: 'JTFFFFFFFFFFFFFFFFFFFFFFFFFF', amount: 10 }
    await opened.gateway.createPayment(other)
    const said = await opened.gateway.complete({ ...key, tranId: other.tranId }, mayTake)
    expect(said).toMatchObject({ tranId: asked.tranId, amount: '7200.00' })
  })

  it('does not take the answer of another payment', async () => {
    const opened = await open()
    const key = await openPayment(opened, 'approved')
    opened.double.answerNext('payment/status', { body: await pendingAnswer('TR_OTHER') })
    await expect(opened.gateway.complete(key, mayTake)).rejects.toThrow('another payment')
    expect(opened.double.count('execute')).toBe(0)
  })

  it('takes nothing when it must not by the time that bKash says it is approved', async () => {
    const opened = await open()
    const key = await openPayment(opened, 'approved')
    const done = await opened.gateway.complete(key, () => Promise.resolve(false))
    expect(done).toMatchObject({ status: 'pending', valId: null })
    expect(opened.double.count('execute')).toBe(0)
  })

  it('is nothing without bKash’s number', async () => {
    const { gateway, double } = await open()
    const key = { tranId: asked.tranId, reference: null, valId: null }
    expect(await gateway.complete(key, mayTake)).toBeNull()
    expect(await gateway.find({ ...key, reference: 'TR_UNKNOWN' })).toEqual([])
    expect(double.count('execute')).toBe(0)
  })
})

it('reconciles what the payer ordered where a coupon paid a part', async () => {
  const opened = await open()
  const key = await openPayment(opened, 'approved')
  const answer = {
    ...(await pendingAnswer(key.reference)),
    ...{ transactionStatus: 'Completed', trxID: 'T1' },
    ...{ amount: '7100.00', saleAmount: '7200.00', couponAmount: '100.00' },
  }
  opened.double.answerNext('payment/status', { body: answer })
  expect(await opened.gateway.find(key)).toMatchObject([{ status: 'paid', amount: '7200.00' }])
})

it('logs neither keys nor tokens nor people', async () => {
  const opened = await open()
  const key = await openPayment(opened, 'approved')
  opened.double.answerNext('execute', { status: 502, body: 'x' })
  await opened.gateway.complete(key, mayTake)
  const text = JSON.stringify(opened.lines)
  expect(text).toContain('bkash_answered')
  for (const { headers } of opened.double.asked) {
    const token = headers.get('authorization')
    if (token) expect(text).not.toContain(token)
  }
  expect(text).not.toMatch(/shop-secret|shop-password|Rahima|88017|01770618575/)
})

async function pendingAnswer(paymentID: string | null) {
  return {
    ...{ statusCode: '0000', paymentID, transactionStatus: 'Initiated' },
    ...{ amount: '7200.00', currency: 'BDT', merchantInvoice: asked.tranId },
  }
}

it.each([
  ['success', null],
  ['failure', 'failed'],
  ['cancel', 'cancelled'],
  ['nonsense', null],
])('a browser that comes back with %s says %s of its payer', async (status, said) => {
  const { gateway } = await open()
  expect(gateway.readReturn?.(new URLSearchParams({ paymentID: 'TR1', status }))).toBe(said)
})
