import { Agent, request } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startBuilt, type BuiltServer } from './built-server.ts'

const MIB = 1024 * 1024

let server: BuiltServer
beforeAll(async () => {
  server = await startBuilt()
})
afterAll(() => server.stop())

/**
 * Sends a body to its end and only then looks at the answer, as browsers do.
 * @param announced whether its length is said first
 */
async function sendWhole(path: string, mebibytes: number, announced: boolean, agent?: Agent) {
  const sending = request(server.origin + path, {
    method: 'POST',
    headers: {
      origin: server.origin,
      'content-type': 'application/octet-stream',
      ...(announced && { 'content-length': mebibytes * MIB }),
    },
    agent,
  })
  const answered = new Promise<{ status: number; text: string }>((resolve, reject) => {
    sending.once('error', reject)
    sending.once('response', (answer) => {
      answer
        .toArray()
        .then(
          (chunks) =>
            resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString() }),
          reject,
        )
    })
  })
  const pieces = Readable.from(Array.from({ length: mebibytes }, () => Buffer.alloc(MIB)))
  const [answer] = await Promise.all([answered, pipeline(pieces, sending)])
  return answer
}

describe.each([
  ['whose length is announced', true],
  ['whose length is not announced', false],
])('a body over the limit, %s', (_, announced) => {
  it.each(['/login', '/app/account/profile', '/api/auth/login'])(
    'is answered when all of it was sent, at %s',
    async (path) => {
      const answer = await sendWhole(path, 100, announced)
      expect(answer.status).toBe(413)
      expect(answer.text).toMatch(/1 MiB|5 MB/)
    },
  )

  it('leaves its connection to the next request', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    try {
      for (let tries = 0; tries < 4; tries++)
        expect((await sendWhole('/api/auth/login', 3, announced, agent)).status).toBe(413)
    } finally {
      agent.destroy()
    }
  })
})
