import { createHash, timingSafeEqual } from 'node:crypto'
import { inputLimits, type FormFields } from '@jatra/contract/http/request-input'

const md5 = (value: string) => createHash('md5').update(value).digest('hex')

/**
 * SSLCommerz' signature (its IPN guide, v4): md5 over the named keys plus store_passwd = md5(password), sorted by key
 * and joined `k=v&`. md5 is the gateway's choice; that is one reason why a notice alone never moves an order.
 */
function signatureOf(form: FormFields, keys: Iterable<string>, password: string): string {
  const values = new Map<string, string>()
  for (const key of keys) values.set(key, form.get(key) ?? '')
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
  signed.set('verify_sign', signatureOf(new Map(form), keys, password))
  return signed
}

/** True when the signature is right and covers every one of the `required` keys. */
export function isSigned(form: FormFields, required: readonly string[], password: string): boolean {
  const given = form.get('verify_sign') ?? ''
  // It can name no more fields than a notice may have; splitting stops there.
  const keys = new Set((form.get('verify_key') ?? '').split(',', inputLimits.formFields + 1))
  if (keys.size > inputLimits.formFields) return false
  keys.delete('')
  if (!required.every((key) => keys.has(key))) return false
  const expected = signatureOf(form, keys, password)
  return (
    given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected))
  )
}
