import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { register } from '@jatra/contract/account/auth-endpoints'
import * as endpoints from '@jatra/contract/document/endpoints'
import { MAX_DOCUMENT_BYTES, MAX_WAITING_DOCUMENTS } from '@jatra/contract/document/document'
import { DomainError } from '@jatra/contract/http/problem'
import { documents } from '../db/schema.ts'
import { createMemoryFiles } from '../testing/memory-files.ts'
import { hollowPng, jpeg, noisyJpeg, picture } from '../testing/pictures.ts'
import { createTestApi, TEST_NOW, type TestApi } from '../testing/test-api.ts'
import { useTestDatabase } from '../testing/test-database.ts'

// Decoding takes what it takes on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const database = useTestDatabase()

let uploadsDir: string
let files: ReturnType<typeof createMemoryFiles>
let api: TestApi
let token: string
beforeEach(async () => {
  uploadsDir = await mkdtemp(join(tmpdir(), 'jatra-uploads-'))
  files = createMemoryFiles()
  api = createTestApi(database, { documents: { files, uploadsDir } })
  token = await signUp('rahima')
})
afterEach(() => rm(uploadsDir, { recursive: true }))

async function signUp(userName: string): Promise<string> {
  const body = { userName, email: `${userName}@example.com`, password: 'Secret@1' }
  return (await api.client.call(register, { body })).access_token
}

type Bytes = Uint8Array<ArrayBuffer> | Buffer | ReadableStream<Uint8Array>
const upload = (body: Bytes, name = 'passport.jpg', by = token) =>
  api.client.call(
    endpoints.uploadDocument,
    { query: { name } },
    { token: by, file: { body: body as Uint8Array<ArrayBuffer>, type: 'image/jpeg' } },
  )
const list = (by = token) => api.client.call(endpoints.listDocuments, {}, { token: by })
const get = (id: string, by = token) =>
  api.client.download(endpoints.getDocument, { params: { id } }, { token: by })
const remove = (id: string, by = token) =>
  api.client.call(endpoints.deleteDocument, { params: { id } }, { token: by })
const bytesOf = async (id: string) =>
  Buffer.from(await new Response((await get(id)).body).arrayBuffer())

async function errorOf(promise: Promise<unknown>): Promise<DomainError> {
  const error = await promise.then(
    () => new Error('It was not refused'),
    (refused: unknown) => refused,
  )
  if (error instanceof DomainError) return error
  throw error as Error
}

/** Nothing of a rejected upload stays: no file, no part of one, no row. */
async function expectNothingLeft() {
  expect(await readdir(uploadsDir)).toEqual([])
  expect([...files.kept.keys()]).toEqual([])
  expect(await database.db.select().from(documents)).toEqual([])
}

describe('an uploaded picture', () => {
  it('is listed, shown and removed', async () => {
    const stored = await upload(await jpeg(640, 480), 'পাসপোর্ট.png')
    expect(stored).toEqual({
      _id: expect.any(String),
      name: 'পাসপোর্ট.png',
      type: 'image/jpeg',
      bytes: [...files.kept.values()][0]?.byteLength,
      width: 640,
      height: 480,
      uploadedAt: new Date(TEST_NOW).toISOString(),
    })
    expect(await list()).toEqual([stored])
    expect((await sharp(await bytesOf(stored._id)).metadata()).format).toBe('jpeg')
    expect(await remove(stored._id)).toEqual({ _id: stored._id })
    expect(await list()).toEqual([])
    expect((await errorOf(get(stored._id))).status).toBe(404)
    await expectNothingLeft()
  })

  it.each([
    [
      'a PNG with transparency',
      () => sharp({ create: { width: 300, height: 300, channels: 4, background: '#0000' } }).png(),
    ],
    [
      'an interlaced PNG of 16 bits',
      () => picture(300, 300).toColourspace('rgb16').png({ progressive: true }),
    ],
    ['a WebP', () => picture(300, 300).webp()],
    ['a progressive JPEG', () => picture(300, 300).jpeg({ progressive: true })],
    ['a JPEG for printers, in CMYK', () => picture(300, 300).toColourspace('cmyk').jpeg()],
    ['a grey JPEG', () => picture(300, 300).greyscale().jpeg()],
  ])('is made anew as JPEG: %s', async (_, make) => {
    const { _id } = await upload(await make().toBuffer())
    expect(await sharp(await bytesOf(_id)).metadata()).toMatchObject({
      format: 'jpeg',
      space: 'srgb',
      hasAlpha: false,
      isProgressive: false,
      width: 300,
      height: 300,
    })
  })

  it('stands upright and has lost what the camera wrote into it', async () => {
    const taken = await picture(600, 400)
      .withExif({ IFD0: { Make: 'Walton' }, IFD3: { GPSLatitude: '23/1 48/1 0/1' } })
      .withIccProfile('p3')
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret/></x:xmpmeta>')
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const before = await sharp(taken).metadata()
    expect(Boolean(before.exif && before.icc)).toBe(true)
    const { _id, width, height } = await upload(taken)
    expect([width, height]).toEqual([400, 600])
    const bytes = await bytesOf(_id)
    const after = await sharp(bytes).metadata()
    expect([after.exif, after.icc, after.xmp, after.iptc, after.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    expect(bytes.includes('Walton')).toBe(false)
  })

  it('keeps at most 3,000 px on its longest side', async () => {
    const { width, height } = await upload(await jpeg(6000, 1500))
    expect([width, height]).toEqual([3000, 750])
  })

  it('loses what was hidden behind it: a page, a program, an archive', async () => {
    const behind = Buffer.from('PK\x03\x04<script>alert(1)</script>%PDF-1.7')
    const { _id } = await upload(Buffer.concat([await jpeg(), behind]))
    const bytes = await bytesOf(_id)
    expect(bytes.includes('script')).toBe(false)
    expect(bytes.includes('%PDF')).toBe(false)
  })

  it('is served so that nothing runs, nothing is kept, and its name is but a name', async () => {
    const { _id } = await upload(await jpeg(), 'a"; filename=evil.html\r\nx: y (1).png')
    const { headers, body } = await get(_id)
    await body.cancel()
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition':
        "attachment; filename*=UTF-8''a%22%3B%20filename%3Devil.htmlx%3A%20y%20%281%29.jpg",
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
  })

  it('can be asked for by its head alone', async () => {
    const { _id, bytes } = await upload(await jpeg())
    const answer = await api.send('HEAD', `/api/documents/${_id}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(answer.headers.get('content-length')).toBe(String(bytes))
    expect(await answer.text()).toBe('')
  })

  it.each([
    ['C:\\fakepath\\scan.jpg', 'scan.jpg'],
    ['../../etc/passwd', 'passwd'],
    ['\u202egpj.exe', 'gpj.exe'],
    ['', 'document'],
    ['x'.repeat(500), 'x'.repeat(120)],
  ])('called %j is shown as %j', async (name, shown) => {
    expect((await upload(await jpeg(), name)).name).toBe(shown)
  })
})

describe('somebody else', () => {
  it('sees no document of another account, and cannot remove it', async () => {
    const { _id } = await upload(await jpeg())
    const stranger = await signUp('karim')
    expect(await list(stranger)).toEqual([])
    const refused = [await errorOf(get(_id, stranger)), await errorOf(remove(_id, stranger))]
    const unknown = await errorOf(get('nobody-knows', stranger))
    for (const one of refused) expect(one.toProblem()).toEqual(unknown.toProblem())
    expect(unknown.status).toBe(404)
    expect(await list()).toHaveLength(1)
  })

  it.each([
    ['POST', '/api/documents'],
    ['GET', '/api/documents'],
    ['GET', '/api/documents/1'],
    ['DELETE', '/api/documents/1'],
  ])('must sign in: %s %s', async (method, path) => {
    expect((await api.send(method, path)).status).toBe(401)
  })
})

describe('a file that is no picture of a document', () => {
  const small = async () => Buffer.from(await jpeg())
  const cases: [string, number, RegExp, () => Promise<Buffer> | Buffer][] = [
    ['of 0 bytes', 400, /empty/, () => Buffer.alloc(0)],
    ['of one byte', 415, /no picture/, () => Buffer.from([0xff])],
    [
      'SVG called .jpg',
      415,
      /no picture/,
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"/>'),
    ],
    ['PDF called .jpg', 415, /no picture/, () => Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n')],
    [
      'ZIP called .jpg',
      415,
      /no picture/,
      () => Buffer.from('PK\x03\x04\x14\0\0\0\x08\0aaaaaaaaaaaa'),
    ],
    ['GIF', 415, /no picture/, () => picture(300, 300).gif().toBuffer()],
    ['TIFF', 415, /no picture/, () => picture(300, 300).tiff().toBuffer()],
    ['web page', 415, /no picture/, () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    [
      'HEIC of an iPhone',
      415,
      /save it as JPEG/,
      () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
    ],
    ['AVIF', 415, /save it as JPEG/, () => picture(300, 300).avif().toBuffer()],
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
  ]
  it.each(cases)('is rejected: %s (%i)', async (_, status, words, make) => {
    const refused = await errorOf(upload(await make()))
    expect(refused.status).toBe(status)
    expect(refused.message).toMatch(words)
    await expectNothingLeft()
    expect(api.log.filter((line) => line.includes('request_failed'))).toEqual([])
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
    api.send('POST', '/api/documents?name=a.jpg', {
      body,
      headers: { authorization: `Bearer ${token}`, ...headers },
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
    const answer = await api.send('DELETE', '/api/documents', {
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
    expect(api.log.join(), 'a sender that goes away is no error of ours').not.toContain(
      '"level":"error"',
    )
  })

  it('is told to try again when the store is away, and leaves nothing behind', async () => {
    const write = files.write
    files.write = () => Promise.reject(new Error('the disk is full'))
    const refused = await errorOf(upload(await jpeg()))
    expect(refused).toMatchObject({ status: 503, retryAfter: 10 })
    expect(api.log.join()).toContain('document_not_stored')
    await expectNothingLeft()
    files.write = write
    await expect(upload(await jpeg())).resolves.toBeDefined()
  })
})

describe('one account', () => {
  it(`has at most ${String(MAX_WAITING_DOCUMENTS)} uploads that no order took, however many come at once`, async () => {
    const bytes = await jpeg(200, 200)
    for (let made = 0; made < MAX_WAITING_DOCUMENTS - 2; made += 1) await upload(bytes)
    const attempts = await Promise.allSettled(Array.from({ length: 6 }, () => upload(bytes)))
    const refused = attempts.flatMap((one) =>
      one.status === 'rejected' ? [one.reason as DomainError] : [],
    )
    expect(refused.map(({ code }) => code)).toEqual(Array(4).fill('too_many_documents'))
    const kept = await list()
    expect(kept).toHaveLength(MAX_WAITING_DOCUMENTS)
    await remove(kept[0]?._id ?? '')
    await expect(upload(bytes)).resolves.toBeDefined()
  })

  it('is held back when it uploads without end', async () => {
    api = createTestApi(database, {
      documents: { files, uploadsDir },
      limits: { documentByUser: { max: 2, seconds: 60 } },
    })
    await errorOf(upload(Buffer.alloc(0)))
    await upload(await jpeg())
    expect(await errorOf(upload(await jpeg()))).toMatchObject({ status: 429, retryAfter: 60 })
  })
})

it('nothing of a document but its id is logged', async () => {
  const { _id } = await upload(await jpeg(), 'passport-of-rahima.jpg')
  files.kept.clear()
  expect((await errorOf(get(_id))).status).toBe(404)
  expect(api.log.join()).toContain(_id)
  expect(api.log.join()).not.toContain('passport-of-rahima')
})
