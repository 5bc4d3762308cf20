import { inLanguage } from '@jatra/contract/values/language'
import { addDays, todayInDhaka } from '@jatra/contract/values/dates'
import { expect, inject, it } from 'vitest'
import { Visitor } from './visitor.ts'

const origin = inject('site')

const A_PACKAGE = '/packages/nepal-kathmandu-pokhara-5-days'
const A_VISA = '/visaDetails?country=Thailand&nationality=BD&travelers=2'

/** What a page tells search engines of its address: itself, and itself in each language. */
function linksOf(html: string): Record<string, string> {
  const tags = html.match(/<link [^>]*rel="(?:canonical|alternate)"[^>]*>/g) ?? []
  const links = tags.map((tag) => {
    const read = (name: string) => new RegExp(` ${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? ''
    return [read('hreflang') || read('rel'), read('href').replaceAll('&amp;', '&')]
  })
  expect(new Set(links.map(([name]) => name)).size).toBe(links.length)
  return Object.fromEntries(links) as Record<string, string>
}

const expected = (language: 'en' | 'bn', page: string) => ({
  canonical: origin + inLanguage(page, language),
  en: origin + page,
  bn: origin + inLanguage(page, 'bn'),
  'x-default': origin + page,
})

it.each([
  ['/?utm_source=mail', '/'],
  ['/?search=flight', '/'],
  ['/?search=nothing', '/'],
  ['/?fbclid=1&search=visa', '/?search=visa'],
  ['/packageMenu?utm_source=mail', '/packageMenu'],
  [
    '/packageMenu?sort=recommended&destination=Nepal&lowest=1&minPrice=1',
    '/packageMenu?destination=Nepal',
  ],
  [`${A_PACKAGE}?adults=2&month=2027-03`, A_PACKAGE],
  [`${A_VISA}&utm_source=mail`, A_VISA],
  ['/login?redirectTo=%2Fapp%2Faccount', '/login'],
  ['/register', '/register'],
  ['/forgot-password', '/forgot-password'],
  ['/verify?reference=K7M2-9QXD', '/verify'],
  ['/about?gclid=1', '/about'],
  ['/privacy-policy', '/privacy-policy'],
  ['/refund-policy', '/refund-policy'],
  ['/visa-status?utm_source=mail', '/visa-status'],
])('%s is known to search engines as %s, in each language as its own page', async (path, page) => {
  for (const language of ['en', 'bn'] as const) {
    const answer = await fetch(origin + inLanguage(path, language))
    expect([answer.status, linksOf(await answer.text())]).toEqual([200, expected(language, page)])
  }
})

it('results are known by their search, without its id and its filters', async () => {
  const date = addDays(todayInDhaka(Date.now()), 30)
  const search = `originLocationCode=DAC&destinationLocationCode=CXB&departureDate=${date}&adults=1`
  for (const language of ['en', 'bn'] as const) {
    const visitor = new Visitor(origin)
    const page = inLanguage(`/flight/search?${search}&utm_source=mail&sort=fastest`, language)
    const results = await visitor.follow(page)
    expect(results.path).toContain('searchId=')
    expect(linksOf(results.html)).toEqual(
      expected(language, `/flight/search?${search}&travelClass=ECONOMY&max=10`),
    )
  }
})

it('a page of one visitor, or that is not there, is known to none', async () => {
  const visitor = new Visitor(origin)
  await visitor.signUp()
  for (const path of [
    ...['/app/account/profile', '/app/account/bookings/flight', '/goodbye', '/nowhere'],
    ...['/packages/nowhere', '/packageMenu?destination=Nowhere', '/reset-password/nobody/nothing'],
    '/confirm-email/nobody/nothing',
    '/verify?reference=K7M2-9QXD&lastName=Jahan',
  ])
    expect([path, linksOf((await visitor.follow(`/bn${path}`)).html)]).toEqual([path, {}])
})

it('a signed-in visitor has no other address of a page for everyone', async () => {
  const visitor = new Visitor(origin)
  await visitor.signUp()
  const { html } = await visitor.follow('/bn/about?utm_source=mail')
  expect(linksOf(html)).toEqual(expected('bn', '/about'))
})

it('a package in Bangla is shared in Bangla, with a picture of its own', async () => {
  const read = async (path: string) => {
    const html = await (await fetch(origin + path)).text()
    const says = (property: string) =>
      new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1] ?? ''
    const picture = await fetch(says('og:image'))
    return {
      ...{ locale: says('og:locale'), url: says('og:url'), image: says('og:image') },
      type: picture.headers.get('content-type'),
      bytes: Buffer.from(await picture.arrayBuffer()),
    }
  }
  const [english, bangla] = [await read(A_PACKAGE), await read(`/bn${A_PACKAGE}`)]
  expect([english.locale, bangla.locale]).toEqual(['en_GB', 'bn_BD'])
  expect(bangla.url).toBe(`${origin}/bn${A_PACKAGE}`)
  expect(bangla.image).toContain(`/bn${A_PACKAGE}/picture.png`)
  expect([english.type, bangla.type]).toEqual(['image/png', 'image/png'])
  expect(bangla.bytes.equals(english.bytes)).toBe(false)
})
