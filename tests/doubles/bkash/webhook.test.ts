import { createSign, generateKeyPairSync, randomUUID } from 'node:crypto'
import { GatewayError } from '@jatra/api/providers/payments/gateway'
import { createTestApi } from '@jatra/api/testing/test-api'
import { useTestDatabase } from '@jatra/api/testing/test-database'
import { describe, expect, it } from 'vitest'
import { asked, openBkash } from './open-bkash.ts'

const database = useTestDatabase()
const TOPIC = 'arn:aws:sns:ap-southeast-1:123456789012:bkash-webhook'
const CERTIFICATE = 'https://sns.ap-southeast-1.amazonaws.com/SimpleNotificationService-1.pem'
const SUBSCRIBE = 'https://sns.ap-southeast-1.amazonaws.com/?Action=ConfirmSubscription&Token=t'
const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })

const paid = {
  ...{ dateTime: '20261123120000', debitMSISDN: '8801770618575', creditShortCode: '01929918000' },
  ...{ trxID: 'CKN000001', transactionStatus: 'Completed', transactionType: '10002294' },
  ...{ amount: '7200', currency: 'BDT', merchantInvoiceNumber: asked.tranId },
}

/** An envelope as Amazon SNS signs it, from what it documents. */
function envelope(changes: Record<string, string> = {}, type = 'Notification') {
  const fields: Record<string, string> = {
    ...{ Type: type, MessageId: randomUUID(), TopicArn: TOPIC, Message: JSON.stringify(paid) },
    ...{ Timestamp: '2026-11-23T06:00:00.000Z', SignatureVersion: '2' },
    ...(type === 'SubscriptionConfirmation' && { Token: 't', SubscribeURL: SUBSCRIBE }),
    ...{ SigningCertURL: CERTIFICATE, ...changes },
  }
  const keys = ['Message', 'MessageId', 'Subject', 'SubscribeURL', 'Timestamp', 'Token']
  const text = [...keys, 'TopicArn', 'Type']
    .filter((key) => fields[key] !== undefined)
    .map((key) => `${key}\n${fields[key]}\n`)
    .join('')
  const digest = fields['SignatureVersion'] === '1' ? 'RSA-SHA1' : 'RSA-SHA256'
  return { ...fields, Signature: createSign(digest).update(text).sign(privateKey, 'base64') }
}

async function open(topicArn: string | null = TOPIC) {
  const visited: string[] = []
  const opened = await openBkash(database.db, {
    ...{ topicArn, shortCode: '01929918000' },
    fetchSns: async ({ url }) => {
      visited.push(url)
      if (url.endsWith('.pem'))
        return new Response(publicKey.export({ type: 'spki', format: 'pem' }))
      return new Response('<xml/>')
    },
  })
  const parse = (message: Record<string, unknown> | string) =>
    opened.gateway.parseNotification(
      typeof message === 'string' ? message : JSON.stringify(message),
      new Headers({ 'x-amz-sns-message-type': 'Notification', 'content-type': 'text/plain' }),
    )
  return { ...opened, parse, visited }
}

describe('a webhook', () => {
  it.each(['1', '2'])(
    'of signature version %s says which payment to ask about',
    async (version) => {
      const { parse, visited } = await open()
      const message = envelope({ SignatureVersion: version, Subject: 'Payment' })
      const said = {
        ...{ tranId: asked.tranId, valId: 'CKN000001', status: 'valid' },
        ...{ amount: '7200', currency: 'BDT' },
      }
      expect(await parse(message)).toEqual(said)
      // Twice is once more the same, and Amazon's certificate is kept.
      expect(await parse(message)).toEqual(said)
      expect(visited).toEqual([CERTIFICATE])
    },
  )

  it('of a payment with a coupon says what was ordered', async () => {
    const { parse } = await open()
    const Message = JSON.stringify({ ...paid, amount: '7100', saleAmount: '7200' })
    expect(await parse(envelope({ Message }))).toMatchObject({ amount: '7200' })
  })

  it.each([
    ['no envelope', 'Hello'],
    ['an empty object', {}],
    ['an edited message', { ...envelope(), Message: JSON.stringify({ ...paid, amount: '1' }) }],
    ['an edited topic', { ...envelope({ TopicArn: 'arn:of:another' }), TopicArn: TOPIC }],
    ['a signature of nobody', { ...envelope(), Signature: 'AAAA' }],
    ['the weaker digest of another', { ...envelope(), SignatureVersion: '1' }],
    ['a version that is not known', { ...envelope(), SignatureVersion: '3' }],
    ['another type', { ...envelope({}, 'UnsubscribeConfirmation') }],
    ['another topic of Amazon', envelope({ TopicArn: 'arn:aws:sns:us-east-1:666:evil' })],
    ['no payment', envelope({ Message: '{}' })],
    [
      'a payment that failed',
      envelope({ Message: JSON.stringify({ ...paid, transactionStatus: 'Failed' }) }),
    ],
    ['another merchant', envelope({ Message: JSON.stringify({ ...paid, creditShortCode: '01' }) })],
  ])('with %s is none', async (_, message) => {
    const { parse } = await open()
    expect(await parse(message)).toBeNull()
  })

  it.each([
    'https://sns.ap-southeast-1.amazonaws.com.evil.example/a.pem',
    'https://evil.example/sns.ap-southeast-1.amazonaws.com/a.pem',
    'http://sns.ap-southeast-1.amazonaws.com/a.pem',
    'https://sns.ap-southeast-1.amazonaws.com:8443/a.pem',
    'https://user@sns.ap-southeast-1.amazonaws.com/a.pem',
    'https://s3.ap-southeast-1.amazonaws.com/a.pem',
    'https://sns.ap-southeast-1.amazonaws.com/a.pem?x=/b.txt#/c.txt'.replace('a.pem', 'a.txt'),
    'not an address',
  ])('whose certificate is at %s is none, and nothing is fetched', async (SigningCertURL) => {
    const { parse, visited } = await open()
    expect(await parse(envelope({ SigningCertURL }))).toBeNull()
    expect(visited).toEqual([])
  })

  it('is none while no topic is set', async () => {
    const { parse, visited } = await open(null)
    expect(await parse(envelope())).toBeNull()
    expect(visited).toEqual([])
  })

  it('is sent again when Amazon’s certificate cannot be had', async () => {
    const { gateway } = await openBkash(database.db, {
      topicArn: TOPIC,
      fetchSns: async () => new Response('', { status: 503 }),
    })
    const parsing = gateway.parseNotification(JSON.stringify(envelope()), new Headers())
    await expect(parsing).rejects.toThrow(GatewayError)
  })
})

describe('a subscription', () => {
  it('is confirmed by a visit, and Amazon need not send it again', async () => {
    const { gateway, visited } = await open()
    const api = createTestApi(database, { gateways: { bkash: gateway } })
    const body = JSON.stringify(envelope({}, 'SubscriptionConfirmation'))
    const answer = await api.send('POST', '/api/payment/notify/bkash', { body })
    expect(answer.status).toBe(200)
    expect(visited).toEqual([CERTIFICATE, SUBSCRIBE])
  })

  it.each([
    ['of another topic', { TopicArn: 'arn:aws:sns:us-east-1:666:evil' }],
    ['that would be confirmed elsewhere', { SubscribeURL: 'https://evil.example/' }],
    ['that would be confirmed over http', { SubscribeURL: SUBSCRIBE.replace('https', 'http') }],
  ])('%s is not', async (_, changes) => {
    const { parse, visited } = await open()
    expect(await parse(envelope(changes, 'SubscriptionConfirmation'))).toBeNull()
    expect(visited).toEqual([CERTIFICATE])
  })
})
