import { describe, expect, it } from 'vitest'
import { DomainError } from '../http/problem.ts'
import { assertDocumentType } from './document-errors.ts'
import { fileKind } from './file-kind.ts'

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))

describe('the first bytes of a file', () => {
  it.each([
    ['JPEG', '\xff\xd8\xff\xe1'],
    ['PNG', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR'],
    ['WebP', 'RIFF\x10\0\0\0WEBPVP8 '],
    ['AVIF', '\0\0\0\x1cftypavif\0\0\0\0avifmif1miaf'],
    ['AVIF', '\0\0\0\x20ftypmif1\0\0\0\0mif1avifmiafMA1B'],
    ['HEIC', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
    ['HEIC', '\0\0\0\x18ftypmif1\0\0\0\0mif1heic'],
    ['HEIF', '\0\0\0\x14ftypmif1\0\0\0\0mif1'],
    ['video', '\0\0\0\x14ftypqt  \0\0\0\0qt  '],
    ['video', '\0\0\0\x18ftypmp42\0\0\0\0isommp42'],
    ['GIF', 'GIF89a'],
    ['TIFF', 'II*\0\x08\0\0\0'],
    ['TIFF', 'MM\0*\0\0\0\x08'],
    ['BMP', 'BM\x36\x84\x03\0\0\0\0\0'],
    ['JPEG XL', '\xff\x0a\xfa\x1f'],
    ['JPEG XL', '\0\0\0\x0cJXL \r\n\x87\n'],
    ['JPEG 2000', '\0\0\0\x0cjP  \r\n\x87\n'],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['SVG', '<?xml version="1.0"?>\n<svg/>'],
    ['PDF', '%PDF-1.7'],
    ['ZIP', 'PK\x03\x04'],
    [null, 'RIFF\0\0\0\0WAVE'],
    [null, '<!doctype html><svg>'],
    [null, 'BMW drives'],
    [null, '\xff\xd8'],
    [null, ''],
  ])('say %s', (kind, text) => {
    expect(fileKind(bytes(text))).toBe(kind)
  })

  it('of an ISO container are read as far as its brands go, and no further', () => {
    expect(fileKind(bytes('\0\0\0\x14ftypmp42\0\0\0\0isomavif'))).toBe('video')
  })
})

describe('a document', () => {
  const refusal = (text: string) => {
    try {
      assertDocumentType(bytes(text))
    } catch (error) {
      return error instanceof DomainError ? error.message : error
    }
    return 'taken'
  }

  it.each([
    ['\xff\xd8\xff', 'taken'],
    ['\0\0\0\x1cftypavif\0\0\0\0avifmif1miaf', 'taken'],
    ['GIF89a', 'We cannot take GIF files. Please upload a JPEG, PNG, WebP or AVIF.'],
    ['II*\0', 'We cannot take TIFF files. Please upload a JPEG, PNG, WebP or AVIF.'],
    [
      '\0\0\0\x18ftypheic\0\0\0\0mif1heic',
      'We cannot open HEIC pictures. Please save it as JPEG, or take a screenshot of it.',
    ],
    ['hello', 'This file is no picture. Please upload a JPEG, PNG, WebP or AVIF.'],
  ])('of %j: %s', (text, said) => {
    expect(refusal(text)).toBe(said)
  })
})
