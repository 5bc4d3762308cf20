import { mkdirSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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

  it('rejects what is no backup, and one that was cut short', async () => {
    writeFileSync(file, 'no backup')
    expect((await run('restore', file)).said).toContain('cannot be restored')
    await pack([])
    truncateSync(file, 200)
    expect((await run('restore', file)).said).toContain('cannot be restored')
    expect((await run('restore', join(home, 'nowhere'))).said).toContain('There is no')
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
