import { GatewayError } from '@jatra/api/providers/payments/gateway'
import { useTestDatabase } from '@jatra/api/testing/test-database'
import { sandboxSessions } from '@jatra/sandbox/db/schema'
import type { PaymentType } from '@jatra/contract/payment/payment'
import { describe, expect, it } from 'vitest'
import { asked, NOW, openPayment, openSslCommerz } from './open-sslcommerz.ts'
import { STORE } from './server.ts'

const database = useTestDatabase()
const open = () => openSslCommerz(database.db)

describe('a session', () => {
  it.each<[PaymentType, string | undefined]>([
    ['bkash', 'bkash'],
    ['nogod', 'nagad'],
    ['nexus', 'dbbl_nexus'],
    ['sslCommerz', undefined],
  ])('for %s restricts the page to %s', async (paymentType, method) => {
    const { double, gateway } = await open()
    const { url, reference } = await gateway.createPayment({ ...asked, paymentType })
    expect(url).toBe(`https://sandbox.sslcommerz.com/page/${asked.tranId}`)
    expect(reference).toMatch(/^[\w-]{36}$/)
    const [{ body = {} } = {}] = double.asked
    expect(body['multi_card_name']).toBe(method)
    const required =
      'store_id store_passwd total_amount currency tran_id product_category success_url fail_url ' +
      'cancel_url emi_option cus_name cus_email cus_add1 cus_city cus_postcode cus_country cus_phone ' +
      'shipping_method num_of_item product_name product_profile ipn_url'
    for (const key of required.split(' ')) expect(body[key], key).toBeTruthy()
    expect(body).toMatchObject({
      ...{ total_amount: '7200.00', product_profile: 'non-physical-goods' },
    })
    // The same tran_id is the same session.
    expect(await gateway.createPayment({ ...asked, paymentType })).toEqual({ url, reference })
  })

  it('says of a flight what SSLCommerz wants to know of airline tickets', async () => {
    const { double, gateway } = await open()
    const flight = {
      ...{ hoursTillDeparture: 12, type: 'Return' as const, reference: 'ABCD-1234' },
      journey: 'DAC-CGP CGP-DAC',
    }
    await gateway.createPayment({ ...asked, product: { ...asked.product, flight } })
    expect(double.asked[0]?.body).toMatchObject({
      ...{ product_profile: 'airline-tickets', hours_till_departure: '12 hrs' },
      ...{ flight_type: 'Return', pnr: 'ABCD-1234', journey_from_to: 'DAC-CGP CGP-DAC' },
      third_party_booking: 'Yes',
    })
  })

  it.each([
    ['answers 500', { status: 500, body: 'down' }],
    ['answers what is no JSON', { body: '<html>' }],
    ['answers without a page', { body: { status: 'SUCCESS', sessionkey: 'S1' } }],
  ])('fails when the gateway %s, and can be opened after that', async (_, answer) => {
    const { double, gateway } = await open()
    double.answerNext('session', answer)
    await expect(gateway.createPayment(asked)).rejects.toThrow(GatewayError)
    await expect(gateway.createPayment(asked)).resolves.toHaveProperty('url')
  })

  it('fails for another store, below what the gateway takes, and for an id that is used', async () => {
    const stranger = await openSslCommerz(database.db, 'guessed')
    await expect(stranger.gateway.createPayment(asked)).rejects.toThrow('Store Credential Error')
    const { gateway } = await open()
    const little = gateway.createPayment({ ...asked, amount: 9 })
    await expect(little).rejects.toThrow('total_amount is not valid')
    await gateway.createPayment(asked)
    const other = gateway.createPayment({ ...asked, amount: 7300 })
    await expect(other).rejects.toThrow('tran_id is in use')
  })

  it('that was opened without an answer in time is the same one the next time', async () => {
    const { double, gateway, timeOut } = await open()
    const silent = double.staySilent('session')
    const opening = gateway.createPayment(asked)
    await silent
    timeOut()
    await expect(opening).rejects.toThrow('TimeoutError')
    const { reference } = await gateway.createPayment(asked)
    expect(await database.db.select().from(sandboxSessions)).toMatchObject([
      { sessionKey: reference },
    ])
  })
})

describe('asking', () => {
  it('finds a paid payment by our id, and by the gateway’s however often', async () => {
    const opened = await open()
    const { key } = await openPayment(opened, 'pay')
    const [paid] = await opened.gateway.find(key)
    expect(paid).toEqual({
      ...{ tranId: asked.tranId, status: 'paid', amount: '7200.00', currency: 'BDT', risk: 'safe' },
      ...{ openedFor: { amount: '7200.00', currency: 'BDT' }, paidFrom: null },
      paidAt: NOW,
      valId: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
      reference: `SANDBOX-${asked.tranId}`,
    })
    const valId = paid?.valId ?? ''
    // The second time it says VALIDATED.
    for (let times = 0; times < 2; times += 1) {
      expect(await opened.gateway.find({ ...key, valId })).toEqual([paid])
    }
  })

  it.each([
    ['fail', 'failed'],
    ['cancel', 'cancelled'],
    [undefined, 'pending'],
  ] as const)('after %s says %s', async (choice, status) => {
    const opened = await open()
    const { key } = await openPayment(opened, choice)
    expect(await opened.gateway.find(key)).toMatchObject([{ status, valId: null }])
  })

  it('by our id says all that was tried and paid', async () => {
    const { double, gateway } = await open()
    const one = { tran_id: asked.tranId, val_id: 'V1', amount: '7200.00', currency: 'BDT' }
    const failed = { ...one, status: 'FAILED', val_id: '' }
    const [first, second] = [
      { ...one, status: 'VALIDATED' },
      { ...one, status: 'VALID', val_id: 'V2' },
    ]
    const element = [failed, first, second]
    double.answerNext('query', { body: { APIConnect: 'DONE', element } })
    const key = { tranId: asked.tranId, reference: null, valId: null }
    expect(await gateway.find(key)).toMatchObject([
      { status: 'failed', valId: null },
      { status: 'paid', valId: 'V1' },
      { status: 'paid', valId: 'V2' },
    ])
  })

  it.each([
    ['of a number', { amount: 7200 }, { amount: '7200', status: 'paid' }],
    [
      'of when it was paid',
      { tran_date: '2026-11-23 12:00:00' },
      { paidAt: Date.parse('2026-11-23T06:00:00Z') },
    ],
    ['of a day that never was', { tran_date: '0000-00-00 00:00:00' }, { paidAt: null }],
    ['of no date', { tran_date: null }, { status: 'paid', paidAt: null }],
    ['that may be fraud', { risk_level: '1', risk_title: 'Risk' }, { risk: 'held' }],
    ['in another currency', { currency: 'USD' }, { currency: 'USD', openedFor: null }],
    [
      'of what was asked for in another currency',
      { currency_type: 'USD', currency_amount: 60 },
      { amount: '7200.00', currency: 'BDT', openedFor: { amount: '60', currency: 'USD' } },
    ],
    ['of a status nobody knows', { status: 'SOON' }, { status: 'pending' }],
  ])('reads an answer %s', async (_, changes, said) => {
    const { double, gateway } = await open()
    const body = {
      ...{ status: 'VALIDATED', tran_id: asked.tranId, val_id: 'V1', bank_tran_id: 'B1' },
      ...{ amount: '7200.00', currency: 'BDT', risk_level: '0', ...changes },
    }
    double.answerNext('validation', { body })
    const key = { tranId: asked.tranId, reference: null, valId: 'V1' }
    expect(await gateway.find(key)).toMatchObject([{ tranId: asked.tranId, ...said }])
  })

  it('knows nothing of what SSLCommerz does not, and says so when it is away', async () => {
    const { double, gateway, timeOut } = await open()
    const key = { tranId: 'JT1', reference: null, valId: null }
    expect(await gateway.find(key)).toEqual([])
    expect(await gateway.find({ ...key, valId: 'V1' })).toEqual([])
    double.answerNext('query', { status: 502, body: 'x' })
    await expect(gateway.find(key)).rejects.toThrow('answered 502')
    const swallowed = double.swallow('query')
    const finding = gateway.find(key)
    await swallowed
    timeOut()
    await expect(finding).rejects.toThrow('TimeoutError')
    await double.close()
    await expect(gateway.find(key)).rejects.toThrow(GatewayError)
  })
})

it('no error tells the store’s password, which is in every address', async () => {
  const { double, gateway } = await open()
  const key = { tranId: asked.tranId, reference: null, valId: 'V1' }
  const problems: string[] = []
  const ask = async () => {
    for (const call of [() => gateway.createPayment(asked), () => gateway.find(key)]) {
      const error: unknown = await call().catch((caught: unknown) => caught)
      expect(error).toBeInstanceOf(GatewayError)
      problems.push(String(error), JSON.stringify(error))
    }
  }
  for (const answer of [{ body: '<html>' }, { status: 500, body: '' }]) {
    for (const call of ['session', 'validation']) double.answerNext(call, answer)
    await ask()
  }
  await double.close()
  await ask()
  expect(problems.join()).not.toContain(STORE.password)
})
