import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createPackage } from '@jatra/contract/holiday/endpoints'
import { auditLog } from '../db/schema.ts'
import { lockDirectory } from '../db/directory-lock.ts'
import { openPglite } from '../db/open-pglite.ts'
import { listStaff, setRole } from '../domain/auth/set-role.ts'
import { STAFF_USAGE, runStaffCommand } from './staff.ts'
import { signUp } from '../testing/booking.ts'
import { packageInput } from '../testing/holidays.ts'
import { errorOf } from '../testing/error-of.ts'
import { copyMigratedDatabase } from '../testing/migrated-directory.ts'
import { createTestApi } from '../testing/test-api.ts'
import { useTestDatabase } from '../testing/test-database.ts'

describe('a role', () => {
  const database = useTestDatabase()

  it('applies from the next request on, also in open sessions, and ends the same way', async () => {
    const { client, now } = createTestApi(database)
    const deps = { db: database.db, clock: () => now }
    const { token } = await signUp(client)
    const add = () => client.call(createPackage, { body: packageInput }, { token })
    expect((await errorOf(add())).code).toBe('forbidden')
    expect(await setRole(deps, ' RAHIMA@example.com', 'manager')).toMatchObject({
      user: { userName: 'rahima' },
    })
    expect(await add()).toMatchObject(packageInput)
    expect(await listStaff(database)).toMatchObject([{ userName: 'rahima', role: 'manager' }])
    expect(await setRole(deps, 'Rahima', 'agent')).toEqual({ refused: 'last_manager' })
    await signUp(client, 'karim')
    await setRole(deps, 'karim', 'manager')
    expect(await setRole(deps, 'Rahima', 'agent')).toMatchObject({ user: { role: 'agent' } })
    expect((await errorOf(add())).code).toBe('forbidden')
    expect(await setRole(deps, 'nobody', 'agent')).toEqual({ refused: 'unknown' })
    const kept = await database.db.select().from(auditLog).orderBy(auditLog.id)
    expect(kept.map(({ action, details }) => [action, details])).toEqual([
      ['role.set', { from: 'customer', to: 'manager' }],
      ['role.set', { from: 'customer', to: 'manager' }],
      ['role.set', { from: 'manager', to: 'agent' }],
    ])
  })

  it.runIf(process.env['TEST_DATABASE_URL'])(
    'is given and taken away on PostgreSQL while it serves',
    async () => {
      await signUp(createTestApi(database).client)
      const said: string[] = []
      const options = {
        dataDir: '/nowhere',
        databaseUrl: database.url ?? '',
        print: said.push.bind(said),
      }
      expect(await runStaffCommand(['list'], options)).toBe(0)
      expect(await runStaffCommand(['grant', 'rahima', 'finance'], options)).toBe(0)
      expect(await runStaffCommand(['list'], options)).toBe(0)
      expect(await runStaffCommand(['revoke', 'rahima'], options)).toBe(0)
      expect(await runStaffCommand(['grant', 'nobody', 'agent'], options)).toBe(1)
      expect(said).toEqual([
        'Nobody is staff.',
        'rahima <rahima@example.com> is finance now.',
        'finance  rahima <rahima@example.com>',
        'rahima <rahima@example.com> is no longer staff.',
        'There is no account nobody. Sign up on the site first.',
      ])
    },
  )
})

describe('jobs that were given up', () => {
  const database = useTestDatabase()

  it.runIf(process.env['TEST_DATABASE_URL'])('are listed and tried again', async () => {
    const said: string[] = []
    const options = {
      dataDir: '/nowhere',
      databaseUrl: database.url ?? '',
      print: said.push.bind(said),
    }
    expect(await runStaffCommand(['jobs', 'list'], options)).toBe(0)
    expect(said.splice(0)).toEqual(['No job has failed.'])

    await database.jobs.enqueue(database.db, 'sweep', {})
    const away = () => Promise.reject(new Error('The bucket is away'))
    await database.jobs.runDue({ sweep: away })
    expect(await runStaffCommand(['jobs', 'list'], options)).toBe(0)
    const [line = ''] = said.splice(0)
    expect(line).toMatch(/ {2}sweep {2}failed .* tried 1x since .* {2}The bucket is away$/)
    const [id = ''] = line.split(' ')
    expect(await runStaffCommand(['jobs', 'retry', id], options)).toBe(0)
    expect(await runStaffCommand(['jobs', 'retry', id], options)).toBe(1)
    expect(said.splice(0)).toEqual([
      `${id} is tried again by the next process that runs.`,
      `There is no failed job ${id}. See: npm run staff -- jobs list`,
    ])

    let swept = 0
    const sweep = () => Promise.resolve(void (swept += 1))
    await database.jobs.runDue({ sweep })
    await database.jobs.runDue({ sweep })
    expect(swept).toBe(1)
    expect(await database.jobs.listFailed()).toEqual([])
  })
})

describe('the command', () => {
  let dataDir: string
  let said: string[]
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'jatra-staff-'))
    said = []
  })
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }))
  const run = (...args: string[]) =>
    runStaffCommand(args, { dataDir, print: (line) => said.push(line) })

  it.each([
    [[]],
    [['grant']],
    [['list', 'rahima']],
    [['jobs']],
    [['jobs', 'retry']],
    [['promote', 'rahima']],
    [['grant', 'a']],
    [['grant', 'a', 'owner']],
  ])('says how it is used: %j', async (args) => {
    expect(await run(...args)).toBe(2)
    expect(said).toEqual([STAFF_USAGE])
  })

  it('makes no database where there is none', async () => {
    expect(await run('list')).toBe(1)
    expect(said).toEqual([`There is no database in ${dataDir}. Start Jatra once, or set DATA_DIR.`])
  })

  it('says in one line that the database cannot be reached', async () => {
    const databaseUrl = 'postgres://jatra:hidden@127.0.0.1:1/jatra'
    const print = (line: string) => said.push(line)
    expect(await runStaffCommand(['list'], { dataDir, databaseUrl, print })).toBe(1)
    expect(said).toEqual([
      'The database 127.0.0.1:1/jatra (DATABASE_URL) cannot be reached: connect ECONNREFUSED 127.0.0.1:1',
    ])
  })

  it('gives and lists on the embedded database', async () => {
    await copyMigratedDatabase(dataDir)
    const database = await openPglite(dataDir)
    await signUp(createTestApi(database).client)
    await database.close()
    expect(await run('grant', 'rahima@example.com', 'agent')).toBe(0)
    expect(await run('list')).toBe(0)
    expect(said).toEqual([
      'rahima <rahima@example.com> is agent now.',
      'agent  rahima <rahima@example.com>',
    ])
  }, 120_000)

  it('asks to stop a server that holds the embedded database, as `npm run staff` says it', async () => {
    mkdirSync(join(dataDir, 'pglite'))
    const unlock = lockDirectory(join(dataDir, 'pglite.lock'))
    const script = fileURLToPath(new URL('../../../scripts/staff.mjs', import.meta.url))
    const asked = promisify(execFile)(process.execPath, [script, 'grant', 'rahima', 'agent'], {
      env: { NODE_ENV: 'test', PATH: process.env['PATH'], DATA_DIR: dataDir },
    })
    const failed = await asked.then(
      () => expect.fail('it was not refused'),
      (error: unknown) => error as { code: number; stdout: string },
    )
    unlock()
    expect(failed.code).toBe(1)
    expect(failed.stdout).toBe(
      `Jatra is running (process ${process.pid}) and holds its embedded database. Stop it, say this again, start it again.\n`,
    )
  }, 60_000)
})
