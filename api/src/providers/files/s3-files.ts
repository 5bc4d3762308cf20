import { createHash } from 'node:crypto'
import { createReadStream, openAsBlob } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { boundAnswer } from '@jatra/contract/http/bound-answer'
import { AwsClient } from 'aws4fetch'
import type { FileKey, FilesProvider } from './files-provider.ts'

export interface S3Options {
  /** `https://s3.ap-southeast-1.amazonaws.com`, or any server that speaks S3. */
  endpoint: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  region: string
}

/** A server that does not answer must not hold an upload forever. */
const TIMEOUT_MS = 30_000
/** More than a document or an error has; an error must also come within the time. */
const FILE_LIMITS = { maxBytes: 50_000_000 }
const ERROR_LIMITS = { maxBytes: 100_000, maxMs: TIMEOUT_MS }

/** Files as private objects `documents/{key}` of a bucket, addressed by path; requests are signed with signature v4. */
export function createS3Files(options: S3Options): FilesProvider {
  const { accessKeyId, secretAccessKey, region } = options
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 })
  const base = `${options.endpoint.replace(/\/+$/, '')}/${encodeURIComponent(options.bucket)}`
  /** How long it waits for the answer's head. Reading the body has no limit. */
  async function ask(key: FileKey, init: RequestInit): Promise<Response> {
    const patience = new AbortController()
    let timer: NodeJS.Timeout | undefined
    // By itself, because the signal ends nothing once Node has collected the client's own request.
    const silence = new Promise<never>((_, fail) => {
      timer = setTimeout(() => {
        const error = new Error('The file store is silent')
        patience.abort(error)
        fail(error)
      }, TIMEOUT_MS)
    })
    const asked = client.fetch(`${base}/documents/${key}`, { ...init, signal: patience.signal })
    try {
      return await Promise.race([asked, silence])
    } finally {
      clearTimeout(timer)
    }
  }

  return {
    async write(key, path) {
      // Hashed and sent from the disk: never whole in memory. The server rejects what arrives damaged.
      const hash = createHash('sha256')
      await pipeline(createReadStream(path), hash)
      const response = await ask(key, {
        method: 'PUT',
        body: await openAsBlob(path),
        headers: { 'content-type': 'image/jpeg', 'x-amz-content-sha256': hash.digest('hex') },
      })
      await settle(response, 'write')
    },
    async read(key) {
      const response = await ask(key, { method: 'GET' })
      if (response.ok && response.body) return boundAnswer(response, FILE_LIMITS).body
      if (response.status !== 404) await settle(response, 'read')
      await response.body?.cancel()
      return null
    },
    async remove(key) {
      const response = await ask(key, { method: 'DELETE' })
      if (response.status === 404) await response.body?.cancel()
      else await settle(response, 'remove')
    },
  }
}

/** @throws Error with the status and S3's own code; the answer may name keys, so its text is not repeated. */
async function settle(response: Response, what: string): Promise<void> {
  const text = await boundAnswer(response, ERROR_LIMITS).text()
  if (response.ok) return
  const code = /<Code>(\w+)<\/Code>/.exec(text)?.[1] ?? 'no code'
  throw new Error(`The file store refused to ${what}: ${String(response.status)} ${code}`)
}
