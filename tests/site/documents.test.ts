import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MAX_DOCUMENT_BYTES } from '@jatra/contract/document/document'
import { jpeg } from '@jatra/api/testing/pictures'
import { startBuilt, type BuiltServer } from './built-server.ts'
import { Visitor } from './visitor.ts'

let server: BuiltServer
let rahima: Visitor
beforeAll(async () => {
  server = await startBuilt()
  rahima = new Visitor(server.origin)
  await rahima.signUp()
})
afterAll(() => server.stop())

const documentImage = async () => new Blob([new Uint8Array(await jpeg(320, 240))])
const upload = async (body: Blob | ReadableStream<Uint8Array>, visitor = rahima) =>
  visitor.upload('/app/documents?name=passport.jpg', body)
async function uploaded(): Promise<string> {
  const answer = await upload(await documentImage())
  expect(answer.status).toBe(201)
  return ((await answer.json()) as { _id: string })._id
}
/** Begins like a JPEG and goes on, without a length. It lets others run in between, as reading a file does. */
function unannounced(mebibytes: number): ReadableStream<Uint8Array> {
  const pieces = mebibytes * 16
  let sent = 0
  return new ReadableStream({
    async pull(controller) {
      await new Promise(setImmediate)
      const bytes = new Uint8Array(64 * 1024)
      if (sent === 0) bytes.set([0xff, 0xd8, 0xff, 0xe0])
      sent += 1
      controller.enqueue(bytes)
      if (sent === pieces) controller.close()
    },
  })
}
/** More than the server reads of a rejected body: it then cuts the sender off, who may hear why or not. */
const CUT_OFF = 300

describe('a document image, in the browser', () => {
  it('is uploaded, shown to its owner and removed', async () => {
    const answer = await upload(await documentImage())
    expect(answer.status).toBe(201)
    const document = (await answer.json()) as { _id: string; bytes: number }
    expect(document).toMatchObject({ name: 'passport.jpg', width: 320, height: 240 })
    const path = `/app/documents/${document._id}`
    const shown = await rahima.get(path)
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': String(document.bytes),
      'content-disposition': "attachment; filename*=UTF-8''passport.jpg",
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    expect((await shown.arrayBuffer()).byteLength).toBe(document.bytes)
    expect((await rahima.post(path, { intent: 'keep' })).status).toBe(400)
    const removed = await rahima.post(path, { intent: 'delete' })
    expect(await removed.json()).toEqual({ _id: document._id })
    expect((await rahima.get(path)).status).toBe(404)
  })

  it('is not shown to other accounts', async () => {
    const path = `/app/documents/${await uploaded()}`
    const karim = new Visitor(server.origin)
    await karim.signUp()
    expect((await karim.get(path)).status).toBe(404)
    expect((await karim.post(path, { intent: 'delete' })).status).toBe(404)
    const stranger = new Visitor(server.origin)
    const asked = await stranger.get(path)
    // Back to the page that offers the picture: the file itself is no page to land on.
    const back = encodeURIComponent('/app/account/documents')
    expect(asked.headers.get('location')).toBe(`/login?redirectTo=${back}`)
    expect((await rahima.get(path)).status).toBe(200)
  })

  it('of a signed-out visitor is rejected as JSON for the script, and so is a request of another site', async () => {
    const answer = await upload(await documentImage(), new Visitor(server.origin))
    expect(answer.status).toBe(401)
    expect(await answer.json()).toMatchObject({ code: 'unauthenticated' })
    const elsewhere = { origin: 'https://elsewhere.example' }
    const foreign = await rahima.upload('/app/documents?name=a', await documentImage(), elsewhere)
    expect(foreign.status).toBe(403)
  })

  it.each([
    ['is announced as too large', 413, () => new Blob([new Uint8Array(MAX_DOCUMENT_BYTES + 1)])],
    ['is far too large without a word of it', 413, () => unannounced(100)],
    ['is no picture', 415, () => new Blob([new Uint8Array(MAX_DOCUMENT_BYTES)])],
    ['is empty', 400, () => new Blob([])],
  ])('that %s is rejected, and the sender hears why', async (_, status, body) => {
    const answer = await upload(body())
    expect(answer.status).toBe(status)
    expect(answer.headers.get('content-type')).toContain('application/json')
    expect(await answer.json()).toMatchObject({ status, message: expect.any(String) as string })
  })

  it('leaves nothing on its way, and lies where nothing is served from', async () => {
    await uploaded()
    await upload(unannounced(CUT_OFF)).catch((error: unknown) => {
      expect(String(error)).toBe('TypeError: fetch failed')
    })
    await expect.poll(() => readdirSync(join(server.dataDir, 'uploads'))).toEqual([])
    expect(readdirSync(join(server.dataDir, 'documents')).length).toBeGreaterThan(0)
    expect((await rahima.get('/documents/')).status).toBe(404)
  })
})
