import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { debianCommand } from '../../scripts/debian-command.mjs'
import { startBuilt } from './built-server.ts'
import { Visitor } from './visitor.ts'

const checker = fileURLToPath(
  new URL('../../node_modules/vnu-jar/build/dist/vnu.jar', import.meta.url),
)

const search = new URLSearchParams({
  originLocationCode: 'DAC',
  destinationLocationCode: 'CXB',
  departureDate: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
  adults: '2',
})

const forEveryone = [
  ...['/', '/?search=holiday', '/?search=visa', '/?search=hotels'],
  ...[`/flight/search?${search}`, `/flight/search?${search}&returnDate=2020-01-01`],
  ...['/packageMenu', '/packages/nepal-kathmandu-pokhara-5-days', '/packages/nowhere'],
  ...[
    '/visaDetails?country=Thailand&nationality=BD&travelers=2',
    '/verify',
    '/verify?lastName=',
    '/visa-status',
  ],
  ...['/login', '/register', '/forgot-password', '/goodbye', '/nowhere'],
  ...['/about', '/privacy-policy', '/refund-policy', '/api/docs'],
]

const ofAnAccount = [
  ...['/', '/about'],
  ...['/app/account/bookings/flight', '/app/account/bookings/holidays'],
  ...['/app/account/profile', '/app/account/regular-travelers', '/app/account/documents'],
  ...['/packageReserve/nepal-kathmandu-pokhara-5-days', '/visaBookSchedule/0?country=Thailand'],
]

/**
 * React closes void elements with a slash. Lists without markers, and tables that are stacked on a phone, lose their roles
 * in Safari unless they say them; the checker does not know, and asks for what CSS has taken away.
 */
const MEANT = [
  'Trailing slash on void elements .*',
  'The “(list|table|rowgroup|row|rowheader|columnheader|cell)” role is unnecessary .*',
  'The “role” attribute must not be used on a “(tr|th|td)” element which has a “table” ancestor .*',
].join('|')

interface Message {
  url: string
  type: string
  message: string
  extract?: string
}

// The prototype has an account with bookings, and its pages are the site's, with the toolbar.
it('every page is valid HTML, for everyone and with an account', { timeout: 240_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'jatra-pages-'))
  const server = await startBuilt({ API_MODE: 'mock' })
  const names = new Map<string, string>()
  const visitor = new Visitor(server.origin)
  const keep = async (path: string) => {
    const page = await visitor.follow(path)
    const file = join(folder, `${names.size}.html`)
    names.set(file, page.path)
    writeFileSync(file, page.html)
    return page.html
  }
  const firstLink = (html: string, link: RegExp) => {
    const [, path = ''] = link.exec(html) ?? []
    expect(path, `a link like ${link}`).not.toBe('')
    return path.replaceAll('&amp;', '&')
  }
  for (const path of forEveryone) await keep(path)
  await visitor.follow('/?persona=traveller')
  const orders = await keep('/app/account/bookings/flight')
  await keep(firstLink(orders, /href="(\/app\/account\/bookings\/flight\/[^"]+)"/))
  const results = await keep(`/flight/search?${search}`)
  await keep(firstLink(results, /href="(\/flight\/booking\/\?[^"]+)"/))
  for (const path of ofAnAccount) await keep(path)
  await visitor.follow('/?persona=staff')
  await keep('/desk')
  await keep('/desk/find')
  const found = await keep('/desk/find?q=nusrat')
  await keep(firstLink(found, /href="(\/desk\/orders\/[^"]+)"/))
  await server.stop()

  const problems = (await check(folder)).map(
    ({ url, type, message, extract }) =>
      `${names.get(fileURLToPath(url))}: ${type}: ${message} ${extract}`,
  )
  rmSync(folder, { recursive: true })
  expect(problems).toEqual([])
})

/** What the Nu HTML checker says of the files of a folder. */
async function check(folder: string): Promise<Message[]> {
  const options = ['--stdout', '--format', 'json', '--filterpattern', MEANT]
  const said = await new Promise<string>((resolve, reject) => {
    // It ends with an error when it has found one, and says nothing when it could not begin.
    execFile(
      debianCommand('java', 'default-jre-headless'),
      ['-jar', checker, ...options, folder],
      { maxBuffer: 64 * 1024 * 1024 },
      (error, stdout) => (stdout || !error ? resolve(stdout) : reject(error)),
    )
  })
  return (JSON.parse(said) as { messages: Message[] }).messages
}
