import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect } from 'vitest'
import { register } from '@jatra/contract/account/auth-endpoints'
import * as endpoints from '@jatra/contract/document/endpoints'
import { documents } from '../db/schema.ts'
import { createMemoryFiles } from './memory-files.ts'
import { createTestApi, type TestApi } from './test-api.ts'
import type { useTestDatabase } from './test-database.ts'

type Bytes = Uint8Array<ArrayBuffer> | Buffer | ReadableStream<Uint8Array>

/** An API, new for each test, to which Rahima uploads pictures. */
export function useUploads(database: ReturnType<typeof useTestDatabase>) {
  let uploadsDir: string
  const its = {} as { api: TestApi; files: ReturnType<typeof createMemoryFiles>; token: string }

  beforeEach(async () => {
    uploadsDir = await mkdtemp(join(tmpdir(), 'jatra-uploads-'))
    its.files = createMemoryFiles()
    start()
    its.token = await signUp('rahima')
  })
  afterEach(() => rm(uploadsDir, { recursive: true }))

  function start(options: Parameters<typeof createTestApi>[1] = {}) {
    its.api = createTestApi(database, { documents: { files: its.files, uploadsDir }, ...options })
  }
  async function signUp(userName: string): Promise<string> {
    const body = { userName, email: `${userName}@example.com`, password: 'Secret@1' }
    return (await its.api.client.call(register, { body })).access_token
  }
  const get = (id: string, by = its.token) =>
    its.api.client.download(endpoints.getDocument, { params: { id } }, { token: by })

  return {
    /** The API, its files and Rahima's token, of the test that runs. */
    its,
    /** Another API with the same files. */
    restart: start,
    signUp,
    upload: (body: Bytes, name = 'passport.jpg', by = its.token) =>
      its.api.client.call(
        endpoints.uploadDocument,
        { query: { name } },
        { token: by, file: { body: body as Uint8Array<ArrayBuffer>, type: 'image/jpeg' } },
      ),
    list: (by = its.token) => its.api.client.call(endpoints.listDocuments, {}, { token: by }),
    get,
    remove: (id: string, by = its.token) =>
      its.api.client.call(endpoints.deleteDocument, { params: { id } }, { token: by }),
    bytesOf: async (id: string) =>
      Buffer.from(await new Response((await get(id)).body).arrayBuffer()),
    /** Nothing of a rejected upload stays: no file, no part of one, no row. */
    async expectNothingLeft() {
      expect(await readdir(uploadsDir)).toEqual([])
      expect([...its.files.kept.keys()]).toEqual([])
      expect(await database.db.select().from(documents)).toEqual([])
    },
  }
}
