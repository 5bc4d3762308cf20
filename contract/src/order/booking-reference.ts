import { foldCode } from '../values/typed.ts'
import { textDigest } from '../values/text-digest.ts'

/** Crockford's letters, which cannot be confused when read aloud, copied by hand or printed badly. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 8

/**
 * Makes a booking reference, `K7M2-9QXD`, for telephone, receipts and emails. It is stored with the order and unique;
 * addresses and endpoints use the id.
 *
 * @param draw counts up while the reference drawn is another order's already
 */
export function drawBookingReference(orderId: string, draw = 0): string {
  let bits = textDigest(draw === 0 ? orderId : `${orderId} ${draw}`)
  let letters = ''
  for (let at = 0; at < LENGTH; at++) {
    letters += LETTERS[Number(bits & 31n)] ?? ''
    bits >>= 5n
  }
  return `${letters.slice(0, 4)}-${letters.slice(4)}`
}

/**
 * A booking reference as it is stored, from how someone typed it: with or without the hyphen, in small letters, with O
 * for 0 and I or L for 1, which Crockford's letters leave out for this. Null for what cannot be one.
 */
export function readBookingReference(typed: string): string | null {
  const letters = withoutSpacing(typed).replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  if (!/^[0-9A-HJKMNP-TV-Z]{8}$/.test(letters)) return null
  return `${letters.slice(0, 4)}-${letters.slice(4)}`
}

/** An airline's reference (PNR) as it is stored, from how someone typed it. Null for what cannot be one: ours is longer. */
export function readAirlineReference(typed: string): string | null {
  const letters = withoutSpacing(typed)
  return /^[A-Z0-9]{5,7}$/.test(letters) ? letters : null
}

const withoutSpacing = (typed: string) => foldCode(typed).replaceAll('-', '')
