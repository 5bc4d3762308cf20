import { expect, it } from 'vitest'
import { giveBankDetails } from '@jatra/contract/whole-order/bank-details-endpoints'
import { requestRefund } from '@jatra/contract/whole-order/staff-refund-endpoints'
import type { StaffRole } from '@jatra/contract/http/duties'
import { auditLog, refunds } from '../db/schema.ts'
import { setRole } from '../domain/auth/set-role.ts'
import { refundCommandOf } from './refunds.ts'
import { signUp } from '../testing/booking.ts'
import { startPaying } from '../testing/paying.ts'
import { hire } from '../testing/hire.ts'
import type { TestApiOptions } from '../testing/test-api.ts'
import { runCommand } from '../testing/run-command.ts'
import { useTestDatabase } from '../testing/test-database.ts'

const database = useTestDatabase()
const secrets = ['a secret of the test that is long enough']

/** A late payment whose refund waits for staff. */
async function waiting({ refused, ...options }: TestApiOptions & { refused?: boolean }) {
  const paying = await startPaying(database, options)
  const { api, fake, notify, tranId } = paying
  api.now += 30 * 60_000
  await api.sweep()
  await notify(fake.pay(tranId))
  const refuse = () => Response.json({ APIConnect: 'DONE', status: 'failed' })
  if (refused) fake.answerRefund = refuse
  await api.runJobs()
  fake.answerRefund = null
  const lines: string[] = []
  await signUp(api.client, 'karim')
  const [stored] = await database.db.select().from(refunds)
  return {
    ...paying,
    lines,
    id: stored?.id ?? '',
    row: async () => (await database.db.select().from(refunds))[0],
    async hire(role: StaffRole = 'finance') {
      const set = await setRole({ db: database.db, clock: () => api.now }, 'karim', role)
      return 'user' in set ? set.user : null
    },
    async run(...args: string[]) {
      const print = (line: string) => void lines.push(line)
      const options = { clock: () => api.now, print, secrets: () => secrets }
      return runCommand(refundCommandOf(args, options), database)
    },
  }
}

it('a large refund leaves when a member of staff approves it, and it is kept who', async () => {
  const { api, fake, id, run, row, hire, lines } = await waiting({ refundApprovalAbove: 1_000 })
  expect(await run('list', 'requested')).toBeNull()
  expect(lines[0]).toContain(`${id}  `)
  expect(lines.at(-1)).toBe('requested 1')
  expect(await run('approve', id, 'karim')).toMatch(/^karim is not staff/)
  await hire('agent')
  expect(await run('approve', id, 'karim')).toMatch(/^karim is agent/)
  const staff = await hire()
  expect(await run('approve', id, 'karim')).toBeNull()
  // The same decision twice changes nothing.
  expect(await run('approve', id, 'karim')).toBeNull()
  expect(await run('mark-paid', id, 'karim', 'BANK-1')).toMatch(/^This refund is approved by now/)
  await api.runJobs()
  expect(fake.refundsAsked).toHaveLength(1)
  expect(await row()).toMatchObject({ status: 'sent' })
  const kept = await database.db.select().from(auditLog).orderBy(auditLog.id)
  expect(kept.find(({ action }) => action === 'refund.approved')?.staffId).toBe(staff?.id)
})

it('what the gateway refused is sent again under a new id', async () => {
  const { api, fake, id, run, row, hire } = await waiting({ refused: true })
  expect(await row()).toMatchObject({ status: 'needs_person', problem: 'refused' })
  await hire()
  expect(await run('retry', id, 'karim')).toBeNull()
  await api.runJobs()
  expect(await row()).toMatchObject({ status: 'sent', attempts: 2 })
  const [first, second] = fake.refundsAsked.map((asked) => asked['refund_trans_id'])
  expect(second).not.toBe(first)
})

it('what was paid by hand is marked with its reference, and the traveller is told', async () => {
  const { api, id, run, row, hire } = await waiting({ refused: true })
  await hire()
  expect(await run('mark-paid', id, 'karim')).toBe('no command')
  expect(await run('mark-paid', id, 'karim', 'BANK-77')).toBeNull()
  expect(await row()).toMatchObject({ status: 'confirmed', gatewayReference: 'BANK-77' })
  await api.runJobs()
  expect(
    api.emails.filter(({ subject }) => subject.startsWith('Your refund is paid')),
  ).toHaveLength(1)
})

it('where to pay by hand is read by finance, and it is kept who read it', async () => {
  const { api, id, run, hire, lines, visitor } = await waiting({
    ...{ refused: true, loginCodeSecrets: secrets },
  })
  await hire('agent')
  expect(await run('bank-details', id, 'karim')).toMatch(/^karim is agent/)
  const staff = await hire()
  expect(await run('bank-details', id, 'karim')).toMatch(/bank details/i)
  const body = {
    ...{ accountName: 'Rahima Khatun', accountNumber: '1503201043217' },
    ...{ bank: 'BRAC Bank', branch: 'Dhanmondi' },
  }
  const params = { userId: visitor.userId, refundId: id }
  await api.client.call(giveBankDetails, { params, body }, visitor)
  expect(await run('bank-details', id, 'karim')).toBeNull()
  expect(lines).toContain('accountNumber  1503201043217')
  const kept = await database.db.select().from(auditLog).orderBy(auditLog.id)
  expect(kept.at(-1)).toMatchObject({
    ...{ action: 'refund.bank_details_read', staffId: staff?.id, subject: id },
  })
})

it('what a colleague asked for by hand is declined with a reason, which is kept for colleagues', async () => {
  const { api, fake, notify, orderId, tranId } = await startPaying(database)
  await notify(fake.pay(tranId))
  const agent = await hire(database, api, 'agent')
  await hire(database, api)
  const body = { amount: 'whole', reason: 'goodwill', note: 'Waited two hours' } as const
  const { id } = await api.client.call(requestRefund, { params: { orderId }, body }, agent)
  const lines: string[] = []
  const options = { clock: () => api.now, print: (line: string) => void lines.push(line) }
  const run = (...args: string[]) => runCommand(refundCommandOf(args, options), database)
  expect(await run('decline', id, 'finance')).toBe('no command')
  const because = 'It was meant for another booking'
  expect(await run('decline', id, 'finance', because)).toBeNull()
  expect(lines).toEqual([`${id} is declined now.`])
  expect(await run('approve', id, 'finance')).toMatch(/^This refund is declined by now/)
  expect(await run('list', 'declined')).toBeNull()
  expect(lines.at(-1)).toBe('declined 1')
  const [kept] = await database.db.select().from(refunds)
  expect(kept).toMatchObject({ status: 'declined', declinedBecause: because })
})

it('what the traveller is owed is not declined', async () => {
  const { id, run, hire: promote } = await waiting({ refundApprovalAbove: 1_000 })
  await promote()
  expect(await run('decline', id, 'karim', 'Too much')).toMatch(
    /^The traveller is owed this refund/,
  )
})

it('staff do nothing about the money of a booking of their own', async () => {
  const { api, id, run, row } = await waiting({ refundApprovalAbove: 1_000 })
  await setRole({ db: database.db, clock: () => api.now }, 'rahima', 'manager')
  for (const args of [
    ['approve', id, 'rahima'],
    ['decline', id, 'rahima', 'Too much'],
    ['retry', id, 'rahima'],
    ['mark-paid', id, 'rahima', 'BANK-1'],
  ]) {
    expect(await run(...args)).toBe(
      'This booking is of your own account, so a colleague has to see to it.',
    )
  }
  expect(await row()).toMatchObject({ status: 'requested' })
})

it('a refund that is not there is said, and what is no command', async () => {
  const { run, hire } = await waiting({})
  await hire()
  expect(await run('retry', 'nothing', 'karim')).toBe('There is no such refund.')
  expect(await run('list', 'all')).toBe('no command')
})
