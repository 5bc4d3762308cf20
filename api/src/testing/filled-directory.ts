import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sandboxRefunds } from '@jatra/sandbox/db/schema'
import { eq, sql } from 'drizzle-orm'
import { giveBankDetails } from '@jatra/contract/whole-order/bank-details-endpoints'
import { MINUTE_MS } from '@jatra/contract/values/time-units'
import { openPglite } from '../db/open-pglite.ts'
import { refunds } from '../db/schema.ts'
import type { Database } from '../db/types.ts'
import { createLocalFiles } from '../providers/files/local-files.ts'
import { placeOrder, signUp } from './booking.ts'
import { uploadTestDocument } from './documents.ts'
import { setJobClock, TEST_NOW } from './job-clock.ts'
import { copyMigratedDatabase } from './migrated-directory.ts'
import { startPaying } from './paying.ts'
import { stubFlights } from './stub-flights.ts'
import { testUploadsDir } from './uploads-dir.ts'

export const bankAccount = {
  ...{ accountName: 'Rahima Khatun', accountNumber: '1503201043217' },
  ...{ bank: 'BRAC Bank', branch: 'Dhanmondi' },
}

/** What the sandbox of the gateway wrote down. */
export const sandboxRefund = {
  ...{ refundId: 'JR1', reference: 'R1', tranId: 'tran-1', paisa: 720_000 },
  createdAt: new Date(TEST_NOW),
}

/**
 * A data directory as a small agency has it: Asma's ticketed flight and her document, Rahima's refund that the gateway
 * rejected, with the bank account for it, and an email to Karim that waits.
 */
export async function fillDirectory(secrets: readonly string[]) {
  const dataDir = mkdtempSync(join(tmpdir(), 'jatra-filled-'))
  await copyMigratedDatabase(dataDir)
  const database = await openPglite(dataDir)
  await setJobClock(database.db, TEST_NOW)
  const documentsDir = join(dataDir, 'documents')
  const rahimas = await startPaying(database, {
    flights: stubFlights(),
    loginCodeSecrets: secrets,
    documents: { files: createLocalFiles(documentsDir), uploadsDir: testUploadsDir },
  })
  const { api, fake, notify } = rahimas
  api.now += 30 * MINUTE_MS
  await api.sweep()
  await notify(fake.pay(rahimas.tranId))
  fake.answerRefund = () => Response.json({ APIConnect: 'DONE', status: 'failed' })
  await api.runJobs()
  const [refund] = await database.db
    .select()
    .from(refunds)
    .where(eq(refunds.orderId, rahimas.orderId))
  const refundId = refund?.id ?? ''
  const params = { userId: rahimas.visitor.userId, refundId }
  await api.client.call(giveBankDetails, { params, body: bankAccount }, rahimas.visitor)
  const asmas = await placeOrder(api.client, 'asma')
  await notify(fake.pay(asmas.tranId))
  await api.runJobs()
  await api.runJobs()
  const document = await uploadTestDocument(api.client, asmas.visitor)
  await signUp(api.client, 'karim')
  await database.db.insert(sandboxRefunds).values(sandboxRefund)
  await addQueueOfPgBoss(database.db)
  return {
    ...{ dataDir, documentsDir, database, document, refundId },
    tranId: asmas.tranId,
    asma: { ...asmas.visitor, orderId: asmas.orderId },
    async remove() {
      await database.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** A working process has queues of pg-boss's own beside ours, and jobs in them. */
async function addQueueOfPgBoss(db: Database): Promise<void> {
  const name = '__pgboss__send-it'
  await db.execute(sql`insert into jobs.queue select (jsonb_populate_record(q, ${{ name }})).*
    from jobs.queue q where name = 'sweep'`)
  await db.execute(sql`insert into jobs.job (name) values (${name})`)
}
