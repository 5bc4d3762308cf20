import { expect, inject, it } from 'vitest'
import { Visitor } from './visitor.ts'

const origin = inject('site')

const PASSWORD = 'Jatra@2026'
const orders = '/app/account/bookings'

/** Whether the bookings are shown, and not the login page. */
async function isSignedIn(visitor: Visitor): Promise<boolean> {
  return (await visitor.follow(orders)).path === orders
}

it('a session planted in a browser is useless after a login there', async () => {
  const thief = new Visitor(origin)
  await thief.signUp()
  const victim = new Visitor(origin)
  const userName = await victim.signUp()
  await victim.post('/logout', {})

  // The thief's cookie gets into the victim's browser; then the thief leaves, and the victim signs in.
  victim.takeCookiesOf(thief)
  await thief.post('/logout', {})
  const copy = new Visitor(origin)
  copy.takeCookiesOf(victim)
  await victim.post('/login', { identifier: userName, password: PASSWORD })

  expect(await isSignedIn(victim)).toBe(true)
  expect(await isSignedIn(copy)).toBe(false)
  expect(await isSignedIn(thief)).toBe(false)
})

it('a copied cookie opens nothing once its owner has logged out', async () => {
  const owner = new Visitor(origin)
  await owner.signUp()
  const thief = new Visitor(origin)
  thief.takeCookiesOf(owner)
  expect(await isSignedIn(thief)).toBe(true)
  await owner.post('/logout', {})
  expect(await isSignedIn(thief)).toBe(false)
})

it('the two calls that take the cookie know the session, and end it for every copy', async () => {
  const owner = new Visitor(origin)
  const userName = await owner.signUp()
  const thief = new Visitor(origin)
  thief.takeCookiesOf(owner)
  const known = await owner.get('/api/auth/login/success')
  expect(await known.json()).toMatchObject({ user: { userName } })
  const out = await owner.post('/api/auth/logout', {})
  expect(out.status).toBe(200)
  expect(out.headers.get('set-cookie')).toContain('Max-Age=0')
  for (const visitor of [owner, thief]) {
    expect((await visitor.get('/api/auth/login/success')).status).toBe(401)
    expect(await isSignedIn(visitor)).toBe(false)
  }
})

it('each login is a session of its own', async () => {
  const phone = new Visitor(origin)
  const userName = await phone.signUp()
  const laptop = new Visitor(origin)
  await laptop.post('/login', { identifier: userName, password: PASSWORD })
  await phone.post('/logout', {})
  expect(await isSignedIn(laptop)).toBe(true)
  expect(await isSignedIn(phone)).toBe(false)
})

it('a session that ended elsewhere leads to the login, and back to the same place', async () => {
  const owner = new Visitor(origin)
  await owner.signUp()
  const other = new Visitor(origin)
  other.takeCookiesOf(owner)
  await other.post('/logout', {})
  const answer = await owner.get(`${orders}/holidays?cursor=x`)
  expect(answer.headers.get('location')).toBe(
    `/login?${new URLSearchParams({ redirectTo: `${orders}/holidays?cursor=x`, session: 'ended' })}`,
  )
})

it('what a page sends as it is left signs out nobody who has signed in again meanwhile', async () => {
  const owner = new Visitor(origin)
  await owner.signUp()
  const elsewhere = new Visitor(origin)
  elsewhere.takeCookiesOf(owner)
  await elsewhere.post('/logout', {})

  const late = await owner.post('/app/passport-draft/flight/0123456789abcdef', { intent: 'delete' })
  expect([late.status, late.headers.get('set-cookie')]).toEqual([401, null])
  const page = await owner.get(orders)
  expect(page.headers.get('set-cookie')).toContain('Max-Age=0')
})
