import { describe, expect, inject, it } from 'vitest'
import { jpeg } from '@jatra/api/testing/pictures'
import { fieldsOf } from './form-bodies.ts'
import { hiddenField, traveller, Visitor } from './visitor.ts'

const origin = inject('site')

const PASSWORD = 'Jatra@2026'
const LIST = '/app/account/regular-travelers'
const SECURITY = '/app/account/change-password'
const PASSPORT = 'A01234567'
const VISA = '/visaBookSchedule/0?country=Thailand&nationality=BD&travelers=1'

/** A new traveller's form, filled in by the visitor's account. */
async function fillIn(visitor: Visitor): Promise<{ path: string; fields: Record<string, string> }> {
  const { path, html } = await visitor.follow(`${LIST}/new`)
  const typed = Object.entries(traveller).map(([name, value]) => [
    name.replace('travelers[0]', 'traveler'),
    value,
  ])
  const fields = {
    ...Object.fromEntries(typed),
    account: hiddenField(html, 'account'),
    'traveler.passportNumber': PASSPORT,
    'traveler.passportExYear': '2034',
    'traveler.passportExMonth': '5',
    'traveler.passportExDay': '9',
  }
  return { path, fields }
}

/** One person leaves a browser, and the next signs up in another tab. */
async function anotherSignsIn(visitor: Visitor) {
  await visitor.post('/logout', {})
  await visitor.signUp()
}

describe('a form of a browser in which another account has signed in meanwhile', () => {
  it('saves nothing in the other account, and says why', async () => {
    const visitor = new Visitor(origin)
    await visitor.signUp()
    const { path, fields } = await fillIn(visitor)
    await anotherSignsIn(visitor)
    const answer = await visitor.post(path, fields)
    expect(answer.status).toBe(409)
    const html = await answer.text()
    expect(html).toContain('Another account is signed in here')
    expect(html).not.toContain(PASSPORT)
    expect((await visitor.follow(LIST)).html).toContain('Nobody here yet')
  })

  it('gives the other account neither a picture nor a passport that is being typed', async () => {
    const visitor = new Visitor(origin)
    await visitor.signUp()
    const account = hiddenField((await visitor.follow(VISA)).html, 'account')
    await anotherSignsIn(visitor)
    const image = new Blob([new Uint8Array(await jpeg(320, 240))])
    const upload = await visitor.upload(`/app/documents?name=a.jpg&account=${account}`, image)
    expect(upload.status).toBe(403)
    expect(await upload.json()).toMatchObject({
      message: 'Another account is signed in here now, so nothing was sent.',
    })
    const draft = `/app/passport-draft/visa/0123456789abcdef?account=${account}`
    expect((await visitor.post(draft, { 'travelers[0].passportNumber': PASSPORT })).status).toBe(
      403,
    )
    expect((await visitor.get(draft)).status).toBe(403)
    // Whoever is signed in stays so.
    expect((await visitor.follow('/app/account/documents')).html).toContain('No document uploaded')
  })

  it.each(['/app/account/profile', SECURITY, '/app/account/delete', `${LIST}/new`, VISA])(
    'names its account, so that it can be told: %s',
    async (path) => {
      const visitor = new Visitor(origin)
      await visitor.signUp()
      expect(hiddenField((await visitor.follow(path)).html, 'account')).not.toBe('')
    },
  )

  it.each([
    ['to log out everywhere', SECURITY, { device: '' }],
    ['to change the password', SECURITY, { currentPassword: PASSWORD }],
    ['to delete the account', '/app/account/delete', { password: PASSWORD }],
  ])('is refused: %s', async (_, path, fields) => {
    const visitor = new Visitor(origin)
    await visitor.signUp()
    const account = hiddenField((await visitor.follow(path)).html, 'account')
    await anotherSignsIn(visitor)
    expect((await visitor.post(path, { ...fields, account })).status).toBe(409)
    expect((await visitor.get(SECURITY)).status).toBe(200)
  })
})

describe('a form that is sent without script after the session has ended', () => {
  it.each([
    ['from another device', 'elsewhere'],
    ['in another tab, or by its time', 'here'],
  ] as const)('%s comes back whole, and is sent again after signing in', async (_, where) => {
    const visitor = new Visitor(origin)
    const userName = await visitor.signUp()
    const { path, fields } = await fillIn(visitor)
    const other = new Visitor(origin)
    other.takeCookiesOf(visitor)
    await (where === 'here' ? visitor : other).post('/logout', {})

    const answer = await visitor.post(path, fields)
    const html = await answer.text()
    expect(answer.status).toBe(401)
    expect(answer.headers.get('cache-control')).toContain('no-store')
    expect(html).toContain('Sign in to send this')
    const kept = fieldsOf(html)
    expect(kept).toEqual(fields)
    await visitor.post('/login', { identifier: userName, password: PASSWORD })
    const saved = await visitor.post(path, kept)
    expect(saved.headers.get('location')).toMatch(new RegExp(`^${LIST}\\?saved=`))
  })

  it('is asked anew when it has a password in it', async () => {
    const visitor = new Visitor(origin)
    const fields = { currentPassword: PASSWORD, newPassword: 'x', confirmPassword: 'x' }
    const answer = await visitor.post(SECURITY, fields)
    expect(answer.headers.get('location')).toMatch(/^\/login\?/)
    expect(await answer.text()).not.toContain(PASSWORD)
  })

  it('comes back to nobody else: another account that signs in cannot send it', async () => {
    const visitor = new Visitor(origin)
    await visitor.signUp()
    const { path, fields } = await fillIn(visitor)
    await visitor.post('/logout', {})
    const kept = fieldsOf(await (await visitor.post(path, fields)).text())
    await visitor.signUp()
    expect((await visitor.post(path, kept)).status).toBe(409)
  })

  it('leads to the login page when it is longer than any form of ours', async () => {
    const visitor = new Visitor(origin)
    const answer = await visitor.post(VISA, { note: 'x'.repeat(40_000) })
    expect(answer.headers.get('location')).toMatch(/^\/login\?/)
  })
})

describe('leaving an account', () => {
  it.each([
    ['logging out', '/logout', {}, '/'],
    ['logging out everywhere', SECURITY, { device: '' }, '/login?logout=everywhere'],
    ['deleting the account', '/app/account/delete', { password: PASSWORD }, '/goodbye'],
  ])('clears what the browser keeps, without script too: %s', async (_, path, fields, to) => {
    const visitor = new Visitor(origin)
    await visitor.signUp()
    const answer = await visitor.post(path, fields)
    expect(answer.headers.get('location')).toBe(to)
    expect(answer.headers.get('clear-site-data')).toBe('"storage"')
    expect((await visitor.get(SECURITY)).headers.get('location')).toMatch(/^\/login\?/)
  })
})
