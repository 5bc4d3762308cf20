import { beforeAll, describe, expect, inject, it } from 'vitest'
import { FOR_EVERYONE } from '@jatra/contract/http/for-everyone'
import { Visitor } from './visitor.ts'

const origin = inject('site')
let nobody: Visitor
let member: Visitor
let userName: string

beforeAll(async () => {
  nobody = new Visitor(origin)
  member = new Visitor(origin)
  userName = await member.signUp()
})

const pages = [
  ...['/', '/?search=visa', '/packageMenu', '/packageMenu?destination=Nepal'],
  ...['/packages/nepal-kathmandu-pokhara-5-days?adults=2', '/visaDetails?country=Thailand'],
  ...['/login', '/register', '/forgot-password', '/about', '/privacy-policy', '/refund-policy'],
]
const dataOf = (page: string) => page.replace(/^\/(?=\?|$)/, '/_root').replace(/(?=\?|$)/, '.data')

describe.each([...pages, ...pages.map(dataOf), '/api/package?limit=2', '/wp-login.php'])(
  '%s',
  (address) => {
    it('is cached for visitors, and stays a member’s own for a member', async () => {
      const first = await nobody.get(address)
      const cached = await first.text()
      const own = await (await member.get(address)).text()
      const again = await nobody.get(`${address}${address.includes('?') ? '&' : '?'}utm_source=m`)

      expect(await again.text()).toBe(cached)
      expect(again.headers.get('etag')).toMatch(/^W\//)
      expect(again.headers.get('cache-control')).toBe(
        first.status === 404 ? 'no-store' : FOR_EVERYONE,
      )
      expect(cached).not.toContain(userName)
      expect(cached).not.toContain('utm_source')
      // A signed-in user is redirected from the sign-in pages, and the list of packages treats them as any visitor.
      const hasHeader = !/login|register|forgot|\/api\/|_root\.data\?/.test(address)
      if (hasHeader) expect(own).toContain(userName)
    })
  },
)

it('no answer to a signed-in user is cached', async () => {
  for (const address of [...pages, ...pages.map(dataOf), '/wp-login.php']) {
    const { headers } = await member.get(address)
    expect(headers.get('cache-control'), address).toBe('private, no-store')
    expect(headers.get('etag'), address).toBeNull()
  }
})

it.each([
  ['a page with drafts', '/visaBookSchedule/0?country=Thailand', 302],
  ['a page of the account', '/app/account/profile', 302],
  ['a page that is not there', '/packages/not-there', 404],
  ['a call without a token', '/api/users/u1', 401],
  ['a page that was asked for with the cookie of no session', '/about', 200],
])('%s is never cached', async (_, address, status) => {
  const headers: Record<string, string> = status === 200 ? { cookie: 'jatra=forged' } : {}
  for (let round = 0; round < 2; round++) {
    const answer = await fetch(origin + address, { headers, redirect: 'manual' })
    expect(answer.status).toBe(status)
    expect(answer.headers.get('cache-control')).toMatch(/no-store/)
    expect(answer.headers.get('etag')).toBeNull()
  }
})

it('other cookies, such as the language’s, change nothing', async () => {
  const about = async (cookie: string) =>
    (await fetch(`${origin}/about`, { headers: { cookie } })).text()
  expect(await about('language=bn')).toBe(await about('language=en'))
})
