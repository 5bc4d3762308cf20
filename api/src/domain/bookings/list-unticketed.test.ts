import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { createLogger } from '@jatra/contract/observability/logging'
import { HOUR_MS, MINUTE_MS } from '@jatra/contract/values/time-units'
import { bookingCommandOf } from '../../commands/bookings.ts'
import { defaultLimits } from '../limits.ts'
import { actOnRefund } from '../refunds/act-on-refund.ts'
import { requestByHand } from '../refunds/request-refund.ts'
import { startPaid } from '../../testing/paid-flight.ts'
import { runCommand } from '../../testing/run-command.ts'
import { useTestDatabase } from '../../testing/test-database.ts'

const database = useTestDatabase()
const quiet = createLogger(() => undefined)

async function paid() {
  const test = await startPaid(database)
  const { api } = test
  return {
    ...test,
    loseJobs: () => database.db.execute('delete from jobs.job'),
    /** What the sweep says of this order now. */
    async alerts() {
      api.log.length = 0
      await api.sweep()
      return api.log.filter((line) => line.includes('paid_without_ticket'))
    },
    /** What staff see by their command. */
    async listed() {
      const lines: string[] = []
      const print = (line: string) => void lines.push(line)
      await runCommand(bookingCommandOf(['list'], { clock: () => api.now, print }), database)
      return lines
    },
    figures: async () =>
      (await api.figures()).unsettled.filter(({ outcome }) => outcome === 'paid_without_ticket'),
  }
}

it('is said of a paid flight whose jobs were lost, until it has its ticket', async () => {
  const { api, orderId, order, pass, loseJobs, alerts, figures, listed } = await paid()
  await loseJobs()
  api.now += 29 * MINUTE_MS
  await api.sweep()
  await loseJobs()
  expect(await alerts()).toEqual([])
  api.now += 2 * MINUTE_MS
  const [line = ''] = await alerts()
  expect(await listed()).toEqual([
    expect.stringMatching(
      `^${order.bookingReference}  ${orderId}  BDT ${String(order.price)}  confirming  paid `,
    ),
  ])
  expect(JSON.parse(line)).toMatchObject({ level: 'error', orderIds: [orderId] })
  expect(await figures()).toEqual([{ outcome: 'paid_without_ticket', count: 1, bdt: order.price }])
  // The sweep resumes it, and then the money goes back.
  await pass(HOUR_MS)
  await api.sweep()
  await pass(0)
  expect(await alerts()).toEqual([])
  expect(await figures()).toEqual([])
  expect(await listed()).toEqual([expect.stringMatching('^No paid flight')])
})

it('is said of one whose job fails by a fault of ours, until a person has refunded it', async () => {
  const { api, flights, orderId, pass, alerts } = await paid()
  flights.onBook = () => Promise.reject(new TypeError('A mistake'))
  flights.onLook = () => Promise.reject(new TypeError('Another'))
  for (let minutes = 0; minutes < 45; minutes += 5) await pass(5 * MINUTE_MS)
  expect(await alerts()).toHaveLength(1)
  const deps = {
    ...database,
    ...{ clock: () => api.now, newId: randomUUID, log: quiet, limits: defaultLimits },
  }
  const refundId = await requestByHand(deps, {
    ...{ orderId, amount: 'whole', reason: 'not_provided', note: 'No ticket', key: 'key' },
    staffId: 'karim',
  })
  expect(await alerts(), 'nobody has approved it').toHaveLength(1)
  await actOnRefund(deps, refundId, { do: 'approve' }, 'nusrat')
  expect(await alerts()).toEqual([])
})

it('is not said of one that has its ticket', async () => {
  const { api, pass, alerts } = await paid()
  await pass(0)
  api.now += HOUR_MS
  expect(await alerts()).toEqual([])
})
