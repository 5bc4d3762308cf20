import { textDigest } from '../values/text-digest.ts'

/** Crockford's letters: none is mistaken for another when read aloud, copied by hand or seen in a poor print. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 8
const MASK = (1n << 64n) - 1n

/**
 * What a booking is called by people, `K7M2-9QXD`: on the telephone, on a receipt, in a mail. Made from the order's id
 * alone, so that it is the same wherever it stands; addresses and calls keep the id. 40 bits: two orders of one account
 * never share it in practice, and nobody gets at an order by it.
 */
export function bookingReference(orderId: string): string {
  let bits = spread(textDigest(orderId))
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
