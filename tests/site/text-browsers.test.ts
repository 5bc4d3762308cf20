import { spawnSync } from 'node:child_process'
import { expect, inject, it } from 'vitest'
import { debianCommand } from '../../scripts/debian-command.mjs'
import { Visitor } from './visitor.ts'
import { joinedWords } from './words-apart.ts'

const search = new URLSearchParams({
  originLocationCode: 'DAC',
  destinationLocationCode: 'CXB',
  departureDate: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
  adults: '1',
})

const RESULTS = `/flight/search?${search}`
const PACKAGE = '/packages/nepal-kathmandu-pokhara-5-days'
const bookings = '/app/account/bookings'

/** The prototype has an account with bookings. */
async function pages(): Promise<Map<string, string>> {
  const visitor = new Visitor(inject('prototype'))
  await visitor.follow('/?persona=traveller')
  const read = new Map<string, string>()
  const follow = async (path: string) => {
    const { html } = await visitor.follow(path)
    read.set(path, html)
    return html
  }
  const forEveryone = ['/', '/?search=holiday', RESULTS, '/packageMenu', PACKAGE, '/verify']
  const ofAnAccount = ['/packageReserve/nepal-kathmandu-pokhara-5-days', '/app/account/profile']
  const visas = [
    '/visaDetails?country=Thailand&travelers=2',
    '/visaBookSchedule/0?country=Thailand',
  ]
  for (const path of [...forEveryone, ...visas, ...ofAnAccount]) await follow(path)
  for (const kind of ['flight', 'holidays', 'visa']) {
    const list = await follow(`${bookings}/${kind}`)
    for (const [, order = ''] of list.matchAll(
      new RegExp(`href="(${bookings}/${kind}/[^"?]+)"`, 'g'),
    ))
      await follow(order)
  }
  const [, booking = ''] = /href="(\/flight\/booking\/[^"]+)"/.exec(await follow(RESULTS)) ?? []
  await follow(booking.replaceAll('&amp;', '&'))
  return read
}

it('words and numbers of a page stand apart without its styles, too', async () => {
  const read = await pages()
  expect(read.size).toBeGreaterThan(15)
  const joined = [...read].flatMap(([path, html]) =>
    joinedWords(html).map((words) => `${path.split('?')[0]}: ${words}`),
  )
  expect([...new Set(joined)]).toEqual([])
})

it.each([
  ['w3m', ['-dump', '-T', 'text/html', '-I', 'UTF-8', '-O', 'UTF-8', '-cols', '100']],
  ['lynx', ['-dump', '-stdin', '-assume_charset=utf-8', '-display_charset=utf-8', '-width=100']],
])('%s reads results, a package and an order', async (command, args) => {
  const visitor = new Visitor(inject('prototype'))
  await visitor.follow('/?persona=traveller')
  const read = async (path: string) => {
    const { html } = await visitor.follow(path)
    const browser = spawnSync(debianCommand(command, command), args, {
      input: html,
      encoding: 'utf8',
    })
    return browser.stdout
  }
  const results = await read(RESULTS)
  expect(results).toMatch(/Dhaka Departs \d\d:\d\d DAC \w{3} \d+ \w{3}/)
  expect(results).toMatch(/Total ৳[\d,]+ for 1 traveller/)
  expect(await read(PACKAGE)).toMatch(/Day 1 10:30 Dhaka DAC 11:45 Kathmandu KTM/)
  const { html } = await visitor.follow(`${bookings}/flight`)
  const [, order = ''] = new RegExp(`href="(${bookings}/flight/[^"?]+)"`).exec(html) ?? []
  expect(await read(order)).toMatch(/DAC Dhaka Departs \d\d:\d\d \d+ \w{3} \d{4}/)
})
