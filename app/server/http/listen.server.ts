import { once } from 'node:events'
import type { Server } from 'node:http'
import type { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { getRequestListener, type Http2Bindings, type HttpBindings } from '@hono/node-server'

/**
 * Waits until a server listens.
 * @param settings the variables that say where, which the error names
 * @throws Error when it cannot, such as where another process listens already
 */
export async function listen(
  server: Server,
  { port, host, settings }: { port: number; host: string; settings: string },
): Promise<void> {
  server.listen(port, host)
  try {
    await once(server, 'listening')
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new Error(`${settings} cannot be used: ${why}`, { cause: error })
  }
}

/** More than any file that a person chooses by mistake. A sender who goes on is cut off. */
const MAX_DISCARDED_BYTES = 256 * 1024 * 1024

/** The name only stands in for a Host that a balancer leaves out when it asks for a process's health. */
const WITHOUT_HOST = { hostname: 'localhost' }

/**
 * Node's listener for a site. An answer waits until its request was read to the end, also when the site rejected it by
 * its first bytes: browsers look at the answer when they have sent everything, and a client that keeps its connection
 * would lose the next request on it. How long that may take is the server's own limit for a request.
 */
export function createRequestListener(
  fetch: (request: Request, env: HttpBindings | Http2Bindings) => Response | Promise<Response>,
): ReturnType<typeof getRequestListener> {
  return getRequestListener(async (request, env) => {
    const response = await fetch(request, env)
    // Node discards what GET and HEAD bring along.
    if (request.method === 'GET' || request.method === 'HEAD') return response
    const read = await discardRest(env.incoming)
    if (!read && 'shouldKeepAlive' in env.outgoing) env.outgoing.shouldKeepAlive = false
    return response
  }, WITHOUT_HOST)
}

/** @returns false when too much of it came */
async function discardRest(incoming: Readable): Promise<boolean> {
  if (incoming.readableEnded || incoming.destroyed) return true
  // The web stream of a body that is read no further would pause it again.
  incoming.removeAllListeners('data')
  const tooMuch = new AbortController()
  let bytes = 0
  incoming.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > MAX_DISCARDED_BYTES) tooMuch.abort()
  })
  incoming.resume()
  // It rejects when the sender has left, who reads no answer either.
  await finished(incoming, { writable: false, signal: tooMuch.signal }).catch(() => undefined)
  return !tooMuch.signal.aborted
}
