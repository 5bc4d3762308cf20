import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { create } from 'tar'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { manifestText, sumFiles } from './backup-format.ts'
import { runBackupCommand } from '../commands/backup.ts'
import { openPglite, UNFINISHED_RESTORE } from '../db/open-pglite.ts'

let home: string
let dataDir: string
let file: string
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'jatra-restore-'))
  dataDir = join(home, 'data')
  file = join(home, 'backup.tar.gz')
})
afterEach(() => rmSync(home, { recursive: true, force: true }))

/** A backup without a database, after a given change. */
async function pack(migrations: string[], change: (folder: string) => void = () => {}) {
  const folder = join(home, 'content')
  mkdirSync(join(folder, 'pglite'), { recursive: true })
  const documents = 'included' as const
  const manifest = manifestText({ takenAt: '2026-11-22T06:00:00.000Z', migrations, documents })
  writeFileSync(join(folder, 'backup.json'), manifest)
  writeFileSync(join(folder, 'pglite', 'PG_VERSION'), '18')
  writeFileSync(join(folder, 'SHA256SUMS'), await sumFiles(folder))
  change(folder)
  await create({ cwd: folder, gzip: true, file }, readdirSync(folder))
}

async function run(...args: string[]) {
  const said: string[] = []
  const print = (line: string) => void said.push(line)
  const code = await runBackupCommand(args, { dataDir, s3: false, print })
  return { code, said: said.join('\n') }
}

describe('npm run restore', () => {
  it.each([
    ['changed', (folder: string) => writeFileSync(join(folder, 'pglite/PG_VERSION'), '17')],
    ['with a file too many', (folder: string) => writeFileSync(join(folder, 'pglite/x'), '')],
    ['with a file too few', (folder: string) => rmSync(join(folder, 'pglite/PG_VERSION'))],
  ])('rejects a backup that was %s, and leaves the directory empty', async (_, change) => {
    await pack([], change)
    expect(await run('restore', file)).toMatchObject({
      code: 1,
      said: expect.stringContaining('checksums do not match') as string,
    })
    expect(readdirSync(dataDir)).toEqual([])
  })

  it('rejects one that was cut short, wherever, in words, and leaves the directory empty', async () => {
    await pack([], (folder) => {
      for (let at = 0; at < 500; at++)
        writeFileSync(join(folder, 'pglite', `${at}`), randomBytes(2_000))
    })
    const whole = readFileSync(file)
    const cuts = [0, 1, 9, 300, 600, 0.1, 0.5, 0.9, whole.length - 8, whole.length - 1]
    for (const cut of cuts) {
      const bytes = whole.subarray(0, cut > 0 && cut < 1 ? cut * whole.length : cut)
      writeFileSync(file, bytes)
      const { code, said } = await run('restore', file)
      expect(code, said).toBe(1)
      expect(said).toMatch(
        /cannot be restored: it cannot be unpacked, so it is no backup or not all of one/,
      )
      expect(readdirSync(dataDir), `after ${bytes.length} bytes`).toEqual([])
    }
  })

  it.each([
    ['a text', Buffer.from('no backup')],
    ['a compressed text', gzipSync('no backup')],
    ['an empty archive', gzipSync(Buffer.alloc(10_240))],
  ])('rejects %s', async (_, bytes) => {
    writeFileSync(file, bytes)
    const rejected = await run('restore', file)
    expect(rejected).toMatchObject({ code: 1 })
    expect(rejected.said).toContain('cannot be restored')
    expect(readdirSync(dataDir)).toEqual([])
  })

  it('says that there is no such file', async () => {
    expect((await run('restore', join(home, 'nowhere'))).said).toContain('There is no')
  })

  it('rejects a database that does not open, such as one of a newer PostgreSQL', async () => {
    await pack([])
    const { code, said } = await run('restore', file)
    expect(code).toBe(1)
    expect(said).toContain('cannot be restored: its database does not open')
    expect(readdirSync(dataDir)).toEqual([])
  })

  it('rejects the backup of a newer version and names what it does not know', async () => {
    await pack(['0000_baseline', '9999_moon_flights'])
    const { code, said } = await run('restore', file)
    expect(code).toBe(1)
    expect(said).toContain('newer than this version of Jatra (9999_moon_flights)')
  })

  it('does not touch data unless it is forced', async () => {
    mkdirSync(dataDir)
    writeFileSync(join(dataDir, 'session-secret'), 'mine')
    await pack([])
    expect((await run('restore', file)).said).toContain('holds data (session-secret)')
    expect(readdirSync(dataDir)).toEqual(['session-secret'])
  })

  it('leaves PostgreSQL to its own tools', async () => {
    const said: string[] = []
    const databaseUrl = 'postgres://jatra@db/jatra'
    const print = (line: string) => void said.push(line)
    expect(
      await runBackupCommand(['backup', file], { dataDir, databaseUrl, s3: false, print }),
    ).toBe(1)
    expect(said.join()).toContain('docs/operations.md')
  })

  it('says how it is used', async () => {
    for (const args of [['backup'], ['restore', '--force'], ['burn', 'x'], ['backup', 'a', 'b']])
      expect(await run(...args)).toMatchObject({ code: 2 })
  })
})

it('does not start on a directory whose restore was interrupted', async () => {
  mkdirSync(dataDir)
  writeFileSync(join(dataDir, UNFINISHED_RESTORE), '')
  await expect(openPglite(dataDir)).rejects.toThrow('A restore into')
})
