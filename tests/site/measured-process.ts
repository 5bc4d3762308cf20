import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { isMainThread } from 'node:worker_threads'

/** What the process says of itself on a port of its own. */
export interface Figures {
  /** What its main thread has computed so far. */
  cpuMs: number
  /** Megabytes of JavaScript in use, garbage too unless it was collected first. */
  heapMb: number
}

// Loaded into a server before its own code (`--import`), to be asked what a request cost it.
if (isMainThread) {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const server = createServer((request, response) => {
    if (request.url === '/collected') collect()
    if (request.url === '/calibrated') calibration()
    const { user, system } = process.threadCpuUsage()
    const heapMb = process.memoryUsage().heapUsed / 1024 / 1024
    const figures: Figures = { cpuMs: (user + system) / 1000, heapMb }
    response.end(JSON.stringify(figures))
  })
  // A connection that closes while a slow page is measured would fail the next question.
  server.keepAliveTimeout = 0
  server.listen(0, '127.0.0.1', () => {
    const { port } = server.address() as AddressInfo
    process.stdout.write(`Measured on http://127.0.0.1:${port}/\n`)
  })
  server.unref()
}

/** Takes about 15 ms of a machine of today that does nothing else. */
function calibration(): number {
  let sum = 0
  for (let at = 0; at < 10_000_000; at += 1) sum = (sum * 31 + at) | 0
  return sum
}
