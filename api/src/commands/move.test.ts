import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sandboxRefunds } from '@jatra/sandbox/db/schema'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { getDocument } from '@jatra/contract/document/endpoints'
import { getReceipt } from '@jatra/contract/whole-order/endpoints'
import { HOUR_MS } from '@jatra/contract/values/time-units'
import { MOVED, openPglite } from '../db/open-pglite.ts'
import { documents, ledgerPostings, outbox, refundBankDetails } from '../db/schema.ts'
import type { DatabaseHandle } from '../db/types.ts'
import { checkLedger } from '../domain/reconciliation/check-ledger.ts'
import { createBankSeal } from '../domain/refunds/bank-details.ts'
import { assertTarget } from '../move/check-target.ts'
import { createLocalFiles } from '../providers/files/local-files.ts'
import { createS3Files } from '../providers/files/s3-files.ts'
import { toFileKey } from '../providers/files/files-provider.ts'
import { placeOrder, readOrder } from '../testing/booking.ts'
import { cutAfter } from '../testing/cut-after.ts'
import { bankAccount, fillDirectory, sandboxRefund } from '../testing/filled-directory.ts'
import { installJobClock } from '../testing/job-clock.ts'
import { useOwnedDatabases } from '../testing/owned-databases.ts'
import { openSignedDouble } from '../testing/signed-s3.ts'
import { createTestApi } from '../testing/test-api.ts'
import { testUploadsDir } from '../testing/uploads-dir.ts'
import { runMoveCommand } from './move.ts'

const server = process.env['TEST_DATABASE_URL'] ?? ''
const SECRET = 'a secret of the test that is long enough'

let filled: Awaited<ReturnType<typeof fillDirectory>>

type Options = Partial<Parameters<typeof runMoveCommand>[1]>

async function run(address: string, options: Options = {}) {
  const said: string[] = []
  const code = await runMoveCommand([address], {
    dataDir: filled.dataDir,
    secrets: () => [SECRET],
    secretsGiven: false,
    print: (line) => void said.push(line),
    ...options,
  })
  return { code, said: said.join('\n') }
}

/** Needs a server: `node scripts/postgres.mjs -- npx vitest run --project unit api/src/commands/move.test.ts`. */
describe.runIf(server)('npm run move', () => {
  const targets = useOwnedDatabases(server)
  const { addressOf, create, open } = targets
  beforeAll(async () => {
    filled = await fillDirectory([SECRET])
  }, 60_000)
  afterEach(() => rmSync(join(filled.dataDir, MOVED), { force: true }))
  afterAll(() => filled.remove())

  it('moves what travellers, finance and workers had, and goes on with new rows there', async () => {
    const name = await create()
    await targets.run('create schema of_the_host; create table of_the_host.users (id int)', name)
    const { code, said } = await run(addressOf(name))
    expect(said).toContain('The ledger is right.')
    expect(code).toBe(0)
    expect(said).toContain(
      `what is in ${join(filled.dataDir, 'session-secret')}, to the letter (1 of 1 sealed bank details open)`,
    )
    expect(said).toContain(`1 stay in ${filled.documentsDir}`)
    expect(said).not.toContain(SECRET)
    await open(name, async (database) => {
      await installJobClock(database.db)
      const files = createLocalFiles(filled.documentsDir)
      const api = createTestApi(database, { documents: { files, uploadsDir: testUploadsDir } })
      const { asma } = filled
      const order = await readOrder(api.client, asma, asma.orderId)
      expect(order).toEqual(
        await readOrder(createTestApi(filled.database).client, asma, asma.orderId),
      )
      expect(order).toMatchObject({ paymentStatus: 'success', booking: { status: 'ticketed' } })
      const receipt = await api.client.download(getReceipt, { params: asma }, asma)
      expect(await new Response(receipt.body).text()).toMatch(/^%PDF/)
      const picture = await api.client.download(
        getDocument,
        { params: { id: filled.document._id } },
        asma,
      )
      expect(await new Response(picture.body).bytes()).not.toHaveLength(0)
      const [details] = await database.db.select().from(refundBankDetails)
      const text = await createBankSeal([SECRET]).open(filled.refundId, details?.sealed ?? '')
      expect(JSON.parse(text ?? '')).toEqual(bankAccount)
      expect(await database.db.select().from(sandboxRefunds)).toEqual([sandboxRefund])
      api.now += HOUR_MS
      await api.runJobs()
      expect(api.emails.map(({ to }) => to)).toContain('karim@example.com')
      await placeOrder(api.client, 'dipu')
      const [first] = await database.db.select().from(ledgerPostings).orderBy(ledgerPostings.id)
      await expect(
        database.db.delete(ledgerPostings).where(eq(ledgerPostings.id, first?.id ?? 0)),
      ).rejects.toThrow()
      expect(await checkLedger(database.db)).toEqual([])
    })
  }, 60_000)

  it('does not start the embedded database any more, and says why', async () => {
    const name = await create()
    expect(await run(addressOf(name))).toMatchObject({ code: 0 })
    await expect(openPglite(filled.dataDir)).rejects.toThrow('was moved to PostgreSQL')
    const again = await run(addressOf(name))
    expect(again).toMatchObject({ code: 1, said: expect.stringContaining('Set DATABASE_URL') })
    rmSync(join(filled.dataDir, MOVED))
    const notEmpty = await run(addressOf(name))
    expect(notEmpty.code).toBe(1)
    expect(notEmpty.said).toMatch(/not empty.*public\.orders \(2\).*public\.users \(3\)/)
  }, 60_000)

  it('leaves nothing when the connection breaks in the middle, and moves the next time', async () => {
    const name = await create()
    const cut = await cutAfter(server, 5_000)
    const broken = new URL(addressOf(name))
    broken.port = String(cut.port)
    const first = await run(broken.href)
    cut.close()
    expect(first).toMatchObject({ code: 1, said: expect.stringContaining('cannot be reached') })
    expect(existsSync(join(filled.dataDir, MOVED))).toBe(false)
    await open(name, async ({ db }) => expect(await db.$count(outbox)).toBe(0))
    expect(await run(addressOf(name))).toMatchObject({ code: 0 })
  }, 60_000)

  it('takes its documents to the bucket', async () => {
    const keys = { accessKeyId: 'the key', secretAccessKey: 'the secret', region: 'us-east-1' }
    const s3 = await openSignedDouble(keys.secretAccessKey, 'jatra')
    try {
      const bucket = { endpoint: s3.origin, bucket: 'jatra', ...keys }
      const moved = await run(addressOf(await create()), { s3: bucket })
      expect(moved.said).toContain('1 of 1 went into the bucket jatra')
      const [document] = await filled.database.db.select().from(documents)
      const file = await createS3Files(bucket).read(toFileKey(document?.key ?? ''))
      expect(await new Response(file).bytes()).not.toHaveLength(0)
    } finally {
      s3.close()
    }
  }, 60_000)

  it('says that sealed bank details do not open with another secret', async () => {
    const moved = await run(addressOf(await create()), {
      secrets: () => ['another secret that is long enough too'],
      secretsGiven: true,
    })
    expect(moved).toMatchObject({
      code: 0,
      said: expect.stringContaining('as it is set now. Only 0 of 1 sealed bank details open'),
    })
  }, 60_000)

  it('names what is in a database of others, and makes no table there', async () => {
    const name = await create()
    await targets.run('create table invoices (id int)', name)
    expect(await run(addressOf(name))).toMatchObject({
      code: 1,
      said: expect.stringContaining('It has: public.invoices.'),
    })
    expect(await targets.countTables(name)).toBe(1)
  })

  it('refuses a database that cannot hold Bangla', async () => {
    const name = await create(`encoding 'LATIN1' locale 'C' template template0`)
    expect((await run(addressOf(name))).said).toContain('has the encoding LATIN1')
    expect(await targets.countTables(name)).toBe(0)
  })

  it('refuses what a newer version has written, here and there', async () => {
    const name = await create()
    await open(name, ({ db }) =>
      db.execute(
        sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('moon', 9999999999999)`,
      ),
    )
    expect((await run(addressOf(name))).said).toContain(`${name} is newer than this version`)
    const { db } = filled.database
    await db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('moon', 9999999999999)`,
    )
    const newer = await run(addressOf(await create()))
    await db.execute(sql`delete from drizzle.__drizzle_migrations where hash = 'moon'`)
    expect(newer.said).toContain('The embedded database is newer than this version')
  })

  it('says what a role lacks', async () => {
    const name = await create()
    await targets.run(`alter database ${name} owner to postgres`)
    const { code, said } = await run(addressOf(name))
    expect(code).toBe(1)
    expect(said).toMatch(/^PostgreSQL refused: permission denied .*Nothing was moved/)
  })

  it('does not move under a running site, nor from or to what is not there, nor beside DATABASE_URL', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'jatra-move-'))
    const address = addressOf('postgres')
    expect((await run(address, { dataDir })).said).toContain('There is no database')
    mkdirSync(join(dataDir, 'pglite'))
    writeFileSync(join(dataDir, 'pglite.lock'), JSON.stringify({ pid: process.ppid }))
    expect((await run(address, { dataDir })).said).toContain(
      `Jatra is running (process ${process.ppid})`,
    )
    rmSync(dataDir, { recursive: true })
    expect((await run(address, { databaseUrl: address })).said).toContain('DATABASE_URL is set')
    expect((await run('postgres://127.0.0.1:1/none')).said).toContain('ECONNREFUSED')
    for (const wrong of ['', '--force', 'mysql://db/jatra'])
      expect(await run(wrong)).toMatchObject({ code: 2 })
  })

  it('takes every byte of tables that are larger than a page of the copy', async () => {
    const { db } = filled.database
    await db.execute(sql`insert into ledger_postings (entry, account, order_id, amount, at)
      select 'payment:many-' || n, account, 'of-long-ago', amount, now()
      from generate_series(1, 3000) n, (values ('bank', 7), ('income', -7)) posting (account, amount)`)
    await db.execute(sql`insert into audit_log (at, action, subject, details)
      select now(), E'tab\t, line\n, back\\slash', 'যাত্রা', jsonb_build_object('text',
        (select string_agg(md5(n::text || m::text), '') from generate_series(1, 4000) m))
      from generate_series(1, 40) n`)
    const name = await create()
    expect(await run(addressOf(name))).toMatchObject({ code: 0 })
    const sums = async (handle: Pick<DatabaseHandle, 'db'>) => {
      const sum = (table: string) =>
        sql.raw(`select '${table}', md5(string_agg(t::text, '|' order by id)) from ${table} t`)
      const answer = await handle.db.execute(
        sql`${sum('ledger_postings')} union all ${sum('audit_log')}`,
      )
      return (answer as { rows: unknown }).rows
    }
    await open(name, async (there) => expect(await sums(there)).toEqual(await sums({ db })))
  }, 60_000)
})

it('refuses PostgreSQL 14, and a standby', async () => {
  const saying = (answer: object) =>
    ({
      execute: async () => ({ rows: [{ encoding: 'UTF8', database: 'jatra', ...answer }] }),
    }) as never
  await expect(assertTarget(saying({ major: 14, replica: false }), [])).rejects.toThrow(
    'PostgreSQL 14 is too old: Jatra needs 15 or newer.',
  )
  await expect(assertTarget(saying({ major: 18, replica: true }), [])).rejects.toThrow(
    'is a standby',
  )
})
