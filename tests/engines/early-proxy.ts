import { readFileSync } from 'node:fs'
import { createServer, request, type IncomingMessage } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { Transform } from 'node:stream'

const early = readFileSync(new URL('early.js', import.meta.url), 'utf8')

/**
 * The site, with `early.js` as the first script of each page that may run scripts: WebKitWebDriver has no command for
 * that. Host, cookies and policy are the site's own.
 */
export async function startEarly(
  site: string,
): Promise<{ origin: string; stop: () => Promise<void> }> {
  const server = createServer((asked, answer) => {
    const { 'accept-encoding': _, ...headers } = asked.headers
    const forwarded = request(site + asked.url, { method: asked.method, headers }, (given) => {
      const script = scriptFor(given)
      if (script !== null) delete given.headers['content-length']
      answer.writeHead(given.statusCode ?? 502, given.headers)
      if (script === null) given.pipe(answer)
      else given.pipe(afterHead(script)).pipe(answer)
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

/** Null for what is no page, or has a policy without scripts. */
function scriptFor({ headers }: IncomingMessage): string | null {
  const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1]
  if (!nonce || !headers['content-type']?.startsWith('text/html')) return null
  return `<script nonce="${nonce}">${early}</script>`
}

function afterHead(script: string): Transform {
  let written = false
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      // As bytes, because a letter may be cut between two chunks.
      const at = written ? -1 : chunk.indexOf('<head>')
      if (at === -1) return done(null, chunk)
      written = true
      const end = at + '<head>'.length
      done(null, Buffer.concat([chunk.subarray(0, end), Buffer.from(script), chunk.subarray(end)]))
    },
  })
}
