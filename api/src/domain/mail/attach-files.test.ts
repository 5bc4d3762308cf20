import { expect, it } from 'vitest'
import { updateLanguage } from '@jatra/contract/account/user-endpoints'
import { DomainError } from '@jatra/contract/http/problem'
import { HOUR_MS, MINUTE_MS } from '@jatra/contract/values/time-units'
import type { OutgoingEmail } from '../../providers/mail/mail-provider.ts'
import { startPaid } from '../../testing/paid-flight.ts'
import { pdfHead, pdfText } from '../../testing/pdf-text.ts'
import { readCalendar } from '../../testing/read-calendar.ts'
import { startTicketed } from '../../testing/ticketed.ts'
import { useTestDatabase } from '../../testing/test-database.ts'

const database = useTestDatabase()

const files = (email: OutgoingEmail | undefined) =>
  email?.attachments.map(({ name, type }) => [name, type])
const ofType = (email: OutgoingEmail | undefined, type: string) =>
  email?.attachments.find((one) => one.type.startsWith(type))?.content ?? new Uint8Array()
const calendarIn = (email: OutgoingEmail | undefined) =>
  readCalendar(new TextDecoder().decode(ofType(email, 'text/calendar')))
const about = (emails: OutgoingEmail[], subject: string) =>
  emails.find((email) => email.subject.startsWith(subject))

it('brings e-ticket and calendar with the tickets, in the language of the account', async () => {
  const { api, pass, read, visitor } = await startPaid(database)
  const asked = { params: { userId: visitor.userId }, body: { language: 'bn' as const } }
  await api.client.call(updateLanguage, asked, { token: visitor.token })
  await pass(0)
  await pass(0)
  const { bookingReference: name, booking } = await read()
  const email = api.emails.at(-1)
  expect(email?.text).toContain('সঙ্গে আছে ই-টিকিট ও ক্যালেন্ডারের ফাইল')
  expect(files(email)).toEqual([
    [`jatra-${name}-ticket.pdf`, 'application/pdf'],
    [`jatra-${name}.ics`, 'text/calendar; charset=utf-8; method=PUBLISH'],
  ])
  const ticket = ofType(email, 'application/pdf')
  expect(pdfHead(ticket)).toContain('/Lang (bn)')
  expect(pdfText(ticket)).toEqual(
    expect.arrayContaining([booking.reference, booking.tickets[0]?.number]),
  )
  const [event] = calendarIn(email).events
  expect(event?.properties.get('SUMMARY')).toBe('ঢাকা থেকে কক্সবাজার, BG 433')
  expect(api.emails.slice(0, -1).flatMap(({ attachments }) => attachments)).toEqual([])
})

it('takes a cancelled flight out of calendars', async () => {
  const { api, quote, cancel, pass } = await startTicketed(database)
  await cancel((await quote()).quoteId)
  await pass()
  await pass()
  const email = about(api.emails, 'You cancelled')
  expect(email?.text).toContain('the attached file takes it out')
  expect(files(email)).toEqual([
    [expect.stringMatching(/\.ics$/), 'text/calendar; charset=utf-8; method=CANCEL'],
  ])
  expect(calendarIn(email).method).toBe('CANCEL')
})

it('does so too when the airline cancelled', async () => {
  const { api, say, pass } = await startTicketed(database)
  say({ status: 'cancelled' })
  await pass(7 * HOUR_MS)
  await pass()
  expect(calendarIn(api.emails.find(({ attachments }) => attachments.length > 0)).method).toBe(
    'CANCEL',
  )
})

it('goes without a ticket that cannot be drawn, and the log says so', async () => {
  const { api, pass } = await startPaid(database, {
    drawETicket: () => Promise.reject(new Error('no such glyph')),
  })
  await pass(0)
  await pass(0)
  expect(files(api.emails.at(-1))).toEqual([[expect.stringMatching(/\.ics$/), expect.anything()]])
  const logged = api.log.filter((line) => line.includes('e_ticket_not_attached'))
  expect(logged).toEqual([expect.stringContaining('"level":"error"')])
})

it('waits while too many drawings wait', async () => {
  let isBusy = true
  const { api, pass } = await startPaid(database, {
    drawETicket: () =>
      isBusy
        ? Promise.reject(new DomainError('provider_unavailable', 'manyDrawings'))
        : Promise.resolve(new Uint8Array([37])),
  })
  await pass(0)
  await pass(0)
  expect(about(api.emails, 'Your tickets')).toBeUndefined()
  isBusy = false
  await pass(MINUTE_MS)
  expect(files(api.emails.at(-1))?.[0]?.[1]).toBe('application/pdf')
})
