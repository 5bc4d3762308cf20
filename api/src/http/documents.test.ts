import sharp from 'sharp'
import { describe, expect, it, vi } from 'vitest'
import { MAX_WAITING_DOCUMENTS } from '@jatra/contract/document/document'
import type { DomainError } from '@jatra/contract/http/problem'
import { errorOf } from '../testing/error-of.ts'
import { jpeg, picture } from '../testing/pictures.ts'
import { TEST_NOW } from '../testing/test-api.ts'
import { useTestDatabase } from '../testing/test-database.ts'
import { useUploads } from '../testing/uploads.ts'

// Decoding takes what it takes on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const { its, restart, signUp, upload, list, get, remove, bytesOf, expectNothingLeft } =
  useUploads(useTestDatabase())

describe('an uploaded picture', () => {
  it('is listed, shown and removed', async () => {
    const stored = await upload(await jpeg(640, 480), 'পাসপোর্ট.png')
    expect(stored).toEqual({
      _id: expect.any(String),
      name: 'পাসপোর্ট.png',
      type: 'image/jpeg',
      bytes: [...its.files.kept.values()][0]?.byteLength,
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
    ['an AVIF', () => picture(300, 300).avif()],
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

  it('may be an AVIF that names a general brand first, as some programs write it', async () => {
    const avif = await picture(300, 300).avif().toBuffer()
    avif.write('mif1', 8, 'latin1')
    expect(await upload(avif)).toMatchObject({ width: 300, height: 300 })
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
        "attachment; filename*=UTF-8''a%22%3B%20filename%3Devil.html%20x%3A%20y%20%281%29.jpg",
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
  })

  it('can be asked for by its head alone', async () => {
    const { _id, bytes } = await upload(await jpeg())
    const answer = await its.api.send('HEAD', `/api/documents/${_id}`, {
      headers: { authorization: `Bearer ${its.token}` },
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

describe('another caller', () => {
  it('sees no document of the account, and cannot remove one', async () => {
    const { _id } = await upload(await jpeg())
    const stranger = await signUp('karim')
    expect(await list(stranger)).toEqual([])
    const refused = [await errorOf(get(_id, stranger)), await errorOf(remove(_id, stranger))]
    const unknown = await errorOf(get('nobody-knows', stranger))
    for (const one of refused) expect(one.toProblem('en')).toEqual(unknown.toProblem('en'))
    expect(unknown.status).toBe(404)
    expect(await list()).toHaveLength(1)
  })

  it.each([
    ['POST', '/api/documents'],
    ['GET', '/api/documents'],
    ['GET', '/api/documents/1'],
    ['DELETE', '/api/documents/1'],
  ])('must be signed in: %s %s', async (method, path) => {
    expect((await its.api.send(method, path)).status).toBe(401)
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
    restart({ limits: { documentByUser: { max: 2, seconds: 60 } } })
    await errorOf(upload(Buffer.alloc(0)))
    await upload(await jpeg())
    expect(await errorOf(upload(await jpeg()))).toMatchObject({ status: 429, retryAfter: 60 })
  })
})

it('nothing of a document but its id is logged', async () => {
  const { _id } = await upload(await jpeg(), 'passport-of-rahima.jpg')
  its.files.kept.clear()
  expect((await errorOf(get(_id))).status).toBe(404)
  expect(its.api.log.join()).toContain(_id)
  expect(its.api.log.join()).not.toContain('passport-of-rahima')
})
