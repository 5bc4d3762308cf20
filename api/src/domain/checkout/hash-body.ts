import { createHash } from 'node:crypto'
import type { PaymentBody } from '@jatra/contract/whole-order/checkout-endpoints'

/** sha256 of a parsed body, independent of the order of its keys: equal hashes mean the same request. */
export function hashBody(body: unknown): string {
  return createHash('sha256').update(canonical(body)).digest('base64url')
}

/** The same of what is bought, for whom: without how and when it is paid. */
export const hashContent = (body: PaymentBody): string =>
  hashBody({ ...body, paymentType: undefined, payLater: undefined })

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value)
      .filter(([, item]) => item !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`)
    return `{${fields.join(',')}}`
  }
  return JSON.stringify(value ?? null)
}
