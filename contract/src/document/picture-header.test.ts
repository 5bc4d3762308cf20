import { describe, expect, it } from 'vitest'
import { pictureSize } from './picture-header.ts'

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'string' ? Array.from(part, (sign) => sign.charCodeAt(0)) : part,
    ),
  )
const png = bytes(
  [0x89],
  'PNG\r\n',
  [0x1a],
  '\n',
  [0, 0, 0, 13],
  'IHDR',
  [0, 0, 1, 44, 0, 0, 0, 200],
)
const jpeg = bytes(
  [0xff, 0xd8, 0xff, 0xe1, 0, 6, 1, 2, 3, 4],
  [0xff, 0xc4, 0, 3, 0],
  [0xff, 0xc2, 0, 11, 8, 0, 200, 1, 44, 1, 0, 0, 0],
)
const lossy = bytes('RIFF\0\0\0\0WEBPVP8 ', [0, 0, 0, 0, 0, 0, 0, 0x9d, 1, 0x2a, 44, 1, 200, 0])
const lossless = bytes('RIFF\0\0\0\0WEBPVP8L', [0, 0, 0, 0, 0x2f, 0x2b, 0xc1, 0x31, 0])
const extended = bytes('RIFF\0\0\0\0WEBPVP8X', [10, 0, 0, 0, 0, 0, 0, 0, 43, 1, 0, 199, 0, 0])
const avif = bytes(
  [0, 0, 0, 28],
  'ftypavif\0\0\0\0avifmif1miaf',
  [0, 0, 0, 20],
  'ispe\0\0\0\0',
  [0, 0, 1, 44, 0, 0, 0, 200],
)
const withCopy = bytes(Array.from(avif), [0, 0, 0, 20], 'ispe\0\0\0\0', [0, 0, 0, 60, 0, 0, 0, 40])

describe('the header', () => {
  it.each([
    ['PNG', png],
    ['JPEG', jpeg],
    ['lossy WebP', lossy],
    ['lossless WebP', lossless],
    ['extended WebP', extended],
    ['AVIF', avif],
  ])('of a %s tells its pixels, and nothing when it ends too early', (_, file) => {
    expect(pictureSize(file)).toEqual({ width: 300, height: 200 })
    for (let end = 0; end < file.length - 6; end += 1) {
      expect(pictureSize(file.subarray(0, end))).toBeNull()
    }
  })

  it('of an AVIF with a smaller copy in it tells the pixels of the whole', () => {
    expect(pictureSize(withCopy)).toEqual({ width: 300, height: 200 })
  })

  it('of anything else tells nothing', () => {
    expect(pictureSize(bytes('GIF89a', [1, 0, 1, 0]))).toBeNull()
    expect(pictureSize(bytes([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0, 0, 0, 0]))).toBeNull()
  })
})
