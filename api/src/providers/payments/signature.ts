import { createHash, timingSafeEqual } from 'node:crypto'
import { inputLimits, type FormFields } from '@jatra/contract/http/request-input'

/** The two that SSLCommerz puts on a notice, the better one first. */
const signatures = [
  ['verify_sign_sha2', 'sha256'],
  ['verify_sign', 'md5'],
] as const
type Algorithm = (typeof signatures)[number][1]

/**
 * SSLCommerz' signature (its IPN guide, v4): a hash over the named keys plus store_passwd, the password's own hash, sorted
 * by key and joined `k=v&`. A notice alone never moves an order, whichever hash it has.
 */
function signatureOf(
  form: FormFields,
  keys: Iterable<string>,
  password: string,
  algorithm: Algorithm,
): string {
  const hash = (value: string) => createHash(algorithm).update(value).digest('hex')
  const values = new Map<string, string>()
  for (const key of keys) values.set(key, form.get(key) ?? '')
  values.set('store_passwd', hash(password))
  const text = [...values]
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
    .map(([key, value]) => `${key}=${value}`)
    .join('&')
  return hash(text)
}

/** Adds verify_key and both signatures over every field. */
export function sign(form: URLSearchParams, password: string): URLSearchParams {
  const keys = [...form.keys()]
  const signed = new URLSearchParams(form)
  signed.set('verify_key', keys.join(','))
  for (const [field, algorithm] of signatures) {
    signed.set(field, signatureOf(new Map(form), keys, password, algorithm))
  }
  return signed
}

/** True when the best signature that came is right, and covers every one of the `required` keys. */
export function isSigned(form: FormFields, required: readonly string[], password: string): boolean {
  const best = signatures.find(([field]) => form.get(field))
  if (!best) return false
  const [field, algorithm] = best
  const given = Buffer.from(form.get(field) ?? '')
  // It can name no more fields than a notice may have; splitting stops there.
  const keys = new Set((form.get('verify_key') ?? '').split(',', inputLimits.formFields + 1))
  if (keys.size > inputLimits.formFields) return false
  keys.delete('')
  if (!required.every((key) => keys.has(key))) return false
  const expected = Buffer.from(signatureOf(form, keys, password, algorithm))
  return given.length === expected.length && timingSafeEqual(given, expected)
}
