import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { copyMigratedDatabase } from '@jatra/api/testing/migrated-directory'
import { startBuilt } from './built-server.ts'
import { hiddenField, traveller, Visitor } from './visitor.ts'

const run = promisify(execFile)
const departureDate = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
const RESULTS = `/flight/search?originLocationCode=DAC&destinationLocationCode=BKK&departureDate=${departureDate}&adults=1`
const passport = {
  'travelers[0].passportNumber': 'A01234567',
  'travelers[0].passportCountry': 'BD',
  'travelers[0].passportExYear': '2034',
  'travelers[0].passportExMonth': '5',
  'travelers[0].passportExDay': '9',
}

/** An order that waits for its payment. */
async function placeOrder(visitor: Visitor): Promise<void> {
  const { html: results } = await visitor.follow(RESULTS)
  const path = /\/flight\/booking\/?\?[^"]*/.exec(results)?.[0].replaceAll('&amp;', '&') ?? ''
  const { html } = await visitor.follow(path)
  const hidden = ['account', 'price', 'idempotencyKey'].map((name) => [
    name,
    hiddenField(html, name),
  ])
  const fields = { ...traveller, ...passport, ...Object.fromEntries(hidden), paymentType: 'bkash' }
  expect((await visitor.post(path, fields)).status).toBe(302)
}

it('the desk is there for who was made staff, and works before its script', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'jatra-desk-'))
  await copyMigratedDatabase(dataDir)
  const before = await startBuilt({ DATA_DIR: dataDir })
  const customer = new Visitor(before.origin)
  await customer.signUp()
  await placeOrder(customer)
  const first = new Visitor(before.origin)
  const userName = await first.signUp()
  expect((await first.follow('/desk/find')).status).toBe(404)
  expect((await first.get('/app/account/bookings/flight')).status).toBe(200)
  await before.stop()

  const env = { ...process.env, DATA_DIR: dataDir }
  await run('node', ['scripts/staff.mjs', 'grant', userName, 'agent'], { env })
  const server = await startBuilt({ DATA_DIR: dataDir })
  const staff = new Visitor(server.origin)
  staff.takeCookiesOf(first)
  const found = await staff.follow('/desk/find?q=01712-345678')
  expect(found.html).toMatch(/Read as [^.]*a phone number/)
  expect(found.html).toContain('name="robots" content="noindex"')
  // The menu leads there from now on.
  expect((await staff.follow('/about')).html).toContain('href="/desk"')

  const path = /\/desk\/orders\/[\w-]+/.exec(found.html)?.[0] ?? ''
  const { html } = await staff.follow(path)
  expect(html).not.toContain('A01234567')
  const account = hiddenField(html, 'account')
  const note = { account, id: hiddenField(html, 'id'), text: 'Called at noon.' }
  for (let sent = 0; sent < 2; sent++) {
    expect(await (await staff.post(path, note)).text()).toContain('The note is added.')
  }
  expect((await staff.follow(path)).html.match(/>Called at noon\.</g)).toHaveLength(1)
  const empty = await staff.post(path, { ...note, text: ' ' })
  expect(empty.status).toBe(400)
  expect(await empty.text()).toContain('Note is required')
  const opened = await staff.post(path, { account, passport: '0' })
  expect(opened.headers.get('cache-control')).toContain('no-store')
  expect(await opened.text()).toContain('A01234567')
  expect((await staff.follow(path)).html).toContain('Passport number opened')
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
}, 120_000)
