import { GatewayError } from '@jatra/api/providers/payments/gateway'
import { createTestApi } from '@jatra/api/testing/test-api'
import { useTestDatabase } from '@jatra/api/testing/test-database'
import { describe, expect, it } from 'vitest'
import { asked, openBkash } from './open-bkash.ts'
import {
  answerOfAmazon,
  CERTIFICATE,
  completed,
  envelope,
  SHORT_CODE,
  SUBSCRIBE,
  TOPIC,
} from './sns.ts'

const database = useTestDatabase()
const paid = { ...completed, merchantInvoiceNumber: asked.tranId }
const envelopeOf = (changes: Record<string, string> = {}, type = 'Notification') =>
  envelope({ Message: JSON.stringify(paid), ...changes }, type)

async function open(topicArn: string | null = TOPIC) {
  const visited: string[] = []
  const opened = await openBkash(database.db, {
    ...{ topicArn, shortCode: SHORT_CODE },
    fetchSns(request) {
      visited.push(request.url)
      return answerOfAmazon(request)
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
      const message = envelopeOf({ SignatureVersion: version, Subject: 'Payment' })
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
    expect(await parse(envelopeOf({ Message }))).toMatchObject({ amount: '7200' })
  })

  it.each([
    ['no envelope', 'Hello'],
    ['an empty object', {}],
    ['an edited message', { ...envelopeOf(), Message: JSON.stringify({ ...paid, amount: '1' }) }],
    ['an edited topic', { ...envelopeOf({ TopicArn: 'arn:of:another' }), TopicArn: TOPIC }],
    ['a signature of nobody', { ...envelopeOf(), Signature: 'AAAA' }],
    ['the weaker digest of another', { ...envelopeOf(), SignatureVersion: '1' }],
    ['a version that is not known', { ...envelopeOf(), SignatureVersion: '3' }],
    ['another type', { ...envelopeOf({}, 'UnsubscribeConfirmation') }],
    ['another topic of Amazon', envelopeOf({ TopicArn: 'arn:aws:sns:us-east-1:666:evil' })],
    ['no payment', envelopeOf({ Message: '{}' })],
    [
      'a payment that failed',
      envelopeOf({ Message: JSON.stringify({ ...paid, transactionStatus: 'Failed' }) }),
    ],
    [
      'another merchant',
      envelopeOf({ Message: JSON.stringify({ ...paid, creditShortCode: '01' }) }),
    ],
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
    expect(await parse(envelopeOf({ SigningCertURL }))).toBeNull()
    expect(visited).toEqual([])
  })

  it('is none while no topic is set', async () => {
    const { parse, visited } = await open(null)
    expect(await parse(envelopeOf())).toBeNull()
    expect(visited).toEqual([])
  })

  it('is sent again when Amazon’s certificate cannot be had', async () => {
    const { gateway } = await openBkash(database.db, {
      topicArn: TOPIC,
      fetchSns: async () => new Response('', { status: 503 }),
    })
    const parsing = gateway.parseNotification(JSON.stringify(envelopeOf()), new Headers())
    await expect(parsing).rejects.toThrow(GatewayError)
  })

  it('is taken when it comes again after an answer that was no certificate', async () => {
    const answers = [new Response('<html>')]
    const { gateway } = await openBkash(database.db, {
      topicArn: TOPIC,
      fetchSns: async (request) => answers.pop() ?? answerOfAmazon(request),
    })
    const parse = () => gateway.parseNotification(JSON.stringify(envelopeOf()), new Headers())
    await expect(parse()).rejects.toThrow(GatewayError)
    expect(await parse()).toMatchObject({ status: 'valid' })
  })
})

describe('a subscription', () => {
  it('is confirmed by a visit, and Amazon need not send it again', async () => {
    const { gateway, visited } = await open()
    const api = createTestApi(database, { gateways: { bkash: gateway } })
    const body = JSON.stringify(envelopeOf({}, 'SubscriptionConfirmation'))
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
    expect(await parse(envelopeOf(changes, 'SubscriptionConfirmation'))).toBeNull()
    expect(visited).toEqual([CERTIFICATE])
  })
})
