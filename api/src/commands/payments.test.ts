import { describe, expect, it } from 'vitest'
import type { StaffRole } from '@jatra/contract/http/duties'
import { MINUTE_MS } from '@jatra/contract/values/time-units'
import { auditLog, paymentTransactions } from '../db/schema.ts'
import { setRole } from '../domain/auth/set-role.ts'
import { paymentCommandOf } from './payments.ts'
import { signUp } from '../testing/booking.ts'
import { startPaying } from '../testing/paying.ts'
import { runCommand } from '../testing/run-command.ts'
import { useTestDatabase } from '../testing/test-database.ts'

const database = useTestDatabase()
const PRICE = 7200

/** An order whose payment the gateway suspects. */
async function held() {
  const paying = await startPaying(database)
  const { api, fake, notify, tranId, order } = paying
  await notify(fake.pay(tranId, { risk_level: '1' }))
  const lines: string[] = []
  await signUp(api.client, 'karim')
  return {
    ...{ ...paying, lines, reference: order.bookingReference },
    async hire(role: StaffRole = 'finance') {
      const set = await setRole({ db: database.db, clock: () => api.now }, 'karim', role)
      return 'user' in set ? set.user.id : null
    },
    async run(...args: string[]) {
      const print = (line: string) => void lines.push(line)
      const options = { clock: () => api.now, print }
      return runCommand(paymentCommandOf(args, options), database)
    },
    audit: async () =>
      (await database.db.select().from(auditLog).orderBy(auditLog.id)).map(
        ({ action, staffId }) => [action, staffId] as const,
      ),
  }
}

describe('a payment that its gateway suspects', () => {
  it('is listed with when it goes back by itself', async () => {
    const { run, lines, reference, order } = await held()
    expect(await run('list')).toBeNull()
    expect(lines).toEqual([
      expect.stringMatching(
        new RegExp(
          `^${reference}  BDT ${PRICE}  sslcommerz val-.* goes back at ${order.expiresAt}`,
        ),
      ),
    ])
  })

  it('pays its order when finance releases it, and is ticketed; it is kept who did it', async () => {
    const { api, run, hire, read, reference, audit, notify, fake, tranId } = await held()
    await hire('agent')
    expect(await run('release', reference, 'karim')).toMatch(/^karim is agent/)
    expect(await run('release', reference, 'nobody')).toMatch(/^nobody is not staff/)
    expect((await read()).paymentStatus).toBe('pending')
    const staffId = await hire()
    // A reference is read as people write it.
    expect(await run('release', reference.toLowerCase().replace('-', ' '), 'karim')).toBeNull()
    expect(await read()).toMatchObject({ paymentStatus: 'success', refunds: [] })
    expect(await run('release', reference, 'karim'), 'it is one').toBeNull()
    expect((await audit()).filter(([action]) => action === 'payment.released')).toEqual([
      ['payment.released', staffId],
    ])
    expect(await run('refuse', reference, 'karim')).toMatch(/^No payment of this booking waits/)
    // Later answers of the gateway change nothing.
    await notify(fake.pay(tranId, { risk_level: '1' }))
    api.now += 31 * MINUTE_MS
    await api.sweep()
    await api.runJobs()
    expect((await read()).paymentStatus).toBe('success')
    expect(api.emails.map(({ subject }) => subject)).toContain(
      'Payment confirmed: Flight DAC - CXB',
    )
  })

  it('goes back when finance refuses it, and its order has ended', async () => {
    const { api, run, hire, read, reference } = await held()
    await hire()
    expect(await run('refuse', reference, 'karim')).toBeNull()
    expect(await read()).toMatchObject({
      paymentStatus: 'failed',
      refunds: [{ reason: 'held_payment', amount: PRICE, status: 'requested' }],
    })
    await api.runJobs()
    expect((await read()).refunds).toMatchObject([{ status: 'sent' }])
    expect(await run('release', reference, 'karim')).toMatch(/^No payment of this booking waits/)
  })

  it('of two of one order one pays it, and the other goes back', async () => {
    const { run, hire, read, reference, notify, fake, tranId } = await held()
    await notify(fake.pay(tranId, { risk_level: '1', val_id: 'second' }))
    await hire()
    expect(await run('release', reference, 'karim')).toBeNull()
    expect(await read()).toMatchObject({
      paymentStatus: 'success',
      refunds: [{ reason: 'held_payment', amount: PRICE }],
    })
    const rows = await database.db.select().from(paymentTransactions)
    expect(rows.map(({ outcome }) => outcome).sort()).toEqual(['refund_due', 'settled'])
  })
})

it('what is no such booking, or no command, is said so', async () => {
  const { run, hire } = await held()
  await hire()
  expect(await run('release', 'K7M2-9QXD', 'karim')).toBe('There is no such booking.')
  expect(await run('release', 'K7M2-9QXD')).toBe('no command')
  expect(await run('list', 'more')).toBe('no command')
})
