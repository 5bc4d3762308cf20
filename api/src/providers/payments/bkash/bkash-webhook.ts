import { createPublicKey, type KeyObject } from 'node:crypto'
import type { Logger } from '@jatra/contract/observability/logging'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { GatewayError, type Notification } from '../gateway.ts'
import { tranIdOf } from './bkash-payments.ts'
import { isSnsUrl, jsonOf, readSnsMessage, type SnsEnvelope } from './sns-message.ts'

export interface BkashWebhookDeps {
  /** The topic that bKash told us; null: no webhook is taken. */
  topicArn: string | null
  /** Our wallet's short code; null: not compared. */
  shortCode: string | null
  /** Reaches Amazon SNS. */
  fetch: (request: Request) => Promise<Response>
  log: Logger
  timeout?: ((ms: number) => AbortSignal) | undefined
}

const paymentSchema = z.object({
  trxID: z.string().min(1),
  merchantInvoiceNumber: z.string().min(1),
  transactionStatus: z.literal('Completed'),
  amount: z.string(),
  saleAmount: z.string().nullish(),
  currency: z.string(),
  creditShortCode: z.string().nullish(),
})

const CERTIFICATE_TIMEOUT_MS = 10_000

/**
 * bKash's webhook. It says which payment to ask bKash about and proves nothing, so that one that comes twice, or to two
 * processes, does no harm: its MessageIds are not kept.
 */
export function createBkashWebhook(deps: BkashWebhookDeps) {
  const keys = new LRUCache<string, KeyObject>({ max: 10 })

  return {
    /** @throws GatewayError when Amazon's certificate cannot be had: SNS sends its message again */
    async parse(rawBody: string): Promise<Notification | 'no_payment' | null> {
      if (deps.topicArn === null) return reject('no topic is set', null)
      const envelope = await readSnsMessage(rawBody, readKey)
      if (!envelope) return reject('its signature is not Amazon’s', null)
      if (envelope.TopicArn !== deps.topicArn) return reject('it is of another topic', envelope)
      if (envelope.Type === 'Notification') return paymentIn(envelope)
      return (await confirm(envelope)) ? 'no_payment' : null
    },
  }

  function paymentIn(envelope: SnsEnvelope): Notification | null {
    const parsed = paymentSchema.safeParse(jsonOf(envelope.Message))
    if (!parsed.success) return reject('it is of no completed payment', envelope)
    const { trxID, merchantInvoiceNumber, amount, saleAmount, currency, creditShortCode } =
      parsed.data
    if (deps.shortCode !== null && creditShortCode !== deps.shortCode) {
      return reject('it is of another merchant', envelope)
    }
    return {
      tranId: tranIdOf(merchantInvoiceNumber),
      valId: trxID,
      status: 'valid',
      amount: saleAmount ?? amount,
      currency,
    }
  }

  /** SNS sends payments only after its first message was answered by a visit. */
  async function confirm(envelope: SnsEnvelope): Promise<boolean> {
    const url = envelope.SubscribeURL ?? ''
    if (!isSnsUrl(url)) {
      reject('its SubscribeURL is not Amazon’s', envelope)
      return false
    }
    await (await ask(url)).body?.cancel()
    deps.log.info('bkash_webhook_subscribed', { topic: envelope.TopicArn })
    return true
  }

  async function readKey(url: string): Promise<KeyObject> {
    const known = keys.get(url)
    if (known) return known
    const key = keyIn(await (await ask(url)).text())
    keys.set(url, key)
    return key
  }

  function keyIn(pem: string): KeyObject {
    try {
      return createPublicKey(pem)
    } catch {
      throw new GatewayError('Amazon SNS answers what is no certificate')
    }
  }

  async function ask(url: string): Promise<Response> {
    const { timeout = AbortSignal.timeout.bind(AbortSignal) } = deps
    const signal = timeout(CERTIFICATE_TIMEOUT_MS)
    try {
      const response = await deps.fetch(new Request(url, { redirect: 'error', signal }))
      if (response.ok) return response
    } catch {
      // Its message may quote the token that is in the address.
    }
    throw new GatewayError('Amazon SNS does not answer')
  }

  function reject(reason: string, envelope: SnsEnvelope | null): null {
    const { TopicArn: topic = null, MessageId: messageId = null } = envelope ?? {}
    deps.log.warn('bkash_webhook_rejected', { reason, topic, messageId })
    return null
  }
}
