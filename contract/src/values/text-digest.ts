const MASK = (1n << 64n) - 1n

/** FNV-1a, 64 bits: a non-cryptographic hash to compare texts, the same in browsers and on servers. */
export function textDigest(text: string): bigint {
  let hash = 0xcbf29ce484222325n
  for (const byte of new TextEncoder().encode(text)) {
    hash = ((hash ^ BigInt(byte)) * 0x100000001b3n) & MASK
  }
  return hash
}
