import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request as it arrived. */
interface SeenRequest {
  method: string
  url: string
  headers: IncomingMessage['headers']
  bytes: Buffer
}

/** A store of files, of one bucket and in memory, that takes what is signed right by AWS signature version 4, else 403. */
export interface SignedDouble {
  origin: string
  seen: SeenRequest[]
  close(): void
}

export async function openSignedDouble(secret: string, bucket: string): Promise<SignedDouble> {
  const seen: SeenRequest[] = []
  const stored = new Map<string, Buffer>()
  const server = createServer((incoming, response) => {
    const refuse = (status: number, code: string) => {
      response.statusCode = status
      response.end(`<Error><Code>${code}</Code></Error>`)
    }
    const chunks: Buffer[] = []
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
    incoming.on('end', () => {
      const { method = '', url = '', headers } = incoming
      const request = { method, url, headers, bytes: Buffer.concat(chunks) }
      seen.push(request)
      if (!isSigned(request, secret)) return refuse(403, 'SignatureDoesNotMatch')
      if (!url.startsWith(`/${bucket}/`)) return refuse(404, 'NoSuchBucket')
      const found = stored.get(url)
      if (method === 'PUT') stored.set(url, request.bytes)
      if (method === 'DELETE') stored.delete(url)
      if (method !== 'GET') return response.end()
      return found ? response.end(found) : refuse(404, 'NoSuchKey')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${String(port)}`,
    seen,
    close: () => void server.close(),
  }
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest()

/** "Authenticating Requests (AWS Signature Version 4)" of the S3 manual, for requests without a query. */
function isSigned({ method, url, headers, bytes }: SeenRequest, secret: string): boolean {
  const parts =
    /^AWS4-HMAC-SHA256 Credential=[^/]+\/(\S+), SignedHeaders=(\S+), Signature=(\w+)$/.exec(
      headers.authorization ?? '',
    )
  const [, scope = '', names = '', signature] = parts ?? []
  const bodyHash = String(headers['x-amz-content-sha256'])
  if (bodyHash !== sha256(bytes) && bodyHash !== 'UNSIGNED-PAYLOAD') return false
  const lines = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`)
  const canonical = [method, url, '', lines.join(''), names, bodyHash].join('\n')
  const stamp = String(headers['x-amz-date'])
  const toSign = ['AWS4-HMAC-SHA256', stamp, scope, sha256(canonical)].join('\n')
  const signingKey = scope
    .split('/')
    .reduce<string | Buffer>((key, part) => hmac(key, part), `AWS4${secret}`)
  return hmac(signingKey, toSign).toString('hex') === signature
}
