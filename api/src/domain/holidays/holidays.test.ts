import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { confirmHoliday } from '@jatra/contract/holiday/confirm-holiday'
import { findOrders } from '@jatra/contract/desk/find-endpoints'
import { DAY_MS } from '@jatra/contract/values/time-units'
import { auditLog, orderPassports } from '../../db/schema.ts'
import { hire, signInAgain } from '../../testing/hire.ts'
import { startHoliday } from '../../testing/paid-holiday.ts'
import { useTestDatabase } from '../../testing/test-database.ts'

const database = useTestDatabase()

/** Across a border: it leaves on 12 Feb 2027, and passports are due on 22 Jan. */
const abroad = {
  package: 'Nepal' as const,
  packageIncludes: [{ include1: 'Flight', include2: '' }],
}

const withPassport = {
  ...{ title: 'Ms.' as const, gender: 'Female' as const, firstName: 'Nusrat', lastName: 'Jahan' },
  ...{ birthYear: 1991, birthMonth: 4, birthDay: 14, nationality: 'BD' },
  ...{ passportNumber: 'EB0123456', passportExYear: 2034, passportExMonth: 5, passportExDay: 1 },
}
const kept = () => database.db.select().from(orderPassports)
const wanted = expect.stringContaining('Tell us who travels')

describe('those who have not said who travels', () => {
  it('are written to a week before the day and on it, in the morning, and once each', async () => {
    const { subjectsAt, name } = await startHoliday(database, abroad)
    await name(0, withPassport)
    expect(await subjectsAt('2027-01-15T08:59:00+06:00')).toEqual([])
    expect(await subjectsAt('2027-01-15T09:00:00+06:00')).toEqual([wanted])
    expect(await subjectsAt('2027-01-16T12:00:00+06:00')).toEqual([])
    expect(await subjectsAt('2027-01-22T09:00:00+06:00')).toEqual([wanted])
    expect(await subjectsAt('2027-02-10T12:00:00+06:00')).toEqual([])
  })

  it('are not written to once everybody is named', async () => {
    const named = await startHoliday(database, abroad)
    await named.name(0, withPassport)
    await named.name(1, { ...withPassport, passportNumber: 'EB7654321' })
    expect(await named.subjectsAt('2027-01-15T09:00:00+06:00')).toEqual([])
  })

  it('are not written to once the holiday is cancelled', async () => {
    const { cancel, subjectsAt, api } = await startHoliday(database, abroad)
    await cancel()
    await api.runJobs()
    api.emails.length = 0
    expect(await subjectsAt('2027-01-15T09:00:00+06:00')).not.toContainEqual(wanted)
  })

  it('are asked for names and ages alone within the country, three days before', async () => {
    const { subjectsAt, api } = await startHoliday(database)
    expect(await subjectsAt('2027-02-01T09:00:00+06:00')).toEqual([])
    api.now = Date.parse('2027-02-09T09:00:00+06:00')
    await api.sweep()
    await api.runJobs()
    const [email] = api.emails
    expect(email?.text).toContain('By 9 Feb 2027 we need the names and ages of 2 travellers.')
  })
})

describe('a passport of a holiday', () => {
  it('is kept for thirty days after the last one, and only the one that was given last', async () => {
    const { name } = await startHoliday(database, abroad)
    await name(0, withPassport)
    await name(0, { ...withPassport, passportNumber: 'EB7654321' })
    // Three days from 12 Feb 2027, in Dhaka.
    const over = Date.parse('2027-02-15T00:00:00+06:00')
    expect(await kept()).toMatchObject([
      { position: 0, passportNumber: 'EB7654321', eraseAt: new Date(over + 30 * DAY_MS) },
    ])
  })
})

it('a traveller who was named instead of another is found by staff, and the other is not', async () => {
  const { name, api, orderId } = await startHoliday(database)
  await name(0, { firstName: 'Rahim', lastName: 'Uddin', age: 40 })
  await name(0, { firstName: 'Karima', lastName: 'Begum', age: 40 })
  const agent = await hire(database, api, 'agent')
  const found = async (q: string) =>
    (await api.client.call(findOrders, { query: { q } }, agent)).results.map((one) => one.orderId)
  expect(await found('Rahim Uddin')).toEqual([])
  expect(await found('Karima Begum')).toEqual([orderId])
})

it('a confirmation is in the audit log with its references, once, and one email has the voucher', async () => {
  const { api, orderId } = await startHoliday(database, abroad)
  const agent = await hire(database, api, 'agent')
  await api.runJobs()
  api.emails.length = 0
  const body = { hotel: 'TG-4711', flights: 'QXR7KL' }
  const confirm = () => api.client.call(confirmHoliday, { params: { orderId }, body }, agent)
  const first = await confirm()
  api.now += DAY_MS
  Object.assign(agent, await signInAgain(api, agent))
  expect(await confirm()).toEqual(first)
  const log = await database.db.select().from(auditLog).where(eq(auditLog.subject, orderId))
  expect(log.map(({ action, details }) => [action, details])).toEqual([
    ['holiday.confirmed', { hotel: 'TG-4711', guide: null, flights: 'QXR7KL' }],
  ])
  await api.runJobs()
  expect(api.emails.map(({ subject }) => subject)).toEqual([
    expect.stringContaining('Your holiday is confirmed'),
  ])
  expect(api.emails[0]?.attachments?.map(({ name }) => name)).toContainEqual(
    expect.stringMatching(/^jatra-.*-voucher\.pdf$/),
  )
})
