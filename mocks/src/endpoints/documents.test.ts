import {
  deleteDocument,
  getDocument,
  listDocuments,
  uploadDocument,
} from '@jatra/contract/document/endpoints'
import type { Client } from '@jatra/contract/http/client'
import { MAX_DOCUMENT_BYTES, MAX_WAITING_DOCUMENTS } from '@jatra/contract/document/document'
import { describe, expect, it } from 'vitest'
import { logIn, prototype } from '../testing/prototype.ts'

/** The beginning of a PNG of so many pixels, which is all that the prototype looks at. */
function png(width: number, height = width, length = 64): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length)
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  new DataView(bytes.buffer).setUint32(16, width)
  new DataView(bytes.buffer).setUint32(20, height)
  return bytes
}

const bytesOf = (text: string) => new TextEncoder().encode(text)

async function signedIn(client: Client, name?: string) {
  const token = (await logIn(client, name)).access_token
  const upload = (body: Uint8Array<ArrayBuffer>, fileName = 'passport.jpg') =>
    client.call(
      uploadDocument,
      { query: { name: fileName } },
      { token, file: { body, type: 'image/jpeg' } },
    )
  const list = () => client.call(listDocuments, {}, { token })
  const find = async (id: string) => {
    const { body, headers } = await client.download(getDocument, { params: { id } }, { token })
    return { headers, bytes: new Uint8Array(await new Response(body).arrayBuffer()) }
  }
  const remove = (id: string) => client.call(deleteDocument, { params: { id } }, { token })
  return { token, upload, list, find, remove }
}

describe('documents in prototype mode', () => {
  it('are listed, shown to download and removed', async () => {
    const { upload, list, find, remove } = await signedIn(prototype().as('a'))
    const document = await upload(png(1_200, 800), 'C:\\scans\\my passport.png')
    expect(document).toMatchObject({
      name: 'my passport.png',
      bytes: 64,
      width: 1_200,
      height: 800,
    })
    expect(await list()).toEqual([document])
    const { bytes, headers } = await find(document._id)
    expect(bytes).toEqual(png(1_200, 800))
    expect(headers.get('content-disposition')).toMatch(/^attachment; /)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cache-control')).toContain('no-store')
    await remove(document._id)
    expect(await list()).toEqual([])
    await expect(find(document._id)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('are their owner’s alone', async () => {
    const client = prototype().as('a')
    const [me, other] = [await signedIn(client), await signedIn(client, 'tanvir')]
    const { _id } = await me.upload(png(500))
    expect(await other.list()).toEqual([])
    await expect(other.find(_id)).rejects.toMatchObject({ code: 'not_found' })
    await expect(other.remove(_id)).rejects.toMatchObject({ code: 'not_found' })
    await expect(client.call(listDocuments, {})).rejects.toMatchObject({ code: 'unauthenticated' })
  })

  it.each([
    ['nothing', new Uint8Array(), 'invalid_input', 'This file is empty'],
    ['a PDF', bytesOf('%PDF-1.7 and so on'), 'unsupported_type', 'PDF files'],
    [
      'an SVG',
      bytesOf('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'unsupported_type',
      'SVG files',
    ],
    ['HEIC', bytesOf('....ftypheic........'), 'unsupported_type', 'cannot open HEIC'],
    ['half a header', png(500).slice(0, 18), 'document_refused', 'damaged'],
    ['1 x 1 px', png(1), 'document_refused', 'too small'],
    ['30,000 x 30,000 px', png(30_000), 'document_refused', 'more pixels'],
    ['over 10 MB', png(500, 500, MAX_DOCUMENT_BYTES + 1), 'body_too_large', 'larger than 10 MB'],
  ])('%s is refused in words', async (_, bytes, code, words) => {
    const { upload, list } = await signedIn(prototype().as('a'))
    await expect(upload(bytes)).rejects.toMatchObject({
      code,
      message: expect.stringContaining(words) as string,
    })
    expect(await list()).toEqual([])
  })

  it('that belong to no application are so many, and are forgotten after a day', async () => {
    const { as, time } = prototype()
    const { upload, list } = await signedIn(as('a'))
    for (let count = 0; count < MAX_WAITING_DOCUMENTS; count++) await upload(png(400))
    await expect(upload(png(400))).rejects.toMatchObject({ code: 'too_many_documents' })
    // A visitor who returns every hour is kept.
    for (let hours = 0; hours < 23; hours++) {
      time.now += 60 * 60_000
      expect(await list()).toHaveLength(MAX_WAITING_DOCUMENTS)
    }
    time.now += 60 * 60_000
    expect(await list()).toEqual([])
    await expect(upload(png(400))).resolves.toBeTruthy()
  })
})
