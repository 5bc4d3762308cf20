import { expect, it } from 'vitest'
import { HOUR_MS } from '@jatra/contract/values/time-units'
import { placeOrder, readOrder } from '../testing/booking.ts'
import { startPaid } from '../testing/paid-flight.ts'
import { useTestDatabase } from '../testing/test-database.ts'

const database = useTestDatabase()

it('a step or an order that fails keeps no other from its turn', async () => {
  const { api, orderId: paid } = await startPaid(database)
  await database.db.execute('delete from jobs.job')
  const broken = await placeOrder(api.client, 'karim')
  const other = await placeOrder(api.client, 'salma')
  await database.db.execute(`alter table orders add constraint fault
    check (payment_status <> 'expired' or id <> '${broken.orderId}')`)
  api.now += HOUR_MS
  try {
    await expect(api.sweep()).rejects.toThrow('update "orders"')
  } finally {
    await database.db.execute('alter table orders drop constraint fault')
  }
  expect(await readOrder(api.client, other.visitor, other.orderId)).toMatchObject({
    paymentStatus: 'expired',
  })
  const failed = api.log.filter((line) => line.includes('"event":"sweep_failed"'))
  expect(failed.map((line) => JSON.parse(line))).toMatchObject([
    { level: 'error', orderId: broken.orderId },
    { level: 'error', step: 'expireOrders' },
  ])
  expect(api.log.find((line) => line.includes('paid_without_ticket'))).toContain(paid)
})
