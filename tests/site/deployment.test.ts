import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, inject, it } from 'vitest'
import { assertSafeStart } from '../../app/server/settings/safe-start.server.ts'
import { readEnv, unknownSettings } from '../../app/server/settings/env.server.ts'
import { debianCommand } from '../../scripts/debian-command.mjs'
import { nodeFlags, SERVER } from '../../scripts/project.mjs'

// What `deploy` and the Dockerfile say, held against the programs that read them, as far as they run without containers
// and without a systemd that has started the machine. tests/faults/rolling-restart.test.ts has the balancers.

const shipped = (file: string) =>
  readFileSync(fileURLToPath(new URL(`../../${file}`, import.meta.url)), 'utf8')
const compose = shipped('deploy/compose.yaml')
const image = shipped('Dockerfile')
const unit = shipped('deploy/jatra.service')

const folder = mkdtempSync(join(tmpdir(), 'jatra-deployment-'))
afterAll(() => rmSync(folder, { recursive: true }))

const found = (text: string, pattern: RegExp) => pattern.exec(text)?.[1] ?? `no ${pattern.source}`
const list = (text: string) => JSON.parse(text) as string[]

it('systemd takes the unit, and finds it closed to the rest of the machine', () => {
  const here = join(folder, 'jatra.service')
  const onThisMachine = unit
    .replaceAll('/opt/jatra/node', process.execPath)
    .replace('WorkingDirectory=/opt/jatra', `WorkingDirectory=${folder}`)
    .replaceAll('/etc/jatra.env', here)
  writeFileSync(here, onThisMachine)
  const analyze = (...args: string[]) => {
    const command = debianCommand('systemd-analyze', 'systemd')
    const { status, stdout, stderr } = spawnSync(command, [...args, here], { encoding: 'utf8' })
    return { status, stdout, stderr }
  }
  expect(analyze('verify')).toEqual({ status: 0, stdout: '', stderr: '' })
  // Tenths: docs/operations.md says 1.3.
  expect(analyze('security', '--offline=yes', '--threshold=13').status).toBe(0)
})

it('the unit and the image start the server as `npm start` does', () => {
  const asHere = [...nodeFlags, SERVER]
  expect(found(unit, /^ExecStart=\S+ (.*)$/m).split(' ')).toEqual(asHere)
  const ofImage = [/^ENTRYPOINT (.*)$/m, /^CMD (.*)$/m].flatMap((line) => list(found(image, line)))
  expect(ofImage).toEqual(['node', ...asHere])
})

it('the image’s health check is well with a process that lives, and not without', async () => {
  const [command = '', ...args] = list(found(image, /^HEALTHCHECK [^\n]*\n +CMD (.*)$/m))
  const outcome = async (port: string) => {
    const child = spawn(command, args, { env: { ...process.env, PORT: port } })
    return (await once(child, 'exit')) as [number | null]
  }
  expect((await outcome(new URL(inject('site')).port))[0]).toBe(0)
  expect((await outcome('9'))[0]).toBe(1)
})

it('the parts of the compose file know one another', () => {
  const services = (compose.match(/^ {2}[a-z]+-\d(?=: \*app$)/gm) ?? []).map((name) => name.trim())
  expect(services).toEqual(['app-1', 'app-2', 'app-3'])
  const port = found(image, /^EXPOSE (\d+)$/m)
  const balancer = shipped('deploy/haproxy.cfg')
  const servers = services.map((name) => `server ${name} ${name}:${port}`)
  // For those that are ready, and for those that live.
  expect(balancer.match(/server \S+ app-\d:\d+/g)).toEqual([...servers, ...servers])
  const bound = found(compose, /ports: \[(.*)\]/).match(/(?<=:)\d+/g)
  expect(balancer.match(/(?<=bind :)\d+/g)).toEqual(bound)
  expect(found(compose, /TRUST_PROXY: (\S+)/)).toBe(found(compose, /subnet: ([^\s}]+)/))
  expect(found(compose, /volumes: \[documents:(\S+)\]/)).toBe(found(image, /DATA_DIR=(\S+)/))
  for (const file of compose.match(/(?<=env_file: )\S+/g) ?? [])
    expect(shipped(`deploy/${file}.example`)).toContain(`opy to deploy/${file}`)
})

it('nginx writes down no address, which may hold a passport number or the secret of a link', () => {
  const servers = shipped('deploy/nginx.conf')
    .split(/^server \{$/m)
    .slice(1)
  expect(servers).toHaveLength(2)
  for (const server of servers) expect(server).toMatch(/^ {4}access_log off;$/m)
})

it('the settings that the compose file asks for are enough to start with real money', () => {
  const given = shipped('deploy/jatra.env.example')
  const filled: Record<string, string> = {
    SESSION_SECRET: '5'.repeat(64),
    SSLCOMMERZ_STORE_ID: 'jatralive',
    SSLCOMMERZ_STORE_PASSWORD: 'of the store',
    SMTP_URL: 'smtps://mail.jatra.example',
    DUFFEL_ACCESS_TOKEN: 'duffel_live_for_this_test',
    DUFFEL_WEBHOOK_SECRET: 'of the webhook',
    FARE_RATE: '122.5',
    FARE_RATE_SET_ON: '2026-11-20',
    AGENCY_NAME: 'Nodi Travels Ltd.',
    AGENCY_REGISTRATION: '0001234',
    AGENCY_ADDRESS: 'House 7, Road 3, Dhaka 1207',
    AGENCY_PHONE: '+8801711000000',
    AGENCY_EMAIL: 'desk@nodi.example',
  }
  const settings = given
    .split('\n')
    .filter((line) => /^[A-Z]/.test(line))
    .map((line): [string, string] => {
      const [name = '', ...rest] = line.split('=')
      return [name, rest.join('=') || (filled[name] ?? '')]
    })
  expect(Object.keys(filled).filter((name) => !given.includes(`${name}=\n`))).toEqual([])
  const env = { NODE_ENV: 'production', TRUST_PROXY: '1', ...Object.fromEntries(settings) }
  expect(unknownSettings(env)).toEqual([])
  expect(() => assertSafeStart(readEnv(env))).not.toThrow()
  // Left as it came it does not start.
  const empty = Object.fromEntries(settings.filter(([name]) => !(name in filled)))
  expect(() => assertSafeStart(readEnv({ ...env, ...filled, ...empty, FARE_RATE: '' }))).toThrow(
    'FARE_RATE',
  )
})
