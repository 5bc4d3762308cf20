const MASK = (1n << 64n) - 1n

/**
 * FNV-1a, 64 bits, ended as MurmurHash3 is, so that texts that differ in their last letter differ in all bits: a
 * non-cryptographic hash, the same in browsers and on servers.
 */
export function textDigest(text: string): bigint {
  let hash = 0xcbf29ce484222325n
  for (const byte of new TextEncoder().encode(text)) {
    hash = ((hash ^ BigInt(byte)) * 0x100000001b3n) & MASK
  }
  return spread(hash)
}

function spread(hash: bigint): bigint {
  let mixed = ((hash ^ (hash >> 33n)) * 0xff51afd7ed558ccdn) & MASK
  mixed = ((mixed ^ (mixed >> 33n)) * 0xc4ceb9fe1a85ec53n) & MASK
  return mixed ^ (mixed >> 33n)
}
