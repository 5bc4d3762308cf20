import { describe, expect, it } from 'vitest'
import { pictureSize, pictureType } from './picture-header.ts'

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

describe('the first bytes', () => {
  it.each([
    ['image/jpeg', jpeg],
    ['image/png', png],
    ['image/webp', lossy],
    ['image/heic', bytes([0, 0, 0, 24], 'ftypheic')],
    ['image/heic', bytes([0, 0, 0, 24], 'ftypavif')],
    [null, bytes([0, 0, 0, 24], 'ftypmp42')],
    [null, bytes('GIF89a')],
    [null, bytes('%PDF-1.7')],
    [null, bytes('<svg xmlns=')],
    [null, bytes('RIFF\0\0\0\0WAVE')],
    [null, bytes([0xff, 0xd8])],
    [null, bytes()],
  ])('say %s', (type, file) => {
    expect(pictureType(file)).toBe(type)
  })
})

describe('the header', () => {
  it.each([
    ['PNG', png],
    ['JPEG', jpeg],
    ['lossy WebP', lossy],
    ['lossless WebP', lossless],
    ['extended WebP', extended],
  ])('of a %s tells its pixels, and nothing when it ends too early', (_, file) => {
    expect(pictureSize(file)).toEqual({ width: 300, height: 200 })
    for (let end = 0; end < file.length - 6; end += 1) {
      expect(pictureSize(file.subarray(0, end))).toBeNull()
    }
  })

  it('of anything else tells nothing', () => {
    expect(pictureSize(bytes('GIF89a', [1, 0, 1, 0]))).toBeNull()
    expect(pictureSize(bytes([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0, 0, 0, 0]))).toBeNull()
  })
})
