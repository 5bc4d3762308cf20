import { createHmac } from 'node:crypto'

/** A webhook as Duffel sends it: the raw body and its signature. @param at epoch milliseconds */
export function signedNotice(
  secret: string,
  at: number,
  { id, type, object }: { id: string; type: string; object: object },
) {
  const body = JSON.stringify({
    id,
    api_version: 'v2',
    type,
    data: { object },
    live_mode: false,
    idempotency_key: 'id' in object ? object.id : id,
    created_at: new Date(at).toISOString(),
  })
  const time = Math.floor(at / 1_000)
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
  return { body, headers: new Headers({ 'X-Duffel-Signature': `t=${time},v1=${signature}` }) }
}
