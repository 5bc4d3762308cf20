import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createLogger } from '@jatra/contract/observability/logging'
import { getCalendar } from '@jatra/contract/whole-order/endpoints'
import { DAY_MS } from '@jatra/contract/values/time-units'
import { visaDays } from '@jatra/contract/whole-order/visa-stage'
import { documents, orderDocuments } from '../../db/schema.ts'
import { errorOf } from '../../testing/error-of.ts'
import { startVisa } from '../../testing/paid-visa.ts'
import { useTestDatabase } from '../../testing/test-database.ts'
import { defaultLimits } from '../limits.ts'
import { handOver } from './hand-over.ts'

const database = useTestDatabase()

/** Two of whom the second brings the documents within a week, and what is said of them. */
async function oneWithout() {
  const application = await startVisa(database, [1, 0])
  const { api, visitor, orderId, read } = application
  const params = { userId: visitor.userId, orderId }
  return {
    ...application,
    days: async () => visaDays(await read()),
    calendar: () => api.client.download(getCalendar, { params }, visitor),
    handOver: () =>
      handOver(
        {
          ...{ db: database.db, jobs: database.jobs, clock: () => api.now, newId: randomUUID },
          ...{ log: createLogger(() => undefined), limits: defaultLimits },
        },
        orderId,
        'karim',
        'On paper',
      ),
  }
}

/** As the sweep, or a colleague who was asked to, does in the end. */
async function removePictures() {
  await database.db.delete(orderDocuments)
  await database.db.delete(documents)
}

describe('the day of missing documents', () => {
  it('is the one that was said when it was placed, whatever becomes of the pictures', async () => {
    const { days } = await oneWithout()
    const before = await days()
    expect(before.documents).toMatchObject({ date: '2026-11-27', names: [expect.any(String)] })
    await removePictures()
    expect(await days()).toEqual(before)
  })

  it('is gone from the order and the calendar once the embassy has the application', async () => {
    const { days, calendar, handOver, api } = await oneWithout()
    expect(await (await calendar()).body.getReader().read()).toMatchObject({ done: false })
    api.now += DAY_MS / 2
    await handOver()
    expect((await days()).documents).toBeNull()
    expect((await errorOf(calendar())).code).toBe('not_found')
  })

  it('is of nobody where each gave a picture, also when that was removed since', async () => {
    const { read } = await startVisa(database, [1, 1])
    await removePictures()
    const order = await read()
    expect(order.travelersData.travelers.map(({ documents: kept }) => kept.length)).toEqual([0, 0])
    expect(visaDays(order).documents).toBeNull()
  })
})
