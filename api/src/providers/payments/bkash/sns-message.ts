import { createVerify, type KeyObject } from 'node:crypto'
import { z } from 'zod'

/** An envelope of Amazon SNS, by which bKash sends its webhooks. */
const envelopeSchema = z.object({
  Type: z.enum(['Notification', 'SubscriptionConfirmation']),
  MessageId: z.string().min(1),
  TopicArn: z.string(),
  Message: z.string(),
  Timestamp: z.string(),
  Subject: z.string().nullish(),
  Token: z.string().nullish(),
  SubscribeURL: z.string().nullish(),
  SignatureVersion: z.enum(['1', '2']),
  Signature: z.string(),
  SigningCertURL: z.string(),
})
export type SnsEnvelope = z.output<typeof envelopeSchema>

const digests = { '1': 'RSA-SHA1', '2': 'RSA-SHA256' } as const
const signedKeys = {
  Notification: ['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type'],
  SubscriptionConfirmation: [
    ...['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'],
  ],
} as const

/** An https address of Amazon SNS itself. Messages can contain any address. */
export function isSnsUrl(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, port, username, password } = new URL(text)
  return (
    protocol === 'https:' &&
    /^sns\.[a-z0-9-]+\.amazonaws\.com$/.test(hostname) &&
    !port &&
    !username &&
    !password
  )
}

/** What is signed: each key that is there and its value, sorted by key, a line each. */
function signedText(envelope: SnsEnvelope): string {
  return signedKeys[envelope.Type]
    .filter((key) => typeof envelope[key] === 'string')
    .map((key) => `${key}\n${envelope[key] ?? ''}\n`)
    .join('')
}

/**
 * Reads an envelope whose signature is Amazon's, or null. This proves that SNS sent it, but not on whose topic: see
 * TopicArn.
 * @param readKey fetches the key of a certificate; it is only given addresses of Amazon SNS
 */
export async function readSnsMessage(
  rawBody: string,
  readKey: (url: string) => Promise<KeyObject>,
): Promise<SnsEnvelope | null> {
  const parsed = envelopeSchema.safeParse(jsonOf(rawBody))
  if (!parsed.success) return null
  const envelope = parsed.data
  const { SigningCertURL: url, SignatureVersion, Signature } = envelope
  if (!isSnsUrl(url) || !new URL(url).pathname.endsWith('.pem')) return null
  const key = await readKey(url)
  const verify = createVerify(digests[SignatureVersion]).update(signedText(envelope), 'utf8')
  return verify.verify(key, Signature, 'base64') ? envelope : null
}

export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
