import { once } from 'node:events'
import { createServer, get, type ServerResponse } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { createOpenRequests } from './open-requests.server.ts'

const server = createServer()
afterEach(async () => {
  server.closeAllConnections()
  server.removeAllListeners('request')
  await new Promise((closed) => server.close(closed))
})

/** A process that answers nothing by itself. */
async function start() {
  const open = createOpenRequests()
  server.on('request', (_, response: ServerResponse) => open.add(response))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const came = async () => {
    const [, response] = (await once(server, 'request')) as [unknown, ServerResponse]
    return response
  }
  return { open, port, came }
}

it('waits for a request until it is answered', async () => {
  const { open, port, came } = await start()
  const coming = came()
  get({ port, host: '127.0.0.1' }, (answer) => answer.resume())
  const response = await coming
  let isAnswered = false
  const waiting = open.answered(60_000).then(() => (isAnswered = true))
  await open.answered(60)
  expect(isAnswered).toBe(false)
  response.end('answered')
  await waiting
})

it('does not wait for a client that has not sent all of its request', async () => {
  const { open, port, came } = await start()
  const coming = came()
  const socket = connect(port, '127.0.0.1')
  socket.write('POST / HTTP/1.1\r\nHost: jatra.test\r\nContent-Length: 10\r\n\r\nhalf')
  await coming
  await open.answered(60_000)
  socket.destroy()
})
