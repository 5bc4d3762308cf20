import { expect, it } from 'vitest'
import { giveBankDetails } from '@jatra/contract/whole-order/bank-details-endpoints'
import { deleteUser, exportData } from '@jatra/contract/account/user-endpoints'
import { DAY_MS, MINUTE_MS } from '@jatra/contract/values/time-units'
import { auditLog, refundBankDetails, refunds } from '../../db/schema.ts'
import { setRole } from '../auth/set-role.ts'
import { startPaying } from '../../testing/paying.ts'
import { signUp } from '../../testing/booking.ts'
import { errorOf } from '../../testing/error-of.ts'
import { useTestDatabase } from '../../testing/test-database.ts'
import { createBankSeal, readBankDetails } from './bank-details.ts'
import { actOnRefund } from './act-on-refund.ts'

const database = useTestDatabase()
const secrets = ['a secret of the test that is long enough']
const account = {
  ...{ accountName: 'Rahima Khatun', accountNumber: '1503201043217' },
  ...{ bank: 'BRAC Bank', branch: 'Dhanmondi' },
}

/** A rejected refund whose traveller has entered a bank account. */
async function given() {
  const paying = await startPaying(database, { loginCodeSecrets: secrets })
  const { api, fake, notify, tranId, visitor } = paying
  api.now += 30 * MINUTE_MS
  await api.sweep()
  await notify(fake.pay(tranId))
  fake.answerRefund = () => Response.json({ APIConnect: 'DONE', status: 'failed' })
  await api.runJobs()
  const [{ id: refundId } = { id: '' }] = await database.db.select().from(refunds)
  const params = { userId: visitor.userId, refundId }
  await api.client.call(giveBankDetails, { params, body: account }, visitor)
  await signUp(api.client, 'karim')
  const set = await setRole({ db: database.db, clock: () => api.now }, 'karim', 'finance')
  const staffId = 'user' in set ? set.user.id : ''
  const deps = {
    ...{ db: database.db, jobs: database.jobs, clock: () => api.now, newId: () => 'new' },
    ...{
      log: { info() {}, warn() {}, error() {} },
      bankSeal: createBankSeal(secrets),
    },
  }
  const stored = () => database.db.select().from(refundBankDetails)
  return { ...paying, refundId, staffId, deps, stored }
}

it('is sealed, in no log line and no audit entry, and who read it is kept', async () => {
  const { api, refundId, staffId, deps, stored } = await given()
  const [row] = await stored()
  expect(JSON.stringify(row)).not.toMatch(/15032010|Rahima|BRAC/)
  expect(api.log.join('\n')).not.toMatch(/15032010|BRAC|Dhanmondi/)
  expect(await readBankDetails(deps, refundId, staffId)).toEqual(account)
  const kept = await database.db.select().from(auditLog).orderBy(auditLog.id)
  // In quotes, because the four digits may stand in a random id.
  expect(JSON.stringify(kept)).not.toMatch(/15032010|"3217"|BRAC/)
  expect(kept.at(-1)).toMatchObject({ action: 'refund.bank_details_read', staffId })
})

it('goes thirty days after the refund is marked as paid', async () => {
  const { api, refundId, staffId, deps, stored } = await given()
  await actOnRefund(deps, refundId, { do: 'mark-paid', reference: 'BANK-1' }, staffId)
  api.now += 29 * DAY_MS
  await api.sweep()
  expect(await stored()).toHaveLength(1)
  api.now += DAY_MS + 1
  await api.sweep()
  expect(await stored()).toEqual([])
  expect(await database.db.select().from(refunds)).toMatchObject([{ bankEnding: null }])
})

it('is in the account’s data by its end alone, keeps the account while it is needed, and then goes with it', async () => {
  const { api, deps, refundId, staffId, visitor, stored } = await given()
  const params = { userId: visitor.userId }
  const data = await api.client.call(exportData, { params }, visitor)
  expect(data.orders[0]?.refunds).toMatchObject([{ bankAccount: { ending: '3217' } }])
  expect(JSON.stringify(data)).not.toContain('15032010')
  const remove = () =>
    api.client.call(deleteUser, { params, body: { password: 'Secret1!' } }, visitor)
  expect((await errorOf(remove())).status).toBe(409)
  expect(await stored()).toHaveLength(1)
  await actOnRefund(deps, refundId, { do: 'mark-paid', reference: 'BANK-1' }, staffId)
  await remove()
  expect(await stored()).toEqual([])
})
