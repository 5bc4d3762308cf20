import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { PaymentType } from '@jatra/contract/payment/payment'
import { GatewayError, type PaymentRequest } from './gateway.ts'
import { sign } from './signature.ts'
import { createSslCommerz } from './sslcommerz.ts'

const request = (paymentType: PaymentType): PaymentRequest => ({
  tranId: 'JT1',
  amount: 7200,
  currency: 'BDT',
  paymentType,
  product: { name: 'Flight DAC to CXB', category: 'flight', quantity: 1 },
  customer: { name: 'Rahima', email: 'r@example.com', phone: '+8801712345678', address: 'Dhaka' },
  urls: {
    success: 'https://jatra.example/api/payment/return/JT1',
    fail: 'https://jatra.example/api/payment/return/JT1',
    cancel: 'https://jatra.example/api/payment/return/JT1',
    ipn: 'https://jatra.example/api/payment/ipn',
  },
})

function connect(answer: (request: Request) => Response | Promise<Response>, timeoutMs = 10_000) {
  const sent: Request[] = []
  const gateway = createSslCommerz({
    storeId: 'shop',
    storePassword: 'pass-word',
    baseUrl: 'https://gateway.test/',
    timeoutMs,
    fetch: async (outgoing) => {
      sent.push(outgoing)
      return answer(outgoing)
    },
  })
  return { gateway, sent }
}

describe('a session', () => {
  it.each([
    ['bkash', 'bkash'],
    ['nogod', 'nagad'],
    ['nexus', 'dbbl_nexus'],
    ['sslCommerz', null],
  ] as const)('for %s restricts the page to %s', async (paymentType, method) => {
    const { gateway, sent } = connect(() =>
      Response.json({
        ...{ status: 'SUCCESS', sessionkey: 'S1', GatewayPageURL: 'https://gateway.test/page' },
      }),
    )
    expect(await gateway.createPayment(request(paymentType))).toEqual({
      ...{ url: 'https://gateway.test/page', reference: 'S1' },
    })
    expect(sent[0]?.url).toBe('https://gateway.test/gwprocess/v4/api.php')
    const form = new URLSearchParams(await sent[0]?.text())
    expect(form.get('multi_card_name')).toBe(method)
    const required =
      'store_id store_passwd total_amount currency tran_id product_category success_url fail_url ' +
      'cancel_url emi_option cus_name cus_email cus_add1 cus_city cus_country cus_phone ' +
      'shipping_method num_of_item product_name product_profile ipn_url'
    for (const key of required.split(' ')) expect(form.get(key), key).toBeTruthy()
    expect(form.get('total_amount')).toBe('7200.00')
  })

  it('says of a flight what SSLCommerz wants to know of airline tickets', async () => {
    const page = { status: 'SUCCESS', GatewayPageURL: 'https://gateway.test/page' }
    const { gateway, sent } = connect(() => Response.json(page))
    const asked = request('nexus')
    const flight = {
      ...{ hoursTillDeparture: 12, type: 'Return' as const, reference: 'ABCD-1234' },
      journey: 'DAC-CGP CGP-DAC',
    }
    await gateway.createPayment({ ...asked, product: { ...asked.product, flight } })
    await gateway.createPayment(asked)
    const [airline, other] = await Promise.all(
      sent.map(async (one) => Object.fromEntries(new URLSearchParams(await one.text()))),
    )
    expect(airline).toMatchObject({
      ...{ product_profile: 'airline-tickets', hours_till_departure: '12 hrs' },
      ...{ flight_type: 'Return', pnr: 'ABCD-1234', journey_from_to: 'DAC-CGP CGP-DAC' },
      third_party_booking: 'Yes',
    })
    expect(other?.['product_profile']).toBe('non-physical-goods')
  })

  it.each([
    ['refuses', () => Response.json({ status: 'FAILED', failedreason: 'Store is De-active' })],
    ['answers 500', () => new Response('down', { status: 500 })],
    ['answers what is no JSON', () => new Response('<html>')],
    ['breaks the line', () => Promise.reject(new TypeError('fetch failed'))],
  ])('fails when the gateway %s, without telling the password', async (_, answer) => {
    const { gateway } = connect(answer)
    const error: unknown = await gateway.createPayment(request('bkash')).catch((e: unknown) => e)
    expect(error).toBeInstanceOf(GatewayError)
    expect(String(error)).not.toContain('pass-word')
  })

  it('gives up on a gateway that does not answer in time', async () => {
    const silent = (outgoing: Request) =>
      new Promise<Response>((_, reject) => {
        outgoing.signal.addEventListener('abort', () => reject(outgoing.signal.reason as Error))
      })
    const { gateway } = connect(silent, 5)
    await expect(gateway.createPayment(request('bkash'))).rejects.toThrow(/TimeoutError/)
  })
})

describe('a notice', () => {
  const fields = { tran_id: 'JT1', val_id: 'V1', amount: '7200.00', currency: 'BDT' }
  const { gateway } = connect(() => new Response())

  const signedBy = (field: string, algorithm: string) => {
    const hash = (text: string) => createHash(algorithm).update(text).digest('hex')
    const values = `amount=7200.00&currency=BDT&status=VALID&store_passwd=${hash('pass-word')}`
    const form = new URLSearchParams({ ...fields, status: 'VALID' })
    form.set('verify_key', 'tran_id,val_id,amount,currency,status')
    form.set(field, hash(`${values}&tran_id=JT1&val_id=V1`))
    return form
  }

  it.each([
    ['verify_sign_sha2', 'sha256'],
    ['verify_sign', 'md5'],
  ])('has in %s what SSLCommerz signs: sorted, joined, the password hashed', async (...by) => {
    const form = signedBy(...by)
    expect(await gateway.parseNotification(form.toString(), new Headers())).toEqual({
      tranId: 'JT1',
      valId: 'V1',
      status: 'valid',
      amount: '7200.00',
      currency: 'BDT',
    })
  })

  it.each([
    ['VALID', 'valid'],
    ['FAILED', 'failed'],
    ['CANCELLED', 'cancelled'],
    ['UNATTEMPTED', 'expired'],
    ['EXPIRED', 'expired'],
  ])('%s means %s', async (status, meaning) => {
    const form = sign(new URLSearchParams({ ...fields, status }), 'pass-word')
    expect(await gateway.parseNotification(form.toString(), new Headers())).toMatchObject({
      status: meaning,
    })
  })

  it.each([
    ['another password', sign(new URLSearchParams({ ...fields, status: 'VALID' }), 'guessed')],
    [
      'a status nobody knows',
      sign(new URLSearchParams({ ...fields, status: 'PAID' }), 'pass-word'),
    ],
    [
      'no val_id',
      sign(new URLSearchParams({ ...fields, val_id: '', status: 'VALID' }), 'pass-word'),
    ],
    [
      'a good old signature beside a better one that is wrong',
      new URLSearchParams([
        ...signedBy('verify_sign', 'md5'),
        ['verify_sign_sha2', 'f'.repeat(64)],
      ]),
    ],
    ['nothing in it', new URLSearchParams()],
  ])('with %s is none', async (_, form) => {
    expect(await gateway.parseNotification(form.toString(), new Headers())).toBeNull()
  })
})

const key = { tranId: 'JT1', reference: 'S1', valId: null }

describe('asking', () => {
  const element = {
    status: 'VALIDATED',
    tran_id: 'JT1',
    val_id: 'V1',
    bank_tran_id: 'B1',
    amount: '7200.00',
    currency: 'BDT',
    risk_level: '1',
  }
  const payment = {
    tranId: 'JT1',
    valId: 'V1',
    reference: 'B1',
    status: 'paid',
    amount: '7200.00',
    currency: 'BDT',
    risk: 'held',
  }

  it('by val_id gives the payment, or null', async () => {
    const { gateway, sent } = connect(() => Response.json(element))
    expect(await gateway.find({ ...key, valId: 'V1' })).toEqual(payment)
    expect(sent[0]?.url).toBe(
      'https://gateway.test/validator/api/validationserverAPI.php?val_id=V1&store_id=shop&store_passwd=pass-word&v=1&format=json',
    )
    const none = connect(() => Response.json({ status: 'INVALID_TRANSACTION' }))
    expect(await none.gateway.find({ ...key, valId: 'V2' })).toBeNull()
  })

  it('by tran_id prefers the paid one of several attempts', async () => {
    const failed = { ...element, status: 'FAILED', val_id: '' }
    const { gateway } = connect(() => Response.json({ element: [failed, element, failed] }))
    expect(await gateway.complete(key)).toEqual(payment)
    const none = connect(() => Response.json({ APIConnect: 'DONE', no_of_trans_found: 0 }))
    expect(await none.gateway.find(key)).toBeNull()
  })
})

describe('a refund', () => {
  const payment = { ...key, valId: 'V1', paymentReference: 'B1', amount: 7200, openedAt: 0 }
  const asked = { refundId: 'JR1', payment, amount: 7200, reason: 'late' }
  const query = { ...asked, others: [] }
  const taken = { APIConnect: 'DONE', refund_ref_id: 'G1', trans_id: 'JR1', errorReason: '' }

  it('is asked for by the bank’s id of the payment and ours of the refund', async () => {
    const { gateway, sent } = connect(() => Response.json({ ...taken, status: 'success' }))
    expect(await gateway.refund(asked)).toEqual({ kind: 'processing', reference: 'G1' })
    const { pathname, searchParams } = new URL(sent[0]?.url ?? '')
    expect(pathname).toBe('/validator/api/merchantTransIDvalidationAPI.php')
    expect(Object.fromEntries(searchParams)).toEqual({
      ...{ bank_tran_id: 'B1', refund_trans_id: 'JR1', refund_amount: '7200.00' },
      ...{ refund_remarks: 'late', store_id: 'shop', store_passwd: 'pass-word' },
      ...{ v: '1', format: 'json' },
    })
  })

  it.each([
    ['taken before', { ...taken, status: 'processing' }, 'processing'],
    ['not taken', { ...taken, status: 'failed', errorReason: 'too much' }, 'refused'],
    ['not ours to ask', { APIConnect: 'INVALID_REQUEST' }, 'refused'],
    ['lost behind the gateway', { APIConnect: 'FAILED' }, 'unknown'],
    ['a word nobody knows', { ...taken, status: 'soon' }, 'unknown'],
    ['no reference', { ...taken, refund_ref_id: '', status: 'success' }, 'unknown'],
  ])('%s', async (_, answer, kind) => {
    const { gateway } = connect(() => Response.json(answer))
    expect(await gateway.refund(asked)).toMatchObject({ kind })
  })

  it.each([
    ['answers 500', () => new Response('down', { status: 500 })],
    ['answers what is no JSON', () => new Response('<html>')],
    ['breaks the line', () => Promise.reject(new TypeError('fetch failed'))],
  ])('is unknown when the gateway %s, without telling the password', async (_, answer) => {
    const outcome = await connect(answer).gateway.refund(asked)
    expect(outcome.kind).toBe('unknown')
    expect(JSON.stringify(outcome)).not.toContain('pass-word')
  })

  it('is unknown when no answer comes in time', async () => {
    const silent = (outgoing: Request) =>
      new Promise<Response>((_, reject) => {
        outgoing.signal.addEventListener('abort', () => reject(outgoing.signal.reason as Error))
      })
    expect((await connect(silent, 5).gateway.refund(asked)).kind).toBe('unknown')
  })

  it.each([
    ['refunded', { kind: 'done', reference: 'G1' }],
    ['processing', { kind: 'processing', reference: 'G1' }],
    ['cancelled', { kind: 'cancelled' }],
  ])('that is %s is found by the gateway’s reference', async (status, outcome) => {
    const { gateway, sent } = connect(() => Response.json({ ...taken, status }))
    const found = await gateway.findRefund({ ...query, reference: 'G1' })
    expect(found).toMatchObject(outcome)
    expect(sent[0]?.url).toContain('refund_ref_id=G1')
  })

  it('that has no reference is asked for by our own id, and may not be there', async () => {
    const { gateway, sent } = connect(() => Response.json({ APIConnect: 'DONE' }))
    expect(await gateway.findRefund({ ...query, reference: null })).toBeNull()
    expect(sent[0]?.url).toContain('refund_trans_id=JR1')
  })

  it.each([{ APIConnect: 'INVALID_REQUEST' }, { ...taken, status: 'soon' }])(
    'cannot be told from %o',
    async (answer) => {
      const { gateway } = connect(() => Response.json(answer))
      const asking = gateway.findRefund({ ...query, reference: 'G1' })
      await expect(asking).rejects.toThrow(GatewayError)
    },
  )
})
