// Starts a built site in a process of its own, as it runs in production, and asks it for its memory.
import { fork } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { environment, node, nodeFlags, SERVER } from '../../scripts/project.mjs'

const probe = fileURLToPath(new URL('memory-probe.mjs', import.meta.url))
const START_TIMEOUT_MS = 60_000

/**
 * @param {string} folder a built site
 * @param {Record<string, string>} [env]
 * @param {string} [program] what runs there
 * @returns {Promise<{ origin: string, pid: number, memory: () => Promise<{ heapUsed: number, external: number,
 *   rss: number }>, stop: () => Promise<void> }>} memory is in bytes, after a full garbage collection
 */
export async function startSite(folder, env = {}, program = SERVER) {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const child = fork(join(folder, program), [], {
    cwd: folder,
    execPath: node,
    execArgv: [...nodeFlags, '--expose-gc', '--import', probe],
    env: environment({
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      SHUTDOWN_DRAIN: '0',
      PORT: String(port),
      ...env,
    }),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const gone = new Promise((resolve) => child.once('exit', resolve))
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  await ready(origin, child)
  return {
    origin,
    pid: child.pid,
    memory: () =>
      new Promise((resolve) => {
        child.once('message', resolve)
        child.send('memory')
      }),
    async stop() {
      child.kill('SIGTERM')
      await Promise.race([gone, sleep(10_000, undefined, { ref: false }).then(kill)])
      process.removeListener('exit', kill)
    },
  }
}

async function ready(origin, child) {
  const end = Date.now() + START_TIMEOUT_MS
  while (Date.now() < end) {
    if (child.exitCode !== null) throw new Error(`the site ended with ${child.exitCode}`)
    const answer = await fetch(`${origin}/readyz`).catch(() => null)
    if (answer?.ok) return
    await sleep(100)
  }
  throw new Error(`${origin} was not ready in ${START_TIMEOUT_MS} ms`)
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}
