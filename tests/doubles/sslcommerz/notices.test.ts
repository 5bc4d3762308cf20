import { createHash } from 'node:crypto'
import { noticeOf } from '@jatra/sandbox/payments/messages'
import { sign } from '@jatra/api/providers/payments/signature'
import { useTestDatabase } from '@jatra/api/testing/test-database'
import { expect, it } from 'vitest'
import { asked, openPayment, openSslCommerz } from './open-sslcommerz.ts'
import { STORE } from './server.ts'

const database = useTestDatabase()

const fields = { tran_id: 'JT1', val_id: 'V1', amount: '7200.00', currency: 'BDT' }

async function parse(form: URLSearchParams) {
  const { gateway } = await openSslCommerz(database.db)
  return gateway.parseNotification(form.toString(), new Headers())
}

/** As SSLCommerz' IPN guide signs. */
function signedBy(field: string, algorithm: string) {
  const hash = (text: string) => createHash(algorithm).update(text).digest('hex')
  const values = `amount=7200.00&currency=BDT&status=VALID&store_passwd=${hash(STORE.password)}`
  const form = new URLSearchParams({ ...fields, status: 'VALID' })
  form.set('verify_key', 'tran_id,val_id,amount,currency,status')
  form.set(field, hash(`${values}&tran_id=JT1&val_id=V1`))
  return form
}

it.each([
  ['verify_sign_sha2', 'sha256'],
  ['verify_sign', 'md5'],
])('has in %s what SSLCommerz signs: sorted, joined, the password hashed', async (...by) => {
  expect(await parse(signedBy(...by))).toEqual({
    ...{ tranId: 'JT1', valId: 'V1', status: 'valid', amount: '7200.00', currency: 'BDT' },
  })
})

it.each([
  ['pay', 'valid'],
  ['fail', 'failed'],
  ['cancel', 'cancelled'],
] as const)('of the double after %s says %s', async (choice, status) => {
  const opened = await openSslCommerz(database.db)
  const { session } = await openPayment(opened, choice)
  if (!session) return expect.unreachable()
  const notice = noticeOf(session, STORE)
  expect(notice.get('verify_sign_sha2')).toHaveLength(64)
  expect(await opened.gateway.parseNotification(notice.toString(), new Headers())).toEqual({
    ...{ tranId: asked.tranId, amount: '7200.00', currency: 'BDT', status },
    valId: session.valId,
  })
})

it.each([
  ['UNATTEMPTED', 'expired'],
  ['EXPIRED', 'expired'],
  ['VALIDATED', 'valid'],
])('%s means %s', async (said, status) => {
  const form = sign(new URLSearchParams({ ...fields, status: said }), STORE.password)
  expect(await parse(form)).toMatchObject({ status })
})

it.each([
  ['another password', sign(new URLSearchParams({ ...fields, status: 'VALID' }), 'guessed')],
  [
    'a status nobody knows',
    sign(new URLSearchParams({ ...fields, status: 'PAID' }), STORE.password),
  ],
  [
    'no val_id',
    sign(new URLSearchParams({ ...fields, val_id: '', status: 'VALID' }), STORE.password),
  ],
  [
    'a good old signature beside a better one that is wrong',
    new URLSearchParams([...signedBy('verify_sign', 'md5'), ['verify_sign_sha2', 'f'.repeat(64)]]),
  ],
  ['nothing in it', new URLSearchParams()],
])('with %s is none', async (_, form) => {
  expect(await parse(form)).toBeNull()
})
