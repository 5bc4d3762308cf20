import { describe, expect, it } from 'vitest'
import type { StaffRole } from '@jatra/contract/http/duties'
import { auditLog, refunds } from '../db/schema.ts'
import { cancellationCommandOf } from './cancellations.ts'
import { setRole } from '../domain/auth/set-role.ts'
import { refundCommandOf } from './refunds.ts'
import { signUp } from '../testing/booking.ts'
import { hire } from '../testing/hire.ts'
import { startTicketed } from '../testing/ticketed.ts'
import { runCommand } from '../testing/run-command.ts'
import { useTestDatabase } from '../testing/test-database.ts'

const database = useTestDatabase()

/** One of two travellers leaves, which waits for a person: 800 BDT of each stay with the airline. */
async function waiting() {
  const flight = await startTicketed(database, { penalty: '20.00', adults: 2 })
  const { api, quote, cancel, pass, read } = flight
  const [first = ''] = (await read()).quote.lines.flatMap(({ travelerIds }) => travelerIds)
  const { quoteId: id, refund, kept } = await quote({ travelerIds: [first] })
  await cancel(id)
  await pass()
  const lines: string[] = []
  const options = { clock: () => api.now, print: (line: string) => void lines.push(line) }
  return {
    ...{ ...flight, id, lines, shown: refund ?? 0, price: (refund ?? 0) + (kept ?? 0) },
    async hire(userName: string, role: StaffRole) {
      if (userName !== 'rahima') await signUp(api.client, userName)
      const set = await setRole({ db: database.db, clock: () => api.now }, userName, role)
      return 'user' in set ? set.user.id : null
    },
    cancellations: (...args: string[]) =>
      runCommand(cancellationCommandOf(args, options), database),
    refunds: (...args: string[]) => runCommand(refundCommandOf(args, options), database),
    row: async () => (await database.db.select().from(refunds))[0],
  }
}

describe('a cancellation that waits for a person', () => {
  it('is decided by finance or a manager, and by no agent', async () => {
    const { id, hire, cancellations, row, price } = await waiting()
    await hire('karim', 'agent')
    for (const decision of [
      ['approve', id, 'karim', String(price)],
      ['drop', id, 'karim'],
    ]) {
      expect(await cancellations(...decision)).toBe(
        'karim is agent. Who may do this: finance, manager.',
      )
    }
    expect(await row()).toBeUndefined()
  })

  it('with what was shown goes back by itself', async () => {
    const { id, hire, cancellations, pass, row, shown } = await waiting()
    await hire('karim', 'finance')
    expect(await cancellations('approve', id, 'karim', String(shown))).toBeNull()
    await pass()
    expect(await row()).toMatchObject({ amount: shown, requestedBy: null, status: 'sent' })
  })

  it('with another amount waits for approval by another person, however small', async () => {
    const { id, hire, cancellations, refunds: onRefund, pass, row, price } = await waiting()
    const karim = await hire('karim', 'finance')
    expect(await cancellations('approve', id, 'karim', String(price))).toBeNull()
    await pass()
    const refund = await row()
    expect(refund).toMatchObject({ amount: price, requestedBy: karim, status: 'requested' })
    const kept = await database.db.select().from(auditLog).orderBy(auditLog.id)
    expect(kept.findLast(({ action }) => action === 'refund.requested')?.staffId).toBe(karim)
    const approve = (who: string) => onRefund('approve', refund?.id ?? '', who)
    expect(await approve('karim')).toBe(
      'You asked for this refund, so a colleague has to approve or decline it.',
    )
    await hire('nusrat', 'manager')
    expect(await approve('nusrat')).toBeNull()
    await pass()
    expect(await row()).toMatchObject({ status: 'sent' })
  })

  it('is not decided by whose booking it is', async () => {
    const { id, hire: promote, cancellations, read, price } = await waiting()
    await promote('rahima', 'manager')
    for (const decision of [
      ['approve', id, 'rahima', String(price)],
      ['drop', id, 'rahima'],
    ]) {
      expect(await cancellations(...decision)).toBe(
        'This booking is of your own account, so a colleague has to see to it.',
      )
    }
    expect(await read()).toMatchObject({
      ...{ cancellations: [{ status: 'needs_person' }], refunds: [] },
    })
  })

  it('of a whole flight with another amount waits for another person too', async () => {
    const flight = await startTicketed(database, { penalty: null })
    const { api, quote, cancel, gives, pass, read } = flight
    gives(null)
    const { quoteId } = await quote()
    await cancel(quoteId)
    await hire(database, api)
    const command = cancellationCommandOf(['approve', quoteId, 'finance', '5000'], {
      ...{ clock: () => api.now, print: () => undefined },
    })
    expect(await runCommand(command, database)).toBeNull()
    await pass()
    await pass()
    expect((await read()).refunds).toMatchObject([{ amount: 5_000, status: 'requested' }])
  })
})
