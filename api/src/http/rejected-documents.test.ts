import sharp from 'sharp'
import { describe, expect, it, vi } from 'vitest'
import { MAX_DOCUMENT_BYTES } from '@jatra/contract/document/document'
import { errorOf } from '../testing/error-of.ts'
import { hollowPng, jpeg, noisyJpeg, picture } from '../testing/pictures.ts'
import { useTestDatabase } from '../testing/test-database.ts'
import { useUploads } from '../testing/uploads.ts'

// Decoding takes what it takes on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const { its, restart, upload, expectNothingLeft } = useUploads(useTestDatabase())

describe('a file that is no picture of a document', () => {
  const small = async () => Buffer.from(await jpeg())
  const cases: [string, number, RegExp, () => Promise<Buffer> | Buffer][] = [
    ['of 0 bytes', 400, /empty/, () => Buffer.alloc(0)],
    ['of one byte', 415, /no picture/, () => Buffer.from([0xff])],
    [
      'SVG called .jpg',
      415,
      /SVG files/,
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"/>'),
    ],
    ['PDF called .jpg', 415, /PDF files/, () => Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n')],
    [
      'ZIP called .jpg',
      415,
      /ZIP files/,
      () => Buffer.from('PK\x03\x04\x14\0\0\0\x08\0aaaaaaaaaaaa'),
    ],
    ['GIF', 415, /GIF files/, () => picture(300, 300).gif().toBuffer()],
    ['TIFF', 415, /TIFF files/, () => picture(300, 300).tiff().toBuffer()],
    ['web page', 415, /no picture/, () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    [
      'HEIC of an iPhone',
      415,
      /save it as JPEG/,
      () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
    ],
    [
      'HEVC that says it is AVIF',
      422,
      /damaged/,
      async () => {
        const avif = await picture(300, 300).avif().toBuffer()
        return Buffer.from(avif.toString('latin1').replaceAll('av01', 'hvc1'), 'latin1')
      },
    ],
    [
      'half of an AVIF',
      422,
      /damaged/,
      async () => {
        const avif = await sharp(await noisyJpeg(400, 400))
          .avif()
          .toBuffer()
        return avif.subarray(0, avif.length / 2)
      },
    ],
    [
      'PDF behind the first bytes of a JPEG',
      422,
      /damaged/,
      () => Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.from('%PDF-1.7\n1 0 obj')]),
    ],
    [
      'SVG behind the first bytes of a PNG',
      422,
      /damaged/,
      () =>
        Buffer.concat([
          Buffer.from('89504e470d0a1a0a', 'hex'),
          Buffer.from('<svg width="300" height="300"></svg>'),
        ]),
    ],
    [
      'page behind the first bytes of a WebP',
      422,
      /damaged/,
      () => Buffer.from('RIFF\x10\0\0\0WEBP<script>alert(1)</script>', 'latin1'),
    ],
    ['half of a JPEG', 422, /damaged/, async () => (await noisyJpeg(400, 400)).subarray(0, 60_000)],
    [
      'half of a PNG',
      422,
      /damaged/,
      async () => {
        const png = await sharp(await noisyJpeg(400, 400))
          .png()
          .toBuffer()
        return png.subarray(0, png.length / 2)
      },
    ],
    ['header of a JPEG alone', 422, /damaged/, async () => (await small()).subarray(0, 24)],
    ['picture of 1x1', 422, /too small/, () => jpeg(1, 1)],
    ['picture of 199 px', 422, /too small/, () => jpeg(199, 500)],
    ['picture of 30,000 x 30,000 px', 422, /12,000/, () => hollowPng(30_000, 30_000, 10)],
    ['picture of 12,001 px', 422, /12,000/, () => hollowPng(12_001, 300)],
    ['picture whose pixels are missing', 422, /damaged/, () => hollowPng(12_000, 12_000, 10)],
    [
      'picture of more pixels than a PNG can have',
      422,
      /damaged|12,000/,
      () => hollowPng(0xffffffff, 0xffffffff, 0),
    ],
    [
      'progressive JPEG of 36 million pixels',
      422,
      /5,000/,
      () => picture(6000, 6000).jpeg({ progressive: true }).toBuffer(),
    ],
    [
      'AVIF of 14 million pixels',
      422,
      /5,000/,
      () => picture(3740, 3740).avif({ effort: 0 }).toBuffer(),
    ],
  ]
  it.each(cases)('is rejected: %s (%i)', async (_, status, words, make) => {
    const refused = await errorOf(upload(await make()))
    expect(refused.status).toBe(status)
    expect(refused.message).toMatch(words)
    await expectNothingLeft()
    expect(its.api.log.filter((line) => line.includes('request_failed'))).toEqual([])
  })

  it('is opened when it only unpacks to much: 12,000 x 12,000 black pixels of 20 kB', async () => {
    const bomb = hollowPng(12_000, 12_000)
    expect(bomb.length).toBeLessThan(30_000)
    expect(await upload(bomb)).toMatchObject({ width: 3000, height: 3000 })
  })
})

describe('more than 10 MB', () => {
  const CHUNK = 64 * 1024
  /** Begins like a JPEG and never ends; counts what was taken from it. */
  function endless() {
    const state = { pulled: 0, cancelled: false }
    const stream = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          const bytes = new Uint8Array(CHUNK)
          if (state.pulled === 0) bytes.set([0xff, 0xd8, 0xff, 0xe0])
          state.pulled += CHUNK
          controller.enqueue(bytes)
        },
        cancel() {
          state.cancelled = true
        },
      },
      { highWaterMark: 0 },
    )
    return { state, stream }
  }
  const send = (body: ReadableStream<Uint8Array>, headers: Record<string, string> = {}) =>
    its.api.send('POST', '/api/documents?name=a.jpg', {
      body,
      headers: { authorization: `Bearer ${its.token}`, ...headers },
      duplex: 'half',
    } as RequestInit)

  it.each([
    ['without a length', {}],
    ['with a length that lies', { 'content-length': '1000' }],
  ])('are cut off at the limit, %s', async (_, headers: Record<string, string>) => {
    const { state, stream } = endless()
    const answer = await send(stream, headers)
    expect(answer.status).toBe(413)
    expect(await answer.json()).toMatchObject({
      code: 'body_too_large',
      message: expect.stringContaining('10 MB') as unknown,
    })
    expect(state.cancelled).toBe(true)
    expect(state.pulled).toBeLessThanOrEqual(MAX_DOCUMENT_BYTES + 2 * CHUNK)
    await expectNothingLeft()
  })

  it('are not read at all when they are announced', async () => {
    const { state, stream } = endless()
    const answer = await send(stream, { 'content-length': String(MAX_DOCUMENT_BYTES + 1) })
    expect(answer.status).toBe(413)
    expect(state).toEqual({ pulled: 0, cancelled: true })
    await expectNothingLeft()
  })

  it('are rejected at the first bytes when they are no picture anyway', async () => {
    let pulled = 0
    const zeros = new ReadableStream<Uint8Array>(
      { pull: (controller) => (pulled++, controller.enqueue(new Uint8Array(CHUNK))) },
      { highWaterMark: 0 },
    )
    expect((await send(zeros)).status).toBe(415)
    expect(pulled).toBe(1)
  })

  it('and other calls keep their limit of 1 MiB', async () => {
    const { stream } = endless()
    const answer = await its.api.send('DELETE', '/api/documents', {
      body: stream,
      duplex: 'half',
    } as RequestInit)
    expect(answer.status).toBe(413)
  })
})

describe('an upload that breaks off', () => {
  it('leaves nothing behind', async () => {
    let sent = 0
    const broken = new ReadableStream<Uint8Array>({
      async pull(controller) {
        if (sent++ > 3) return controller.error(new Error('The network is gone'))
        const bytes = new Uint8Array(1000)
        bytes.set([0xff, 0xd8, 0xff])
        controller.enqueue(bytes)
      },
    })
    await errorOf(upload(broken))
    await expectNothingLeft()
    expect(its.api.log.join(), 'a sender that goes away is no error of ours').not.toContain(
      '"level":"error"',
    )
  })

  it('is told to try again when the store is away, and leaves nothing behind', async () => {
    const write = its.files.write
    its.files.write = () => Promise.reject(new Error('the disk is full'))
    const refused = await errorOf(upload(await jpeg()))
    expect(refused).toMatchObject({ status: 503, retryAfter: 10 })
    expect(its.api.log.join()).toContain('document_not_stored')
    await expectNothingLeft()
    its.files.write = write
    await expect(upload(await jpeg())).resolves.toBeDefined()
  })

  it('is told to try again when the disk takes nothing', async () => {
    // Nobody can write there, root neither.
    restart({ documents: { files: its.files, uploadsDir: '/sys' } })
    const refused = await errorOf(upload(await jpeg()))
    expect(refused).toMatchObject({ code: 'provider_unavailable', retryAfter: 10 })
    expect(its.api.log.join()).toContain('document_not_stored')
    await expectNothingLeft()
  })
})
