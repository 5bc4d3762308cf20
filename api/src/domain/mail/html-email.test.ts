import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { reservationOf, type Reservation } from '@jatra/contract/whole-order/reservation'
import { readReservations } from '../../testing/read-reservations.ts'
import { htmlEmail } from './html-email.ts'
import type { EmailContent } from './email-content.ts'
import { createLocale } from './locale.ts'
import { passwordChanged, welcome } from './templates/about-account.ts'
import { plainEmail } from './plain-email.ts'

const SITE = 'https://jatra.example'
const agency = { phone: '+880 9600 654321' }
const locale = createLocale('en', { siteUrl: SITE, languages: ['en'], agency })
const evil = `<img src=x onerror="alert('&')">`
const content: EmailContent = {
  subject: evil,
  preview: evil,
  title: evil,
  parts: [
    { kind: 'text', text: evil },
    { kind: 'notice', text: evil },
    { kind: 'product', name: evil, ends: null },
    {
      kind: 'product',
      name: evil,
      ends: [
        { code: evil, city: evil },
        { code: evil, city: evil },
      ],
    },
    { kind: 'facts', rows: [[evil, evil]] },
    { kind: 'price', lines: [[evil, evil]], total: [evil, evil] },
  ],
  button: { label: evil, href: `${SITE}/"${evil}` },
  reason: evil,
}

describe('an email as HTML', () => {
  it('shows whatever was typed as text', () => {
    const html = htmlEmail(content, locale)
    expect(html).not.toContain('<img')
    expect(html).not.toContain('onerror="')
    expect(
      html.match(/&lt;img src=x onerror=&quot;alert\(&#39;&amp;&#39;\)&quot;&gt;/g),
    ).toHaveLength(19)
  })

  it('fetches nothing, runs nothing, and leads nowhere but to the site and the telephone', () => {
    const html = htmlEmail(welcome({ userName: 'rahima' }, null, locale), locale)
    expect(html).not.toMatch(/<script|<img|<link|@import|url\(/)
    const hrefs = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
    expect(hrefs).toEqual([SITE, `${SITE}/`, 'tel:+8809600654321'])
  })
})

describe('what mail programs read in an email', () => {
  const reservation = (name: string): Reservation => ({
    ...reservationOf(
      'Confirmed',
      { number: name, under: name, bookedAt: name },
      { url: SITE, agency: { name, phone: name }, now: 0 },
    ),
    '@type': 'LodgingReservation',
    ...{ checkinDate: name, checkinTime: name, checkoutDate: name, checkoutTime: name },
    ...{ numAdults: 1, numChildren: 0 },
    reservationFor: {
      ...{ '@type': 'LodgingBusiness', name },
      address: { '@type': 'PostalAddress', addressLocality: name },
    },
  })
  const names = fc
    .array(
      fc.oneof(
        fc.constantFrom(
          '</script>',
          '<!--',
          '-->',
          '<script>',
          ']]>',
          '&quot;',
          '\u2028',
          '\\',
          '"',
        ),
        fc.string({ unit: 'grapheme' }),
      ),
    )
    .map((parts) => parts.join(''))

  it('is whatever was typed, and no name ends it', () => {
    fc.assert(
      fc.property(names, (name) => {
        const html = htmlEmail({ ...content, reservations: [reservation(name)] }, locale)
        expect(html.match(/<\/?script/g)).toEqual(['<script', '</script'])
        expect(html).not.toContain('<!--')
        expect(readReservations({ html })).toEqual([reservation(name)])
      }),
    )
  })

  it('is nothing where there is no reservation', () => {
    expect(htmlEmail({ ...content, reservations: [] }, locale)).not.toContain('<script')
  })
})

describe('an email as text', () => {
  it('says what the HTML says', () => {
    const email = passwordChanged(
      { userName: 'rahima', changedAt: '2026-11-20T06:05:00.000Z' },
      locale,
    )
    const plain = plainEmail(email, locale)
    for (const words of [email.title, email.reason, `${SITE}/forgot-password`])
      expect(plain).toContain(words)
    expect(plain).toContain('When: 20 Nov 2026, 12:05, Dhaka time')
    expect(plain).not.toContain('<')
  })
})

describe('a username', () => {
  it.each(['rahima', 'রহিমা', 'r-7_x'])('%s is said', (userName) => {
    expect(welcome({ userName }, null, locale).title).toContain(userName)
  })

  it.each(['www.evil.example', 'https://evil.example/win', 'call:+88017', '<b>'])(
    '%s could be an address or more, and is not',
    (userName) => {
      expect(plainEmail(welcome({ userName }, null, locale), locale)).not.toContain(userName)
    },
  )
})
