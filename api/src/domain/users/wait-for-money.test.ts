import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { deleteUser } from '@jatra/contract/account/user-endpoints'
import { giveBankDetails } from '@jatra/contract/whole-order/bank-details-endpoints'
import { releaseOrder } from '@jatra/contract/whole-order/checkout-endpoints'
import { markRefundPaid, requestRefund } from '@jatra/contract/whole-order/staff-refund-endpoints'
import { MINUTE_MS } from '@jatra/contract/values/time-units'
import { outbox, refundBankDetails, users } from '../../db/schema.ts'
import { signUp } from '../../testing/booking.ts'
import { errorOf } from '../../testing/error-of.ts'
import { createLocale } from '../mail/locale.ts'
import { startHolding } from '../../testing/holding.ts'
import { startPaying } from '../../testing/paying.ts'
import { startTicketed } from '../../testing/ticketed.ts'
import { testAgency, type TestApi } from '../../testing/test-api.ts'
import { useTestDatabase } from '../../testing/test-database.ts'

const database = useTestDatabase()
const secrets = ['a secret of the test that is long enough']
const account = {
  ...{ accountName: 'Rahima Khatun', accountNumber: '1503201043217' },
  ...{ bank: 'BRAC Bank', branch: 'Dhanmondi' },
}

/** Deletes the account as its owner, and as a manager. */
async function deleting(api: TestApi, { userId, token }: { userId: string; token: string }) {
  const manager = await signUp(api.client, 'boss')
  await database.db.update(users).set({ role: 'manager' }).where(eq(users.id, manager.userId))
  const params = { userId }
  return {
    manager,
    remove: () =>
      api.client.call(deleteUser, { params, body: { password: 'Secret1!' } }, { token }),
    removeAsStaff: () => api.client.call(deleteUser, { params, body: {} }, manager),
    refusedIn: async (language: string) => {
      const headers = { 'accept-language': language }
      const call = api.client.call(
        deleteUser,
        { params, body: { password: 'Secret1!' } },
        { token, headers },
      )
      return (await errorOf(call)).message
    },
    isThere: async () => {
      const [row] = await database.db.select().from(users).where(eq(users.id, userId))
      const told = await database.db.$count(outbox, eq(outbox.kind, 'account_deleted'))
      return row?.deletedAt === null && row.userName === 'rahima' && told === 0
    },
  }
}

/** A late payment whose refund the gateway did not take. */
async function refused() {
  const paying = await startPaying(database, { loginCodeSecrets: secrets })
  const { api, fake, notify, tranId, visitor, read, order } = paying
  api.now += 30 * MINUTE_MS
  await api.sweep()
  await notify(fake.pay(tranId))
  fake.answerRefund = () => Response.json({ APIConnect: 'DONE', status: 'failed' })
  await api.runJobs()
  const [refund] = (await read()).refunds
  if (!refund) throw new Error('nothing goes back')
  const { bookingReference: reference } = order
  return { ...paying, ...(await deleting(api, visitor)), refundId: refund.id, reference }
}

describe('an account whose money is on its way back', () => {
  it('stays until it is paid, with the bank details that the refund waits for', async () => {
    const { api, visitor, refundId, remove, removeAsStaff, isThere, manager, reference, order } =
      await refused()
    const asked = await errorOf(remove())
    expect([asked.status, asked.code]).toEqual([409, 'request_in_progress'])
    expect(asked.message).toBe(
      `The refund of ৳${order.price.toLocaleString('en-IN')} for booking ${reference} needs a bank account. Once that is given on the page of the booking and the refund is paid, the account can be deleted.`,
    )
    const params = { userId: visitor.userId, refundId }
    await api.client.call(giveBankDetails, { params, body: account }, visitor)
    for (const call of [remove, removeAsStaff]) {
      const error = await errorOf(call())
      expect([error.status, error.message]).toEqual([
        409,
        `The refund of ৳${order.price.toLocaleString('en-IN')} for booking ${reference} is not paid yet. Once it is, the account can be deleted.`,
      ])
    }
    expect(await isThere()).toBe(true)
    expect(await database.db.$count(refundBankDetails)).toBe(1)
    const paid = { params: { refundId }, body: { reference: 'BANK-1' } }
    await api.client.call(markRefundPaid, paid, manager)
    await remove()
    expect(await database.db.$count(refundBankDetails)).toBe(0)
  })

  it('says so in Bangla', async () => {
    const { refusedIn, reference } = await refused()
    const said = await refusedIn('bn')
    expect(said).toContain(reference)
    expect(said).toMatch(/ব্যাংক অ্যাকাউন্ট/)
  })

  it('stays while the airline is told of a cancellation, and names what that brings', async () => {
    const { api, visitor, cancel, quote, pass, order } = await startTicketed(database)
    const { remove } = await deleting(api, visitor)
    const { quoteId, refund } = await quote()
    await cancel(quoteId)
    const { bookingReference: reference } = order
    const sum = (refund ?? 0).toLocaleString('en-IN')
    expect((await errorOf(remove())).message).toBe(
      `Booking ${reference} is being cancelled, and ৳${sum} go back. Once they are paid, the account can be deleted.`,
    )
    await pass()
    expect((await errorOf(remove())).message).toContain(`The refund of ৳${sum}`)
  })

  it('stays while a colleague finds out what a cancellation brings', async () => {
    const { api, visitor, cancel, quote, order } = await startTicketed(database, { penalty: null })
    const { remove } = await deleting(api, visitor)
    const { quoteId } = await quote()
    await cancel(quoteId)
    expect((await errorOf(remove())).message).toBe(
      `Booking ${order.bookingReference} is being cancelled, and a colleague of ours finds out what goes back. Once that is paid, the account can be deleted.`,
    )
  })

  it('stays while two of us decide about a refund, whose sum is no promise yet', async () => {
    const { api, visitor, orderId, order } = await startTicketed(database)
    const { remove, manager } = await deleting(api, visitor)
    const body = { amount: 500, reason: 'goodwill', note: 'Waited two hours' } as const
    await api.client.call(requestRefund, { params: { orderId }, body }, manager)
    expect((await errorOf(remove())).message).toBe(
      `We are still deciding about booking ${order.bookingReference}. Once we have, the account can be deleted.`,
    )
  })

  it('stays while a paid flight has no ticket yet', async () => {
    const { api, visitor, notify, fake, tranId, order } = await startPaying(database)
    const { remove } = await deleting(api, visitor)
    await notify(fake.pay(tranId))
    expect((await errorOf(remove())).message).toBe(
      `Booking ${order.bookingReference} is paid and waits for its tickets. Once it has them, or its money is paid back, the account can be deleted.`,
    )
    await api.runJobs()
    await remove()
  })
})

describe('an account with seats that are held', () => {
  it('stays until they are paid or released', async () => {
    const { api, visitor, orderId, pass, read } = await startHolding(database)
    const { remove, refusedIn } = await deleting(api, visitor)
    await pass(0)
    const { bookingReference, booking } = await read()
    const until = createLocale('en', {
      siteUrl: '',
      languages: ['en'],
      agency: testAgency,
    }).inDhaka(booking.deadline ?? '')
    expect(await errorOf(remove())).toMatchObject({
      message: `The seats of booking ${bookingReference} are held until ${until}, and not paid. Release them on its page, or wait until then, and the account can be deleted.`,
      orderId,
    })
    expect(await refusedIn('bn')).toContain('ঢাকার সময়')
    const params = { userId: visitor.userId, orderId }
    await api.client.call(releaseOrder, { params }, visitor)
    await remove()
  })
})
