import { deflateSync, crc32 } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

/** Pictures for tests, made here and now. */

/** A plain picture of so many pixels, to be given a format. */
export function picture(width = 640, height = 480, background = '#c0ffee'): Sharp {
  return sharp({ create: { width, height, channels: 3, background } })
}

export function jpeg(width?: number, height?: number): Promise<Buffer> {
  return picture(width, height).jpeg().toBuffer()
}

/** A picture with noise, which no format can make small: about 3 bytes a pixel as JPEG of quality 100. */
export function noisyJpeg(width: number, height: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 80 } as const
  return sharp({ create: { width, height, channels: 3, background: '#888', noise } })
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .toBuffer()
}

/** Of a PNG: grey of one bit a pixel, and colours with transparency of 16 bits each. */
const pngKinds = {
  grey: { bits: 1, colour: 0, bitsOfPixel: 1 },
  deep: { bits: 16, colour: 6, bitsOfPixel: 64 },
}

/** A PNG that says it has so many pixels, all black; with fewer rows than that it ends too early. */
export function hollowPng(
  width: number,
  height: number,
  rows = height,
  kind: keyof typeof pngKinds = 'grey',
): Buffer {
  const { bits, colour, bitsOfPixel } = pngKinds[kind]
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([bits, colour, 0, 0, 0], 8)
  const rowBytes = 1 + Math.ceil((width * bitsOfPixel) / 8)
  const pixels = deflateSync(Buffer.alloc(rowBytes * rows), { level: 9 })
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}
