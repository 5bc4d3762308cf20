import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_URL_BYTES } from '../guards/request-limits.server.ts'
import { redirectToLogin, safePath } from './redirects.server.ts'

const HERE = 'https://jatra.example/login?redirectTo=x'
/** The address to which a browser resolves a Location header or a link on our page. */
const leadsTo = (path: string) => new URL(path, HERE)

describe('a path to go to after login', () => {
  it.each([
    '/',
    '/flight/booking/?searchId=abc&index=1',
    '/app/account/bookings#top',
    '/search?from=Cox%27s%20Bazar',
    '/a//b',
    '/@evil.example',
    '/flight?next=https://evil.example',
  ])('keeps %s', (path) => {
    expect(safePath(path)).toBe(path)
  })

  it.each([
    'https://evil.example',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n//evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/%2e//evil.example',
    '/a/..//evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'evil.example',
    '?x',
    '#x',
    '',
    ' /',
    '/a b',
    '\u0000/x',
    `/${'a'.repeat(5000)}`,
    null,
    undefined,
    7,
    ['/a'],
  ])('refuses %j', (target) => {
    expect(safePath(target)).toBe('/')
    expect(safePath(target, '/app')).toBe('/app')
  })

  it('never leads to another origin, whatever is asked', () => {
    const nasty = fc.constantFrom(
      ...['/', '//', '\\', '.', '..', '%2e', '%2f', '%5c', '\t', '\r\n', '\u0000', '@', ':', '?'],
      ...[
        '#',
        'http:',
        'https:',
        'javascript:',
        'evil.example',
        'a',
        '\u00a0',
        '\u3000',
        '。',
        '／',
      ],
    )
    const target = fc.oneof(
      fc.array(nasty, { maxLength: 12 }).map((parts) => parts.join('')),
      fc.array(nasty, { maxLength: 12 }).map((parts) => `/${parts.join('')}`),
      fc.string({ unit: 'binary' }),
      fc.webUrl(),
    )
    fc.assert(
      fc.property(target, (asked) => {
        const path = safePath(asked)
        expect(leadsTo(path).origin).toBe('https://jatra.example')
        // Parsed once more, as the login form's hidden field is.
        expect(safePath(path)).toBe(path)
        expect(() => new Headers({ location: path })).not.toThrow()
      }),
      { numRuns: 2000 },
    )
  })
})

describe('the way to the login page', () => {
  const locationOf = (address: string) =>
    redirectToLogin(new Request(address)).headers.get('location') ?? ''

  it('leads back to path and query, and never names the host', () => {
    const location = locationOf('http://evil.example/flight/booking/?searchId=a&index=2')
    expect(location).toBe('/login?redirectTo=%2Fflight%2Fbooking%2F%3FsearchId%3Da%26index%3D2')
  })

  it('says so where a session ended', () => {
    const request = new Request('http://jatra.example/about')
    const location = redirectToLogin(request, { session: 'ended' }).headers.get('location')
    expect(location).toBe('/login?redirectTo=%2Fabout&session=ended')
  })

  it('leads back to the page, not to its data', () => {
    expect(locationOf('http://jatra.example/app/account/bookings.data')).toBe(
      '/login?redirectTo=%2Fapp%2Faccount%2Fbookings',
    )
  })

  it.each([
    ['account/bookings/flight/o1/receipt.pdf', 'account/bookings/flight/o1'],
    ['account/data', 'account/profile'],
    ['picture/u1', 'account/profile'],
    ['documents/d1', 'account/documents'],
    ['account/documents', 'account/documents'],
  ])('leads back from the file %s to the page %s', (file, shown) => {
    const back = new URL(locationOf(`http://jatra.example/app/${file}`), HERE)
    expect(back.searchParams.get('redirectTo')).toBe(`/app/${shown}`)
  })

  it('leads staff back from a document to its order', () => {
    const location = locationOf('http://jatra.example/desk/orders/o1/documents/d1')
    expect(location).toBe('/login?redirectTo=%2Fdesk%2Forders%2Fo1')
  })

  it('does not lead back to another origin by a path that looks like one', () => {
    expect(locationOf('http://jatra.example//evil.example/')).toBe('/login?redirectTo=%2F')
  })

  it('is never too long an address itself', () => {
    for (const character of ['a', '&', '%', '%E0%A6%AF']) {
      const query = character.repeat(Math.floor(2000 / character.length))
      expect(locationOf(`http://jatra.example/x?${query}`).length).toBeLessThan(MAX_URL_BYTES)
    }
  })
})
