import { inflateSync } from 'node:zlib'

const HEADER = 12
const RECORD = 16
const WOFF_HEADER = 44
const WOFF_RECORD = 20

/**
 * The plain font in a WOFF file (W3C WOFF 1.0). HarfBuzz reads no WOFF, and PDFKit inflates it in JavaScript for every
 * document, which takes most of a receipt's time.
 */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This is not a WOFF file')
  const count = woff.readUInt16BE(12)
  const directory = Buffer.alloc(HEADER + count * RECORD)
  woff.copy(directory, 0, 4, 8)
  const power = Math.floor(Math.log2(count))
  directory.writeUInt16BE(count, 4)
  directory.writeUInt16BE(2 ** power * RECORD, 6)
  directory.writeUInt16BE(power, 8)
  directory.writeUInt16BE((count - 2 ** power) * RECORD, 10)
  const tables: Buffer[] = []
  let at = directory.length
  for (let index = 0; index < count; index += 1) {
    const from = WOFF_HEADER + index * WOFF_RECORD
    const offset = woff.readUInt32BE(from + 4)
    const packed = woff.subarray(offset, offset + woff.readUInt32BE(from + 8))
    const length = woff.readUInt32BE(from + 12)
    const record = HEADER + index * RECORD
    woff.copy(directory, record, from, from + 4)
    woff.copy(directory, record + 4, from + 16, from + 20)
    directory.writeUInt32BE(at, record + 8)
    directory.writeUInt32BE(length, record + 12)
    // Each begins at a multiple of four.
    const table = Buffer.alloc(Math.ceil(length / 4) * 4)
    table.set(packed.length < length ? inflateSync(packed) : packed)
    tables.push(table)
    at += table.length
  }
  return Buffer.concat([directory, ...tables])
}
