import { CompactEncrypt, UnsecuredJWT } from 'jose'
import { hkdfSync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { HOUR_MS } from '@jatra/contract/values/time-units'
import { createSessionCookie } from './session-cookie.server.ts'
import { Session, type SessionUser } from './session.server.ts'

const NOON = Date.UTC(2026, 10, 20, 6)
const clock = () => NOON
const OLD = 'o'.repeat(32)
const NEW = 'n'.repeat(32)
const user: SessionUser = {
  _id: 'u1',
  userName: 'nusrat',
  name: null,
  picture: null,
}
const keyOf = (secret: string) =>
  new Uint8Array(hkdfSync('sha256', secret, '', 'jatra session cookie', 32))

async function signedIn(cookie = createSessionCookie([NEW], false, clock), who = user) {
  const session = new Session({})
  session.signIn('token-of-nusrat', who)
  const header = await cookie.write(session)
  return { header, pair: header.split(';', 1)[0] ?? '' }
}

async function sealed(data: unknown, header = { alg: 'dir', enc: 'A256GCM' }) {
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(data)))
    .setProtectedHeader(header)
    .encrypt(keyOf(NEW))
}

describe('the session cookie', () => {
  it('gives back who signed in', async () => {
    const cookie = createSessionCookie([NEW], false, clock)
    const { pair } = await signedIn(cookie)
    const session = await cookie.read(`theme=dark; ${pair}; other=1`)
    expect(session.user).toEqual(user)
    expect(session.token).toBe('token-of-nusrat')
    expect(session.changed).toBe(false)
  })

  it('reveals nothing to a holder of the cookie', async () => {
    const { pair } = await signedIn()
    const decoded = pair.split('.').map((part) => Buffer.from(part, 'base64url').toString('latin1'))
    expect(pair + decoded.join()).not.toMatch(/nusrat|token-of/)
  })

  it('is __Host- and Secure under https, and neither under http', async () => {
    const https = await signedIn(createSessionCookie([NEW], true, clock))
    expect(https.header).toMatch(
      /^__Host-jatra=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax; Secure; Max-Age=2592000$/,
    )
    const http = await signedIn(createSessionCookie([NEW], false, clock))
    expect(http.header).toMatch(/^jatra=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=2592000$/)
  })

  it('under https ignores the cookie that plain http can set', async () => {
    const { pair } = await signedIn(createSessionCookie([NEW], false, clock))
    expect((await createSessionCookie([NEW], true, clock).read(pair)).user).toBeNull()
  })

  it('opens what a rotated secret sealed, and seals with the new one', async () => {
    const { pair } = await signedIn(createSessionCookie([OLD], false, clock))
    const rotated = createSessionCookie([NEW, OLD], false, clock)
    const session = await rotated.read(pair)
    expect(session.user).toEqual(user)
    const again = await rotated.write(session)
    expect((await createSessionCookie([NEW], false, clock).read(again)).user).toEqual(user)
    expect((await createSessionCookie([OLD], false, clock).read(again)).user).toBeNull()
  })

  it('starts afresh from a secret that is gone', async () => {
    const { pair } = await signedIn(createSessionCookie([OLD], false, clock))
    expect((await createSessionCookie([NEW], false, clock).read(pair)).data).toEqual({})
  })

  it('rejects forgeries: every changed character signs out', async () => {
    const cookie = createSessionCookie([NEW], false, clock)
    const { pair } = await signedIn(cookie)
    const { length } = pair
    for (let at = 'jatra='.length; at < length - 1; at += 7) {
      if (pair[at] === '.') continue
      const forged = pair.slice(0, at) + (pair[at] === 'A' ? 'B' : 'A') + pair.slice(at + 1)
      expect((await cookie.read(forged)).user, `character ${at}`).toBeNull()
    }
  })

  it.each([
    ['nothing', ''],
    ['an empty value', 'jatra='],
    ['noise', 'jatra=%00%ff'],
    ['dots', 'jatra=....'],
    ['a token that is not sealed', `jatra=${new UnsecuredJWT({ token: 'x', user }).encode()}`],
    ['something huge', `jatra=${'A'.repeat(100_000)}`],
  ])('starts afresh from %s', async (_, header) => {
    expect((await createSessionCookie([NEW], false, clock).read(header)).data).toEqual({})
  })

  it('starts afresh from a truncated cookie', async () => {
    const cookie = createSessionCookie([NEW], false, clock)
    const { pair } = await signedIn(cookie)
    for (const cut of [1, 10, 40, pair.length >> 1])
      expect((await cookie.read(pair.slice(0, -cut))).user).toBeNull()
  })

  it.each([
    ['another shape', { token: 7, user: 'nusrat' }],
    ['a list', []],
    ['null', null],
    ['a user that lacks fields', { token: 't', user: { _id: 'u1' } }],
  ])('starts afresh from %s, sealed as it should be', async (_, data) => {
    const cookie = createSessionCookie([NEW], false, clock)
    expect((await cookie.read(`jatra=${await sealed(data)}`)).data).toEqual({})
  })

  it('takes no other algorithm, even with the right key', async () => {
    const cookie = createSessionCookie([NEW], false, clock)
    const data = { token: 'token-of-nusrat', user }
    expect((await cookie.read(`jatra=${await sealed(data)}`)).user).toEqual(user)
    const wrapped = await sealed(data, { alg: 'A256KW', enc: 'A256GCM' })
    expect((await cookie.read(`jatra=${wrapped}`)).user).toBeNull()
  })

  it('stays under what browsers keep, and leaves out what only decorates', async () => {
    const cookie = createSessionCookie([NEW], false, clock)
    const picture = `https://pictures.example/${'p'.repeat(4000)}`
    const { pair } = await signedIn(cookie, { ...user, picture })
    expect(pair.length).toBeLessThanOrEqual(4097)
    const session = await cookie.read(pair)
    expect(session.token).toBe('token-of-nusrat')
    expect(session.user).toEqual(user)
  })

  it('is removed by signing out', async () => {
    const cookie = createSessionCookie([NEW], false, clock)
    const session = await cookie.read((await signedIn(cookie)).pair)
    session.signOut()
    expect(session.user).toBeNull()
    expect(session.token).toBeUndefined()
    expect(await cookie.write(session)).toBe('jatra=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0')
  })

  it('is renewed once it is older than a day, so that regular visitors stay signed in', async () => {
    const { pair } = await signedIn()
    const after = (hours: number) => createSessionCookie([NEW], false, () => NOON + hours * HOUR_MS)
    expect((await after(23).read(pair)).changed).toBe(false)
    const session = await after(25).read(pair)
    expect(session.changed).toBe(true)
    const renewed = (await after(25).write(session)).split(';', 1)[0] ?? ''
    expect((await after(26).read(renewed)).changed).toBe(false)
    expect((await after(26).read(renewed)).user).toEqual(user)
  })

  it('keeps the visitor of prototype mode through signing out, and nothing else', async () => {
    const session = new Session({ visitor: 'v1', token: 't', user })
    session.signOut()
    expect(session.data).toEqual({ visitor: 'v1' })
  })

  it('keeps nothing of a user beyond what the pages show', async () => {
    const session = new Session({})
    session.signIn('t', { ...user, passwordHash: 'x', passport: 'A0' } as SessionUser)
    expect(session.data.user).toEqual(user)
  })
})
