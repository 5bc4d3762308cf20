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

export interface ShippedProxy {
  origin: string
  /** Where it answers without encryption. */
  plainOrigin: string
  /** Its certificate, which the test's own clients must trust. */
  certificate: string
  /** What it has logged. */
  said(): string
  stop(): Promise<void>
}

interface Places {
  folder: string
  http: number
  https: number
  ports: readonly number[]
}

/**
 * HAProxy with `deploy/haproxy.cfg`, in front of processes on this machine: only addresses, the certificate's place, the
 * name server of containers and the number of connections, which a test may not have, are the test's.
 *
 * @param ports of the processes, which take the places of `app-1`, `app-2` ...
 */
export const startHaproxy = (ports: readonly number[]): Promise<ShippedProxy> =>
  start(ports, 'haproxy.cfg', haproxyHere, (file) => [
    debianCommand('haproxy', 'haproxy'),
    ['-db', '-f', file],
  ])

/** nginx with `deploy/nginx.conf` as its site, likewise. */
export const startNginx = (ports: readonly number[]): Promise<ShippedProxy> =>
  start(ports, 'nginx.conf', nginxHere, (file) => [
    debianCommand('nginx', 'nginx-light'),
    ['-c', file, '-e', 'stderr'],
  ])

function haproxyHere(shipped: string, { folder, http, https, ports }: Places): string {
  const servers = ports.map((port, at) => `    server app-${at + 1} 127.0.0.1:${port}\n`)
  return shipped
    .replace('maxconn 10000', 'maxconn 1000')
    .replace('bind :8080', `bind 127.0.0.1:${http}`)
    .replace('bind :8443', `bind 127.0.0.1:${https}`)
    .replace('/etc/haproxy/tls', folder)
    .replaceAll(' resolvers docker\n', '\n')
    .replaceAll(/(?: {4}server app-\d .*\n)+/g, servers.join(''))
    .replace(/^resolvers docker\n(?: {4}.*\n)+/m, '')
}

function nginxHere(shipped: string, { folder, http, https, ports }: Places): string {
  const servers = ports.map((port) => `    server 127.0.0.1:${port} max_fails=1 fail_timeout=2s;\n`)
  const site = shipped
    .replace('listen 80', `listen 127.0.0.1:${http}`)
    .replace('listen 443', `listen 127.0.0.1:${https}`)
    .replaceAll('/etc/nginx/tls', folder)
    .replace(/(?: {4}server 127\.0\.0\.1:\d.*\n)+/, servers.join(''))
  const own = ['body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((what) => {
    const name = what === 'body' ? 'client_body' : what
    return `${name}_temp_path ${folder}/${what};`
  })
  return `daemon off; pid ${folder}/pid; events {} http { access_log off; ${own.join(' ')}\n${site}}\n`
}

async function start(
  ports: readonly number[],
  name: string,
  onThisMachine: (shipped: string, places: Places) => string,
  commandOf: (file: string) => [command: string, args: string[]],
): Promise<ShippedProxy> {
  const folder = mkdtempSync(join(tmpdir(), 'jatra-proxy-'))
  const certificate = selfSigned(folder)
  const [http, https] = [await freePort(), await freePort()]
  const file = join(folder, name)
  const shipped = readFileSync(
    fileURLToPath(new URL(`../../deploy/${name}`, import.meta.url)),
    'utf8',
  )
  writeFileSync(file, onThisMachine(shipped, { folder, http, https, ports }))
  const child = spawn(...commandOf(file))
  let said = ''
  const hear = (chunk: Buffer) => (said += chunk.toString())
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  const origin = `https://localhost:${https}`
  const gone = once(child, 'exit')
  const answered = await Promise.race([answersAt(origin, certificate), gone.then(() => false)])
  if (!answered) throw new Error(`${name}: ${said}`)
  return {
    origin,
    plainOrigin: `http://localhost:${http}`,
    certificate,
    said: () => said,
    async stop() {
      child.kill('SIGTERM')
      await gone
      rmSync(folder, { recursive: true })
    },
  }
}

function selfSigned(folder: string): string {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2']
  const { status, stderr } = spawnSync(
    debianCommand('openssl', 'openssl'),
    ['req', '-x509', ...curve, ...names, '-keyout', key, '-out', certificate],
    { encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(stderr)
  const pem = readFileSync(certificate, 'utf8')
  writeFileSync(join(folder, 'site.pem'), pem + readFileSync(key, 'utf8'))
  return pem
}

/** Until it answers anything at all: whether its processes are well is for the test to see. */
async function answersAt(origin: string, ca: string): Promise<true> {
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
  return true
}
