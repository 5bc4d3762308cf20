import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { debianCommand } from '../../scripts/debian-command.mjs'
import { freePort } from '../../scripts/postgres.mjs'

export interface Pgbouncer {
  /** The same database of the server behind it, through the pooler. */
  through(databaseUrl: string): string
  stop(): Promise<void>
}

/** PgBouncer in transaction mode, as Debian has it, before a server of `scripts/postgres.mjs`. */
export async function startPgbouncer(databaseUrl: string): Promise<Pgbouncer> {
  const { hostname, port: behind } = new URL(databaseUrl)
  const folder = mkdtempSync(join(tmpdir(), 'jatra-pgbouncer-'))
  chmodSync(folder, 0o755)
  const [ini, users] = [join(folder, 'pgbouncer.ini'), join(folder, 'users.txt')]
  const port = await freePort()
  const settings = {
    listen_addr: '127.0.0.1',
    listen_port: port,
    unix_socket_dir: '',
    auth_type: 'trust',
    auth_file: users,
    pool_mode: 'transaction',
  }
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}\n`)
  writeFileSync(users, '"postgres" ""\n')
  writeFileSync(
    ini,
    `[databases]\n* = host=${hostname} port=${behind}\n[pgbouncer]\n${lines.join('')}`,
  )
  // It refuses to run as root.
  const asUser = process.getuid?.() === 0 ? ['-u', 'postgres'] : []
  const child = spawn(debianCommand('pgbouncer', 'pgbouncer'), [...asUser, ini])
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const gone = once(child, 'exit')
  const through = (address: string) => {
    const url = new URL(address)
    url.port = String(port)
    return url.href
  }
  const answered = await Promise.race([answers(through(databaseUrl)), gone.then(() => false)])
  if (!answered) throw new Error(`PgBouncer: ${said}`)
  return {
    through,
    async stop() {
      child.kill('SIGINT')
      await gone
      rmSync(folder, { recursive: true })
    },
  }
}

async function answers(url: string): Promise<true> {
  for (;;) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return true
    } catch {
      await wait(50)
    }
  }
}
