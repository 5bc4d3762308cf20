import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { createLogger } from '@jatra/contract/observability/logging'
import { updateLanguage } from '@jatra/contract/account/user-endpoints'
import { getCalendar } from '@jatra/contract/whole-order/endpoints'
import { HOUR_MS } from '@jatra/contract/values/time-units'
import { decideCancellation } from '../domain/cancellations/decide-cancellation.ts'
import { defaultLimits } from '../domain/limits.ts'
import { readCalendar } from '../testing/read-calendar.ts'
import { startTicketed } from '../testing/ticketed.ts'
import { useTestDatabase } from '../testing/test-database.ts'

const database = useTestDatabase()

async function start(adults = 1) {
  const test = await startTicketed(database, { adults })
  const { api, orderId, visitor } = test
  const path = getCalendar.path.replace('{userId}', visitor.userId).replace('{orderId}', orderId)
  const headers = { authorization: `Bearer ${visitor.token}` }
  return {
    ...test,
    async calendar() {
      const file = readCalendar(await (await api.send('GET', path, { headers })).text())
      const [event] = file.events
      if (!event) throw new Error('an empty calendar')
      const of = (name: string) => event.properties.get(name) ?? ''
      return { ...file, event, of, sequence: Number(of('SEQUENCE')) }
    },
    inBangla: () =>
      api.client.call(
        updateLanguage,
        { params: { userId: visitor.userId }, body: { language: 'bn' } },
        { token: visitor.token },
      ),
  }
}

it('has what one asks on the day of a flight, under a title that people read', async () => {
  const { calendar, read, inBangla, orderId } = await start()
  const order = await read()
  const { method, event, of } = await calendar()
  expect([method, of('STATUS'), of('SEQUENCE')]).toEqual(['PUBLISH', 'CONFIRMED', '0'])
  expect(of('SUMMARY')).toBe("Dhaka to Cox's Bazar, BG 433")
  const said = of('DESCRIPTION')
  expect(said).toContain(`PNR) ${order.booking.reference}`)
  expect(said).toMatch(/Leaves 1 Dec 2026, \d\d:\d\d local time, from .*\(DAC\)/)
  expect(said).toContain(`http://site.test/app/account/bookings/flight/${orderId}`)
  expect(event.alarms.map((alarm) => alarm.get('TRIGGER'))).toEqual(['-P1D'])
  await inBangla()
  expect((await calendar()).of('SUMMARY')).toBe('ঢাকা থেকে কক্সবাজার, BG 433')
})

it('takes the flight out of calendars once it is cancelled', async () => {
  const { calendar, quote, cancel, pass } = await start()
  const before = await calendar()
  await cancel((await quote()).quoteId)
  await pass()
  const after = await calendar()
  expect([after.method, after.of('STATUS')]).toEqual(['CANCEL', 'CANCELLED'])
  expect(after.of('UID')).toBe(before.of('UID'))
  expect(after.sequence).toBeGreaterThan(before.sequence)
  expect((await calendar()).sequence).toBe(after.sequence)
})

it('takes it out too when the airline cancelled', async () => {
  const test = await start()
  const before = await test.calendar()
  test.say({ status: 'cancelled' })
  await test.pass(7 * HOUR_MS)
  const after = await test.calendar()
  expect([after.method, after.of('UID')]).toEqual(['CANCEL', before.of('UID')])
  expect(after.sequence).toBeGreaterThan(before.sequence)
})

it('names who still flies once some of a party are cancelled', async () => {
  const { api, calendar, read, quote, cancel } = await start(2)
  const before = await calendar()
  const [first, second] = (await read()).travelersData.travelers
  const { quoteId } = await quote({ travelerIds: [first?.travelerId ?? ''] })
  await cancel(quoteId)
  expect((await calendar()).event).toEqual(before.event)
  const { db, jobs } = database
  const log = createLogger(() => undefined)
  await decideCancellation(
    { db, jobs, clock: () => api.now, newId: randomUUID, log, limits: defaultLimits },
    quoteId,
    { do: 'approve', refund: null },
    'rahima',
  )
  const after = await calendar()
  expect([after.method, after.of('STATUS')]).toEqual(['PUBLISH', 'CONFIRMED'])
  expect(after.sequence).toBe(before.sequence + 1)
  const named = ({ firstName = '', lastName = '' } = {}) => `${firstName} ${lastName}`
  expect(after.of('DESCRIPTION')).toContain(`For ${named(second)}\n`)
  expect(before.of('DESCRIPTION')).toContain(`For ${named(first)}, ${named(second)}\n`)
})
