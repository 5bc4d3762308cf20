import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { emailPayloads } from '../../domain/outbox/email-kinds.ts'
import { orderEmailKinds } from '@jatra/contract/order/order-email'
import { createLogger } from '@jatra/contract/observability/logging'
import { createOutboxFolder } from './outbox-folder.ts'

const link = 'http://site.test/reset-password/u1/secret-of-the-link'
const email = {
  id: 'email-1',
  to: 'rahima@example.com',
  writtenAt: Date.parse('2026-11-20T06:00:00Z'),
  subject: 'Set a new password',
  text: `Set a new password:\n${link}`,
  html: `<a href="${link}">Set a new password</a>`,
  link,
  attachments: [],
}

let root: string
let folder: string
let lines: string[]
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'jatra-outbox-'))
  folder = join(root, 'outbox')
  lines = []
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const open = (sayLinks = true) =>
  createOutboxFolder(
    folder,
    'Jatra <hello@jatra.example>',
    createLogger((line) => lines.push(line)),
    sayLinks,
  )

it('keeps an email as a file that mail programs open, for this user alone', async () => {
  await open().send(email)
  expect(readdirSync(folder)).toEqual(['2026-11-20T06-00-00.000Z-email-1.eml'])
  const file = join(folder, readdirSync(folder)[0] ?? '')
  const { subject, text, html, to } = await PostalMime.parse(readFileSync(file))
  expect({ subject, text, html }).toEqual({
    subject: email.subject,
    text: `${email.text}\n`,
    html: `${email.html}\n`,
  })
  expect(to).toMatchObject([{ address: email.to }])
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(statSync(folder).mode & 0o777).toBe(0o700)
})

it('offers to unsubscribe from nothing: each email answers what its reader did, and no kind is a newsletter', async () => {
  await open().send(email)
  const file = join(folder, readdirSync(folder)[0] ?? '')
  const { headers } = await PostalMime.parse(readFileSync(file))
  expect(headers.map(({ key }) => key).filter((key) => key.startsWith('list-'))).toEqual([])
  const ofAccounts = Object.keys(emailPayloads).filter(
    (kind) => !orderEmailKinds.some((one) => one === kind),
  )
  expect(ofAccounts).toEqual([
    ...['welcome', 'email_confirmation', 'password_reset', 'password_changed'],
    ...['password_removed', 'account_deleted'],
  ])
})

it('keeps each byte of the files that go with it', async () => {
  const content = new TextEncoder().encode('BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n')
  const attachments = [{ name: 'jatra-K7M2-9QXD.ics', type: 'text/calendar', content }]
  await open().send({ ...email, attachments })
  const raw = readFileSync(join(folder, readdirSync(folder)[0] ?? ''), 'utf8')
  expect(raw).toContain('filename=jatra-K7M2-9QXD.ics')
  expect(raw).toContain(Buffer.from(content).toString('base64'))
})

it('logs subject and link in one line, without the recipient', async () => {
  await open().send(email)
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    event: 'email_in_outbox',
    subject: email.subject,
    link,
  })
  expect(lines[0]).not.toContain(email.to)
})

it('logs no link where visitors could be harmed by it', async () => {
  await open(false).send(email)
  expect(lines[0]).toContain(email.subject)
  expect(lines[0]).not.toContain('secret-of-the-link')
})

it('keeps an email that is sent again once', async () => {
  const mail = open()
  await mail.send(email)
  await mail.send(email)
  expect(readdirSync(folder)).toHaveLength(1)
})
