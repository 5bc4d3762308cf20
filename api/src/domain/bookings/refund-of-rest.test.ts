import { expect, it } from 'vitest'
import { approveRefund, requestRefund } from '@jatra/contract/whole-order/staff-refund-endpoints'
import { DAY_MS } from '@jatra/contract/values/time-units'
import { hire } from '../../testing/hire.ts'
import { startTicketed } from '../../testing/ticketed.ts'
import { useTestDatabase } from '../../testing/test-database.ts'

const database = useTestDatabase()

/** A ticketed flight, of which something came back by hand before its airline takes it out. */
async function takenOutAfter(amount: number | 'whole') {
  const flight = await startTicketed(database)
  const { api, orderId, pass, say } = flight
  const agent = await hire(database, api, 'agent')
  const finance = await hire(database, api)
  const body = { amount, reason: 'overcharged', note: 'A seat was paid twice' } as const
  const { id } = await api.client.call(requestRefund, { params: { orderId }, body }, agent)
  await api.client.call(approveRefund, { params: { refundId: id } }, finance)
  await pass()
  say({ status: 'cancelled' })
  await pass(DAY_MS)
  await pass()
  const email = api.emails.find(({ subject }) => subject.startsWith('Flight cancelled'))
  return { ...flight, text: email?.text ?? '' }
}

it('what is left of the price goes back, and the email names that sum and not the whole price', async () => {
  const { read, text } = await takenOutAfter(700)
  expect((await read()).refunds).toMatchObject([
    { reason: 'overcharged', amount: 700 },
    { reason: 'airline_change', amount: 6_500 },
  ])
  expect(text).toContain(
    '৳6,500 go back the way they came, which is all that was left of the price.',
  )
  expect(text).not.toContain('whole price')
})

it('nothing goes back a second time, and the email says so', async () => {
  const { api, read, text } = await takenOutAfter('whole')
  expect((await read()).refunds).toMatchObject([{ reason: 'overcharged', amount: 7_200 }])
  expect(text).toContain('All that you paid is on its way back already, or with you.')
  expect(text).not.toContain('whole price')
  expect(api.log.join('\n')).not.toContain('refund_exceeds_payment')
})
