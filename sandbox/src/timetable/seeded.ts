/** The same text gives the same number, 0 to 2^32 - 1 (FNV-1a with a final mix): how the timetable varies without chance. */
export function seed(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** The same text gives the same share, 0 to under 1. */
export function share(text: string): number {
  return seed(text) / 2 ** 32
}
