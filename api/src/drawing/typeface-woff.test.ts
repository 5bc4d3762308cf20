import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import { unpackWoff } from './typeface.ts'

const { resolve } = createRequire(import.meta.url)
const woff = readFileSync(resolve('@fontsource/anek-latin/files/anek-latin-latin-400-normal.woff'))

/** The checksum of OpenType: the sum of all 32-bit words. */
function checksum(table: Buffer): number {
  let sum = 0
  for (let at = 0; at < table.length; at += 4) sum = (sum + table.readUInt32BE(at)) >>> 0
  return sum
}

it('gives a font whose tables are all there, whole and in their places', () => {
  const font = unpackWoff(woff)
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const at = 12 + index * 16
    const [tag, sum] = [font.toString('latin1', at, at + 4), font.readUInt32BE(at + 4)]
    const [start, length] = [font.readUInt32BE(at + 8), font.readUInt32BE(at + 12)]
    return { tag, sum, table: font.subarray(start, start + Math.ceil(length / 4) * 4) }
  })
  expect(tables.map(({ tag }) => tag)).toEqual(expect.arrayContaining(['cmap', 'glyf', 'head']))
  // The checksum of `head` leaves out one of its own fields.
  for (const { tag, sum, table } of tables) if (tag !== 'head') expect(checksum(table)).toBe(sum)
})

it('rejects what is no WOFF file', () => {
  expect(() => unpackWoff(Buffer.alloc(64))).toThrow('not a WOFF')
})
