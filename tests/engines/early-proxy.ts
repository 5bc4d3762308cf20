import { readFileSync } from 'node:fs'
import { createServer, request, type IncomingMessage } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { Transform } from 'node:stream'

const early = readFileSync(new URL('early.js', import.meta.url), 'utf8')

const PATH = '/early.js'
const TAG = Buffer.from(`<script src="${PATH}"></script>`)

/**
 * The site, with `early.js` as the first script of each page that may run the site's scripts: WebKitWebDriver has no
 * command for that. Host, cookies and policy are the site's own.
 */
export async function startEarly(
  site: string,
): Promise<{ origin: string; stop: () => Promise<void> }> {
  const server = createServer((asked, answer) => {
    if (asked.url === PATH) {
      answer.writeHead(200, { 'content-type': 'text/javascript' }).end(early)
      return
    }
    const { 'accept-encoding': _, ...headers } = asked.headers
    const forwarded = request(site + asked.url, { method: asked.method, headers }, (given) => {
      const runs = runsScripts(given)
      if (runs) delete given.headers['content-length']
      answer.writeHead(given.statusCode ?? 502, given.headers)
      if (runs) given.pipe(afterHead()).pipe(answer)
      else given.pipe(answer)
    })
    forwarded.on('error', () => answer.destroy())
    asked.pipe(forwarded)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const runsScripts = ({ headers }: IncomingMessage): boolean =>
  /script-src[^;]*'self'/.test(String(headers['content-security-policy'])) &&
  headers['content-type']?.startsWith('text/html') === true

function afterHead(): Transform {
  let written = false
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      // As bytes, because a letter may be cut between two chunks.
      const at = written ? -1 : chunk.indexOf('<head>')
      if (at === -1) return done(null, chunk)
      written = true
      const end = at + '<head>'.length
      done(null, Buffer.concat([chunk.subarray(0, end), TAG, chunk.subarray(end)]))
    },
  })
}
