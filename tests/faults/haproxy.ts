import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { debianCommand } from '../../scripts/debian-command.mjs'
import { freePort } from '../../scripts/postgres.mjs'

const SHIPPED = fileURLToPath(new URL('../../deploy/haproxy.cfg', import.meta.url))

export interface Haproxy {
  origin: string
  /** Where it answers without encryption. */
  plainOrigin: string
  /** Its certificate, which the test's own clients must trust. */
  certificate: string
  /** What it has logged. */
  said(): string
  stop(): Promise<void>
}

/**
 * HAProxy with the configuration that we ship, in front of processes on this machine: only addresses, the certificate's
 * place, the name server of containers and the number of connections, which a test may not have, are the test's.
 *
 * @param ports of the processes, which take the places of `app-1`, `app-2` ...
 */
export async function startHaproxy(ports: readonly number[]): Promise<Haproxy> {
  const folder = mkdtempSync(join(tmpdir(), 'jatra-haproxy-'))
  const certificate = selfSigned(folder)
  const [http, https] = [await freePort(), await freePort()]
  const file = join(folder, 'haproxy.cfg')
  writeFileSync(file, onThisMachine(readFileSync(SHIPPED, 'utf8'), { folder, http, https, ports }))
  const child = spawn(debianCommand('haproxy', 'haproxy'), ['-db', '-f', file])
  let said = ''
  const hear = (chunk: Buffer) => (said += chunk.toString())
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  const origin = `https://localhost:${https}`
  const ended = once(child, 'exit').then(() => Promise.reject(new Error(`HAProxy ended: ${said}`)))
  await Promise.race([answersAt(origin, certificate), ended])
  ended.catch(() => undefined)
  return {
    origin,
    plainOrigin: `http://localhost:${http}`,
    certificate,
    said: () => said,
    async stop() {
      if (child.exitCode === null) {
        child.kill('SIGTERM')
        await once(child, 'exit')
      }
      rmSync(folder, { recursive: true })
    },
  }
}

interface Places {
  folder: string
  http: number
  https: number
  ports: readonly number[]
}

function onThisMachine(shipped: string, { folder, http, https, ports }: Places): string {
  const servers = ports.map((port, at) => `    server app-${at + 1} 127.0.0.1:${port}`)
  return shipped
    .replace('maxconn 10000', 'maxconn 1000')
    .replace('bind :8080', `bind 127.0.0.1:${http}`)
    .replace(
      'bind :8443 ssl crt /etc/haproxy/tls/site.pem',
      `bind 127.0.0.1:${https} ssl crt ${folder}/site.pem`,
    )
    .replace(' resolvers docker', '')
    .replace(/(?: {4}server app-\d .*\n)+/, `${servers.join('\n')}\n`)
    .replace(/resolvers docker\n(?: {4}.*\n)+/, '')
}

function selfSigned(folder: string): string {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const made = spawnSync(
    debianCommand('openssl', 'openssl'),
    [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:P-256',
      '-nodes',
      '-days',
      '2',
    ].concat(names, ['-keyout', key, '-out', certificate]),
    { encoding: 'utf8' },
  )
  if (made.status !== 0) throw new Error(made.stderr)
  writeFileSync(
    join(folder, 'site.pem'),
    readFileSync(certificate, 'utf8') + readFileSync(key, 'utf8'),
  )
  return readFileSync(certificate, 'utf8')
}

/** Until it answers anything at all: whether its processes are well is for the test to see. */
async function answersAt(origin: string, ca: string): Promise<void> {
  const asked = () =>
    new Promise<boolean>((answered) => {
      request(`${origin}/healthz`, { ca, agent: false }, (answer) => {
        answer.resume()
        answered(true)
      })
        .on('error', () => answered(false))
        .end()
    })
  while (!(await asked())) await wait(50)
}
