import { createSign, generateKeyPairSync, randomUUID } from 'node:crypto'

export const TOPIC = 'arn:aws:sns:ap-southeast-1:123456789012:bkash-webhook'
export const SHORT_CODE = '01929918000'
export const CERTIFICATE =
  'https://sns.ap-southeast-1.amazonaws.com/SimpleNotificationService-1.pem'
export const SUBSCRIBE =
  'https://sns.ap-southeast-1.amazonaws.com/?Action=ConfirmSubscription&Token=t'
const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })

/** What bKash says of a payment that was executed. */
export const completed = {
  ...{ dateTime: '20261123120000', debitMSISDN: '8801770618575', creditShortCode: SHORT_CODE },
  ...{ trxID: 'CKN000001', transactionStatus: 'Completed', transactionType: '10002294' },
  ...{ amount: '7200', currency: 'BDT' },
}

/** An envelope as Amazon SNS signs it, from what it documents. */
export function envelope(changes: Record<string, string> = {}, type = 'Notification') {
  const fields: Record<string, string> = {
    ...{ Type: type, MessageId: randomUUID(), TopicArn: TOPIC },
    Message: JSON.stringify(completed),
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

/** Amazon, which gives its certificate and takes a visit. */
export const answerOfAmazon = async ({ url }: Request): Promise<Response> =>
  new Response(url.endsWith('.pem') ? publicKey.export({ type: 'spki', format: 'pem' }) : '<xml/>')
