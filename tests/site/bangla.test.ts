import { scenarios } from '@jatra/mocks/scenarios/index'
import { tourIn, tours } from '@jatra/mocks/tours/index'
import { expect, inject, it } from 'vitest'
import { latinIn, READ_ATTRIBUTES } from '../languages/latin.ts'
import { Visitor } from './visitor.ts'

const origin = inject('prototype')

const search = new URLSearchParams({
  originLocationCode: 'DAC',
  destinationLocationCode: 'CXB',
  departureDate: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
  adults: '2',
  children: '1',
})

const starts = [
  ...['/bn', '/bn?search=holiday', '/bn?search=visa', '/bn?search=hotels'],
  ...[`/bn/flight/search?${search}`, `/bn/flight/search?${search}&returnDate=2020-01-01`],
  ...['/bn/flight/search', '/bn/packageMenu', '/bn/packageMenu?destination=Nepal'],
  ...['/bn/packages/nepal-kathmandu-pokhara-5-days', '/bn/packages/nowhere', '/bn/nowhere'],
  ...['/bn/visaDetails?country=Thailand&nationality=BD&travelers=2', '/bn/verify'],
  ...['/bn/verify?lastName=', '/bn/login', '/bn/register', '/bn/forgot-password', '/bn/goodbye'],
  ...['/bn/reset-password/nobody/nothing', '/bn/confirm-email/nobody/nothing'],
  ...['/bn/about', '/bn/privacy-policy', '/bn/refund-policy'],
]

const ofAnAccount = [
  ...['/bn/app/account/profile', '/bn/app/account/delete', '/bn/app/account/regular-travelers'],
  ...['/bn/app/account/regular-travelers/new', '/bn/app/account/change-password'],
  ...['/bn/app/account/documents', '/bn/app/account/bookings/flight'],
  ...['/bn/app/account/bookings/holidays', '/bn/app/account/bookings/visa'],
  ...['/bn/app/account/bookings/hotels', '/bn/packageReserve/nepal-kathmandu-pokhara-5-days'],
  '/bn/visaBookSchedule/0?country=Thailand&nationality=BD&travelers=2',
]

/** Of a list of similar pages the first few are as good as all. */
const ALIKE = 2

/** Every page that can be reached from these by links, and what each says in Latin letters: text and where it is. */
async function crawl(visitor: Visitor, from: readonly string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  const counts = new Map<string, number>()
  const queue = [...from]
  const seen = new Set(queue)
  for (let address = queue.shift(); address; address = queue.shift()) {
    const { html } = await visitor.follow(address)
    for (const text of latinOf(html)) if (!found.has(text)) found.set(text, address)
    for (const [, href = ''] of html.matchAll(/<a [^>]*href="(\/bn[/?][^"#]*)/g)) {
      const link = href.replaceAll('&amp;', '&')
      const kind = link
        .replace(/\?.*/, '')
        .replace(
          /(\/(?:packages|packageReserve|visaBookSchedule|flight|holidays|visa|regular-travelers))\/.*/,
          '$1',
        )
      const count = counts.get(kind) ?? 0
      if (
        seen.has(link) ||
        count >= ALIKE ||
        /\/logout|\/app\/documents\/|\/language\/|\/prototype|\.(pdf|ics|png)\b|\/data\b/.test(link)
      )
        continue
      counts.set(kind, count + 1)
      seen.add(link)
      queue.push(link)
    }
  }
  return found
}

/** Texts in Latin letters that a page says or names, without those that are marked as another language's. */
function latinOf(html: string): string[] {
  const page = html
    .replaceAll(/<(script|style)\b.*?<\/\1>|<!--.*?-->|<wbr \/>/gs, '')
    .replaceAll(/<(\w+)[^>]* lang="(?!bn)[^"]*"[^>]*>.*?<\/\1>/gs, '')
  const texts = page.split(/<[^>]*>/)
  for (const [tag] of page.matchAll(/<\w[^>]*>/g)) {
    const names = /^<meta (?:name="description"|property="og:(?:title|description)")/.test(tag)
      ? ['content']
      : READ_ATTRIBUTES
    for (const name of names) {
      const [, value] = new RegExp(` ${name}="([^"]*)"`).exec(tag) ?? []
      if (value) texts.push(value)
    }
  }
  return texts.flatMap((text) => latinIn(decoded(text)))
}

const ENTITIES: Record<string, string> = {
  amp: '&',
  quot: '"',
  lt: '<',
  gt: '>',
  '#x27': "'",
}
const decoded = (text: string) =>
  text.replaceAll(/&(#?\w+);/g, (whole, name: string) =>
    /^#\d+$/.test(name) ? String.fromCodePoint(Number(name.slice(1))) : (ENTITIES[name] ?? whole),
  )

it('no public page has a word in Latin letters', async () => {
  expect(await crawl(new Visitor(origin), starts)).toEqual(new Map())
})

it('nor does a page of an account', async () => {
  const visitor = new Visitor(origin)
  await visitor.follow('/bn?persona=traveller')
  expect(await crawl(visitor, [...ofAnAccount, ...starts])).toEqual(new Map())
})

it('nor what a form says that was sent empty', async () => {
  const visitor = new Visitor(origin)
  const found = new Set<string>()
  for (const page of ['/bn/login', '/bn/register', '/bn/forgot-password', '/bn/verify'])
    for (const text of latinOf(await (await visitor.post(page, {})).text())) found.add(text)
  await visitor.follow('/bn?persona=traveller')
  for (const page of ofAnAccount)
    for (const text of latinOf(await (await visitor.post(page, {})).text()))
      found.add(`${page}: ${text}`)
  expect(found).toEqual(new Set())
})

it('nor a page when something goes wrong', async () => {
  const found = new Map<string, string>()
  for (const { name } of scenarios) {
    // What waits shows the same, later; what is long is made of English.
    if (name === 'slow' || name === 'long-content') continue
    const visitor = new Visitor(origin)
    await visitor.follow(`/bn?persona=traveller&scenario=${name}`)
    for (const page of [...starts.slice(0, 5), ...ofAnAccount]) {
      const { html } = await visitor.follow(page)
      for (const text of latinOf(html)) if (!found.has(text)) found.set(text, `${name} ${page}`)
    }
  }
  expect(found).toEqual(new Map())
  // Some 900 pages: a machine that does much else takes its time.
}, 180_000)

/** What these addresses show, one after the other, in Latin letters: text and where it is. */
async function latinAt(visitor: Visitor, addresses: readonly string[]) {
  const found = new Map<string, string>()
  for (const address of addresses) {
    const { html } = await visitor.follow(address)
    expect(html.slice(0, 40), address).toContain('<html lang="bn"')
    for (const text of latinOf(html)) if (!found.has(text)) found.set(text, address)
  }
  return found
}

it('nor what the prototype says of itself', async () => {
  const visitor = new Visitor(origin)
  const chosen = '/bn?persona=traveller&scenario=empty,sold-out,withdrawn&clock=%2B1d&reset=all'
  const wrong = 'scenario=none1&persona=none2&clock=none3&seed=%3C1%3E&reset=none4&link=1'
  const found = await latinAt(visitor, [
    ...[chosen, '/bn/prototype?at=/bn', `/bn/about?${wrong}`, '/bn/prototype/see/none1'],
    ...['/bn/prototype/tours/none1', '/bn/prototype/phone?at=/bn'],
    ...['/bn/prototype/side-by-side?at=/bn', '/bn/prototype/hide?at=/bn/about'],
  ])
  const { html } = await visitor.follow('/bn/prototype/see/payment-declined')
  for (const text of latinOf(html)) found.set(text, 'payment-declined')
  expect(found).toEqual(new Map())
})

it('nor a step of a tour, which points at what is on the page', async () => {
  for (const tour of tours.map((each) => tourIn('bn', each))) {
    const visitor = new Visitor(origin)
    for (const { name, title, point, sent } of tour.steps) {
      const address = `/bn/prototype/tours/${tour.name}/${name}`
      const { html } = await visitor.follow(address)
      expect(html.includes(title), address).toBe(true)
      // What is seen after the form was sent takes a script.
      const [page = ''] = html.split('class="jp-toolbar')
      if (point && !sent) expect(page.includes(point.name), address).toBe(true)
      expect(latinOf(html), address).toEqual([])
    }
    // With the emails of what was done.
    expect(await latinAt(visitor, ['/bn/prototype?at=/bn'])).toEqual(new Map())
  }
})

it('nor a page in the place of a gateway or of Google', async () => {
  const visitor = new Visitor(origin)
  const { path } = await visitor.follow('/bn/prototype/tours/book-a-flight/pay')
  expect(path).toMatch(/^\/api\/payment\/sandbox\//)
  const silent = await (await visitor.post(path, { choice: 'silent' })).text()
  expect(latinOf(silent)).toEqual([])
  const stranger = new Visitor(origin)
  const login = await stranger.follow('/bn/login?redirectTo=/about')
  const [, google = ''] = /href="(\/api\/auth\/google[^"]*)"/.exec(login.html) ?? []
  const people = await stranger.follow(google.replaceAll('&amp;', '&'))
  expect(people.html.slice(0, 40)).toContain('<html lang="bn">')
  expect(latinOf(people.html)).toEqual([])
  const redirectTo = '/bn/about'
  const back = await stranger.post('/api/auth/google', { redirectTo, person: 'tanvir' })
  expect(back.headers.get('location')).toMatch(/^\/bn\/login\/success\?.*redirectTo=%2Fabout$/)
})

it.each([
  '/bn',
  '/bn/flight/search',
  `/bn/visaDetails?country=Thailand&nationality=BD&travelers=2`,
])(
  '%s leads on in Bangla, without script too, and to a number that can be called',
  async (address) => {
    const html = await (await fetch(origin + address)).text()
    const links = [...html.matchAll(/<a\b[^>]* href="([^"]*)"/g)].map(([, href = '']) => href)
    const inside = links.filter((href) => href.startsWith('/') && !href.startsWith('/language/'))
    expect(inside.length).toBeGreaterThan(5)
    expect(inside.filter((href) => !/^\/bn(?:[/?#]|$)/.test(href))).toEqual([])
    const calls = links.filter((href) => href.startsWith('tel:'))
    expect(calls.length).toBeGreaterThan(0)
    for (const call of calls) expect(call).toMatch(/^tel:\+\d{8,}$/)
  },
)
