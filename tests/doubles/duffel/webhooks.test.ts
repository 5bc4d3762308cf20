import { SupplierError } from '@jatra/api/providers/flights/flight-supplier'
import { expect, it } from 'vitest'
import { openDuffel, WEBHOOK_SECRET } from './open-duffel.ts'
import { signedNotice } from './webhooks.ts'

const notice = (type: string, object: object) => ({
  id: 'wev_0000A4tQSmKyqOrcySrGbo',
  type,
  object,
})

it.each([
  ['order.created', { id: 'ord_1', booking_reference: 'RZPNX8' }, { order: 'ord_1' }],
  ['order.creation_failed', { offer_id: 'off_1' }, { offer: 'off_1' }],
  ['payment.created', { id: 'pay_1', order_id: 'ord_1' }, { order: 'ord_1' }],
  [
    'order.airline_initiated_change_detected',
    { id: 'aic_1', order_id: 'ord_1' },
    { order: 'ord_1' },
  ],
  ['ping.triggered', {}, null],
  ['order.renamed', { id: { of: 'something' } }, null],
])('%s says which order to look at, and nothing else', async (type, object, about) => {
  const { supplier, time } = await openDuffel()
  const { body, headers } = signedNotice(WEBHOOK_SECRET, time.now, notice(type, object))
  expect(supplier.parseWebhook(body, headers)).toEqual({ id: 'wev_0000A4tQSmKyqOrcySrGbo', about })
})

it('takes a notice for five minutes, and no other', async () => {
  const { supplier, time } = await openDuffel()
  const sent = time.now
  const { body, headers } = signedNotice(
    WEBHOOK_SECRET,
    sent,
    notice('order.created', { id: 'ord_1' }),
  )
  const signature = headers.get('x-duffel-signature') ?? ''
  const [stamp = '', hmac = ''] = signature.split(',')
  const other = signedNotice('whsec_of_others', sent, notice('order.created', { id: 'ord_1' }))
  const forged: [string, string | null][] = [
    [body.replace('ord_1', 'ord_2'), signature],
    [`${body} `, signature],
    [other.body, other.headers.get('x-duffel-signature')],
    [body, null],
    [body, ''],
    [body, hmac],
    [body, `${stamp},v1=`],
    [body, `${stamp},v1=${'0'.repeat(64)}`],
    [body, `t=${Math.floor(sent / 1_000) + 1},${hmac}`],
  ]
  for (const [raw, given] of forged) {
    const sentWith = new Headers(given === null ? {} : { 'x-duffel-signature': given })
    expect(() => supplier.parseWebhook(raw, sentWith)).toThrow(SupplierError)
  }
  for (const seconds of [-300, 0, 300]) {
    time.now = sent + seconds * 1_000
    expect(supplier.parseWebhook(body, headers).about).toEqual({ order: 'ord_1' })
  }
  for (const seconds of [-301, 301]) {
    time.now = sent + seconds * 1_000
    expect(() => supplier.parseWebhook(body, headers)).toThrow('not signed, or is old')
  }
})

it('is signed and cannot be read: that is no notice, and no fault of ours', async () => {
  const { supplier, time } = await openDuffel()
  const unreadable = notice('order.created', ['ord_1'])
  const { headers, body } = signedNotice(WEBHOOK_SECRET, time.now, unreadable)
  expect(() => supplier.parseWebhook(body, headers)).toThrow(SupplierError)
})
