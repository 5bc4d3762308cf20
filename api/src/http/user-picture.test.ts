import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as endpoints from '@jatra/contract/account/user-endpoints'
import { MAX_PICTURE_BYTES } from '@jatra/contract/account/account-limits'
import { documents } from '../db/schema.ts'
import { signUp, type Visitor } from '../testing/booking.ts'
import { createMemoryFiles } from '../testing/memory-files.ts'
import { hollowPng, jpeg, picture } from '../testing/pictures.ts'
import { errorOf } from '../testing/error-of.ts'
import { createTestApi, type TestApi } from '../testing/test-api.ts'
import { useTestDatabase } from '../testing/test-database.ts'

// Decoding takes what it takes on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const database = useTestDatabase()

let uploadsDir: string
let files: ReturnType<typeof createMemoryFiles>
let api: TestApi
let me: Visitor
beforeEach(async () => {
  uploadsDir = await mkdtemp(join(tmpdir(), 'jatra-uploads-'))
  files = createMemoryFiles()
  api = createTestApi(database, { documents: { files, uploadsDir } })
  me = await signUp(api.client)
})
afterEach(() => rm(uploadsDir, { recursive: true }))

const params = () => ({ userId: me.userId })
const put = (bytes: Uint8Array, by = me) =>
  api.client.call(
    endpoints.putPicture,
    { params: params() },
    { token: by.token, file: { body: new Uint8Array(bytes), type: 'image/jpeg' } },
  )
const get = (by = me) => api.client.download(endpoints.getPicture, { params: params() }, by)
const remove = (by = me) => api.client.call(endpoints.removePicture, { params: params() }, by)
const read = () => api.client.call(endpoints.getUser, { params: params() }, me)
const bytesOf = async () => Buffer.from(await new Response((await get()).body).arrayBuffer())
const rows = () => database.db.select().from(documents)

describe('the picture of an account', () => {
  it('becomes a square that has lost what the camera wrote into it', async () => {
    const taken = await picture(900, 600)
      .withExif({ IFD0: { Make: 'Walton' }, IFD3: { GPSLatitude: '23/1 48/1 0/1' } })
      .jpeg()
      .toBuffer()
    const { picture: path } = await put(taken)
    expect(path).toMatch(new RegExp(`^/app/picture/${me.userId}\\?v=[\\w-]{12}$`))
    const bytes = await bytesOf()
    expect(await sharp(bytes).metadata()).toMatchObject({
      format: 'jpeg',
      width: 512,
      height: 512,
    })
    expect((await sharp(bytes).metadata()).exif).toBeUndefined()
    expect(bytes.includes('Walton')).toBe(false)
    expect((await read()).picture).toBe(path)
    expect([await readdir(uploadsDir), await rows()]).toEqual([[], []])
  })

  it('gives way to the next one, at another address, and its file goes', async () => {
    const first = (await put(await jpeg(300, 300))).picture
    const [before] = files.kept.keys()
    const second = (await put(await jpeg(64, 400))).picture
    expect(second).not.toBe(first)
    expect(files.kept.size).toBe(1)
    expect(files.kept.has(before ?? '')).toBe(false)
    expect(await rows()).toEqual([])
  })

  it('is removed, file and all; a second time nothing is wrong', async () => {
    await put(await jpeg(300, 300))
    expect((await remove()).picture).toBeNull()
    expect((await remove()).picture).toBeNull()
    expect((await errorOf(get())).code).toBe('not_found')
    expect([files.kept.size, await rows()]).toEqual([0, []])
  })

  it('is kept by its owner’s browser alone, and runs nothing', async () => {
    await put(await jpeg(300, 300))
    const { headers, body } = await get()
    await body.cancel()
    expect(headers.get('cache-control')).toBe('private, max-age=86400')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toContain('sandbox')
    const path = `/api/users/${me.userId}/picture`
    const head = await api.send('HEAD', path, { headers: { authorization: `Bearer ${me.token}` } })
    expect([head.status, await head.text()]).toEqual([200, ''])
  })

  it('takes no place among documents: neither in their list nor in their number', async () => {
    await put(await jpeg(300, 300))
    const data = await api.client.call(endpoints.exportData, { params: params() }, me)
    expect(data.documents).toEqual([])
  })

  it.each([
    ['a GIF', 'unsupported_type', () => Buffer.from('GIF89a\x01\0\x01\0')],
    ['a page called .jpg', 'unsupported_type', () => Buffer.from('<!doctype html><p>hello')],
    ['a picture of SVG', 'unsupported_type', () => Buffer.from('<svg xmlns="w3"></svg>')],
    ['nothing', 'invalid_input', () => Buffer.alloc(0)],
    ['63 px', 'document_refused', () => hollowPng(63, 400)],
    ['30,000 px a side in a few bytes', 'document_refused', () => hollowPng(30_000, 30_000, 1)],
    ['half a picture', 'document_refused', () => hollowPng(400, 400, 3)],
  ])('is not %s: %s', async (_, code, make) => {
    await put(await jpeg(300, 300))
    const before = await read()
    expect((await errorOf(put(make()))).code).toBe(code)
    expect(await read()).toEqual(before)
    expect([files.kept.size, await readdir(uploadsDir), await rows()]).toEqual([1, [], []])
  })

  it('is not larger than 5 MB, announced or not', async () => {
    const large = new Uint8Array(MAX_PICTURE_BYTES + 1)
    large.set(await jpeg(300, 300))
    const refused = await errorOf(put(large))
    expect([refused.status, refused.message]).toEqual([
      413,
      'This picture is larger than 5 MB. Please choose a smaller one.',
    ])
    const headers = { authorization: `Bearer ${me.token}` }
    const body = new Blob([large]).stream()
    const init = { headers, body, duplex: 'half' } as RequestInit
    const sent = await api.send('PUT', `/api/users/${me.userId}/picture`, init)
    expect(sent.status).toBe(413)
    expect([files.kept.size, await readdir(uploadsDir), await rows()]).toEqual([0, [], []])
  })

  it('cannot be changed by others; staff see it and may remove it', async () => {
    await put(await jpeg(300, 300))
    const other = await signUp(api.client, 'other')
    const bytes = await jpeg(300, 300)
    for (const ask of [() => put(bytes, other), () => get(other), () => remove(other)])
      expect((await errorOf(ask())).status).toBe(403)
    expect(files.kept.size).toBe(1)
  })

  it('leaves no file behind when the store is away in between: the sweep finds it', async () => {
    await put(await jpeg(300, 300))
    const away = vi.spyOn(files, 'remove').mockRejectedValue(new Error('the store is away'))
    await put(await jpeg(400, 400))
    expect([files.kept.size, (await rows()).map(({ state }) => state)]).toEqual([2, ['removing']])
    away.mockRestore()
    await api.sweep()
    expect([files.kept.size, await rows()]).toEqual([1, []])
    expect(await bytesOf()).toBeTruthy()
  })
})
