import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { SupplierError, type SupplierNotice } from '../flight-supplier.ts'

/** A notice that is older, or that far ahead of our clock, may be replayed. */
const TOLERANCE_SECONDS = 300

const SIGNATURE = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/

const noticeSchema = z.object({
  id: z.string(),
  data: z.object({ object: z.record(z.string(), z.unknown()) }).nullish(),
})

/**
 * Reads Duffel's `X-Duffel-Signature: t=…,v1=…`, HMAC-SHA256 over `t.body`.
 * @throws SupplierError forged; rejected for what is signed and no notice
 */
export function parseWebhook(
  { secret, clock }: { secret: string; clock: () => number },
  rawBody: string,
  headers: Headers,
): SupplierNotice {
  const [, time = '', signature = ''] = SIGNATURE.exec(
    headers.get('x-duffel-signature')?.replace(/\s/g, '') ?? '',
  ) ?? ['']
  const expected = createHmac('sha256', secret).update(`${time}.${rawBody}`).digest()
  const given = Buffer.from(signature, 'hex')
  const age = Math.abs(clock() / 1_000 - Number(time))
  const signed = given.length === expected.length && timingSafeEqual(given, expected)
  if (!signed || age > TOLERANCE_SECONDS) {
    throw new SupplierError('forged', 'A webhook of Duffel is not signed, or is old')
  }
  const notice = noticeSchema.safeParse(readJson(rawBody)).data
  if (!notice) throw new SupplierError('rejected', 'A webhook of Duffel is not as documented')
  return { id: notice.id, about: aboutOf(notice.data?.object ?? {}) }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Orders, payments and airline-initiated changes name their order; an order that failed names its offer alone. */
function aboutOf(object: Record<string, unknown>): SupplierNotice['about'] {
  const named = (value: unknown, prefix: string) =>
    typeof value === 'string' && value.startsWith(prefix) ? value : null
  const order = named(object['order_id'], 'ord_') ?? named(object['id'], 'ord_')
  if (order) return { order }
  const offer = named(object['offer_id'], 'off_')
  return offer ? { offer } : null
}
