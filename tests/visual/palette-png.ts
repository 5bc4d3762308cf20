import { createHash } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import { PNG } from 'pngjs'
import { apart, nearest } from './colours.ts'

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** A PNG's palette has no more; and as many as most pictures need to look right. */
const most = 256
const usual = 64
/** A colour of that share of the picture, or more, is kept as it is. */
export const areaKept = 1 / 500
const roundedBy = 'rounded-by\0'
const screenshot = 'screenshot\0'

/** A picture without transparency: each pixel one number, 0xRRGGBB. */
export interface Picture {
  width: number
  height: number
  pixels: Uint32Array
  /** The same pixels as bytes: red, green, blue, and 255. */
  rgba: Buffer
  /** How far, in the channel where it is farthest, a colour may be from the one that was there. */
  rounded: number
}

/** Whether a baseline was written from this very screenshot, byte for byte: then neither has to be decoded. */
export function isFrom(baseline: Buffer, shot: Buffer): boolean {
  return baseline.includes(screenshot + hash(shot), 0, 'latin1')
}

export function read(png: Buffer): Picture {
  const note = png.indexOf(roundedBy)
  const { width, height, data: rgba } = PNG.sync.read(png)
  const pixels = new Uint32Array(width * height)
  for (let at = 0, byte = 0; at < pixels.length; at++, byte += 4) {
    pixels[at] = ((rgba[byte] ?? 0) << 16) | ((rgba[byte + 1] ?? 0) << 8) | (rgba[byte + 2] ?? 0)
  }
  return {
    width,
    height,
    pixels,
    rgba,
    rounded: note < 0 ? 0 : Number(png[note + roundedBy.length]),
  }
}

/**
 * A screenshot as a PNG of at most 256 colours, a fraction of what the browser writes. Equal bytes give equal bytes.
 * The colours of areas stay as they are; others, most of them on the edges of letters and in
 * gradients, become the nearest one that stayed. The PNG says how far that moved any of them.
 */
export function write(shot: Buffer): Buffer {
  const { width, height, pixels } = read(shot)
  const { palette, places, rounded } = choosePalette(pixels)
  const entries = Buffer.alloc(palette.length * 3)
  palette.forEach((colour, place) => entries.writeUIntBE(colour, place * 3, 3))
  // One byte a pixel, and before each line the filter that it went through: none.
  const lines = Buffer.alloc((width + 1) * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      lines[y * (width + 1) + 1 + x] = places.get(pixels[y * width + x] ?? 0) ?? 0
    }
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 3, 0, 0, 0], 8)
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('tEXt', Buffer.concat([Buffer.from(roundedBy, 'latin1'), Buffer.from([rounded])])),
    chunk('tEXt', Buffer.from(screenshot + hash(shot), 'latin1')),
    chunk('PLTE', entries),
    chunk('IDAT', deflateSync(lines, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function choosePalette(pixels: Uint32Array) {
  const counts = count(pixels)
  // Among equals the order is by value, so that it never depends on the machine.
  const byCount = [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0]).map(([colour]) => colour)
  const kept = byCount.filter((colour) => (counts.get(colour) ?? 0) >= pixels.length * areaKept)
  const palette = withOthers(kept.slice(0, usual), byCount)
  const places = new Map<number, number>()
  let rounded = 0
  for (const colour of byCount) {
    const place = nearest(colour, palette)
    places.set(colour, place)
    rounded = Math.max(rounded, apart(colour, palette[place] ?? 0))
  }
  return { palette, places, rounded }
}

/** How many pixels have each colour. */
export function count(pixels: Uint32Array): Map<number, number> {
  const counts = new Map<number, number>()
  // Most pixels have their neighbour's colour, so a run is counted at once.
  for (let at = 0; at < pixels.length;) {
    const from = at
    const colour = pixels[at] ?? 0
    while (at < pixels.length && pixels[at] === colour) at++
    counts.set(colour, (counts.get(colour) ?? 0) + at - from)
  }
  return counts
}

/**
 * To the colours that are kept, the commonest of each group that shares its upper bits and has none
 * yet: as many bits as fit into a usual palette, and at least three.
 */
function withOthers(kept: readonly number[], byCount: readonly number[]): number[] {
  for (let bits = 8; ; bits--) {
    const keep = (0xff << (8 - bits)) & 0xff
    const mask = (keep << 16) | (keep << 8) | keep
    const groups = new Set(kept.map((colour) => colour & mask))
    const palette = [...kept]
    for (const colour of byCount) {
      if (groups.has(colour & mask)) continue
      groups.add(colour & mask)
      palette.push(colour)
    }
    if (palette.length <= (bits > 3 ? usual : most)) return palette
  }
}

const hash = (shot: Buffer) => createHash('sha256').update(shot).digest('hex')

function chunk(type: string, data: Buffer): Buffer {
  const framed = Buffer.alloc(12 + data.length)
  framed.writeUInt32BE(data.length, 0)
  framed.write(type, 4, 'latin1')
  data.copy(framed, 8)
  framed.writeUInt32BE(crc32(framed.subarray(4, 8 + data.length)), 8 + data.length)
  return framed
}
