import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

const CHECK_EVERY_MS = 100

export interface Balancer {
  origin: string
  /** Puts a process in another's place. */
  replace(old: string, origin: string): void
  close(): Promise<void>
}

/**
 * A proxy that takes processes in turns, as nginx does by default: it asks `/readyz`, keeps connections open, and sends
 * only a GET that got no answer at all to the next process.
 */
export async function startBalancer(origins: string[]): Promise<Balancer> {
  const targets = origins.map((origin) => ({ origin, ready: true }))
  const agent = new Agent({ keepAlive: true })
  let turn = 0

  const check = setInterval(() => {
    for (const target of targets) {
      const { origin } = target
      const answered = (ready: boolean) => {
        if (target.origin === origin) target.ready = ready
      }
      request(`${origin}/readyz`, { agent: false }, (answer) => {
        answer.resume()
        answered(answer.statusCode === 200)
      })
        .on('error', () => answered(false))
        .end()
    }
  }, CHECK_EVERY_MS)

  function forward(incoming: IncomingMessage, outgoing: ServerResponse, tries: number): void {
    const ready = targets.filter((target) => target.ready)
    const target = ready[(turn += 1) % ready.length]
    if (!target || tries === 0) {
      outgoing.writeHead(502).end()
      return
    }
    const { method, url = '/', headers } = incoming
    const sent = request(target.origin + url, { method, headers, agent }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, withoutConnection(answer.headers))
      answer.pipe(outgoing)
      answer.on('error', () => outgoing.destroy())
    })
    sent.on('error', () => {
      if (!outgoing.headersSent) forward(incoming, outgoing, method === 'GET' ? tries - 1 : 0)
    })
    if (method === 'GET') sent.end()
    else incoming.pipe(sent)
  }

  const server = createServer((incoming, outgoing) => forward(incoming, outgoing, targets.length))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    replace(old, origin) {
      const target = targets.find((one) => one.origin === old)
      if (!target) throw new Error(`${old} is not behind the balancer`)
      Object.assign(target, { origin, ready: true })
    },
    async close() {
      clearInterval(check)
      agent.destroy()
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

/** Of one connection, not of the answer. */
function withoutConnection(headers: IncomingMessage['headers']) {
  const passed = { ...headers }
  delete passed.connection
  return passed
}
