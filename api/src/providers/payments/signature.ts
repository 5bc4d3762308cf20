import { createHash, timingSafeEqual } from 'node:crypto'

const md5 = (value: string) => createHash('md5').update(value).digest('hex')

/**
 * SSLCommerz' signature (its IPN guide, v4): md5 over the named keys plus store_passwd = md5(password), sorted by key
 * and joined `k=v&`. md5 is the gateway's choice; that is one reason why a notice alone never moves an order.
 */
export function signatureOf(
  form: URLSearchParams,
  keys: readonly string[],
  password: string,
): string {
  const values = new Map(keys.map((key) => [key, form.get(key) ?? '']))
  values.set('store_passwd', md5(password))
  const text = [...values]
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
    .map(([key, value]) => `${key}=${value}`)
    .join('&')
  return md5(text)
}

/** Adds verify_key and verify_sign over every field. */
export function sign(form: URLSearchParams, password: string): URLSearchParams {
  const keys = [...form.keys()]
  const signed = new URLSearchParams(form)
  signed.set('verify_key', keys.join(','))
  signed.set('verify_sign', signatureOf(form, keys, password))
  return signed
}

/** True when the signature is right and covers every one of the `required` keys. */
export function isSigned(
  form: URLSearchParams,
  required: readonly string[],
  password: string,
): boolean {
  const given = form.get('verify_sign') ?? ''
  const keys = (form.get('verify_key') ?? '').split(',').filter(Boolean)
  if (!required.every((key) => keys.includes(key))) return false
  // A field that is given twice could be signed as one thing and read as another.
  if (new Set(form.keys()).size !== [...form.keys()].length) return false
  const expected = signatureOf(form, keys, password)
  return (
    given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected))
  )
}
