import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { SupplierError, type SupplierNotice } from '@jatra/api/providers/flights/flight-supplier'

const HEADER = 'jatra-air-signature'
const TOLERANCE_MS = 300_000

const noticeSchema = z.object({
  id: z.string(),
  about: z.union([z.object({ order: z.string() }), z.object({ offer: z.string() })]).nullable(),
}) satisfies z.ZodType<SupplierNotice>

const signatureOf = (secret: string, seconds: string, rawBody: string): string =>
  createHmac('sha256', secret).update(`${seconds}.${rawBody}`).digest('hex')

/** A notice as Jatra Air would post it. @param at epoch milliseconds */
export function signNotice(
  notice: SupplierNotice,
  secret: string,
  at: number,
): { rawBody: string; headers: Headers } {
  const rawBody = JSON.stringify(notice)
  const seconds = String(Math.floor(at / 1000))
  const signature = signatureOf(secret, seconds, rawBody)
  return { rawBody, headers: new Headers({ [HEADER]: `t=${seconds},v1=${signature}` }) }
}

/** @throws SupplierError forged; rejected when it is signed but is no notice */
export function readNotice(
  rawBody: string,
  headers: Headers,
  { secret, now }: { secret: string; now: number },
): SupplierNotice {
  const [, seconds = '', given = ''] =
    /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(headers.get(HEADER) ?? '') ?? []
  const expected = signatureOf(secret, seconds, rawBody)
  const isSigned =
    given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected))
  if (!isSigned || Math.abs(now - Number(seconds) * 1000) > TOLERANCE_MS)
    throw new SupplierError('forged', 'The signature of the notice is missing, wrong or old')
  const notice = noticeSchema.safeParse(parseJson(rawBody))
  if (!notice.success)
    throw new SupplierError('rejected', 'The notice cannot be read', { cause: notice.error })
  return notice.data
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
