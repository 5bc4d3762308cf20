import { textDigest } from '../values/text-digest.ts'

/** Crockford's letters: none is mistaken for another when read aloud, copied by hand or seen in a poor print. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 8
const MASK = (1n << 64n) - 1n

/**
 * Draws what a booking is called by people, `K7M2-9QXD`: on the telephone, on a receipt, in a mail. It is stored with the
 * order and unique among all of them; addresses and calls keep the id.
 *
 * @param draw counts up while the reference drawn is another order's already
 */
export function drawBookingReference(orderId: string, draw = 0): string {
  let bits = spread(textDigest(draw === 0 ? orderId : `${orderId} ${draw}`))
  let letters = ''
  for (let at = 0; at < LENGTH; at++) {
    letters += LETTERS[Number(bits & 31n)] ?? ''
    bits >>= 5n
  }
  return `${letters.slice(0, 4)}-${letters.slice(4)}`
}

/** Lets every bit of the digest reach the lowest ones, which are shown (the end of MurmurHash3). */
function spread(hash: bigint): bigint {
  let mixed = ((hash ^ (hash >> 33n)) * 0xff51afd7ed558ccdn) & MASK
  mixed = ((mixed ^ (mixed >> 33n)) * 0xc4ceb9fe1a85ec53n) & MASK
  return mixed ^ (mixed >> 33n)
}
