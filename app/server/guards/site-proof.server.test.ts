import { SignJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { createSiteProof } from './site-proof.server.ts'

const OLD = 'the secret of last year, long enough'
const NEW = 'the secret of this year, long enough'
const LOGIN = new URL('https://api.jatra.test/api/auth/login')
const visitor = { clientIp: '203.0.113.9', userAgent: 'Chrome on a phone' }
const NOW = Date.UTC(2026, 10, 20)

const proofOf = (secret = NEW, at = NOW) =>
  createSiteProof([secret], () => at).sign('POST', LOGIN, visitor)
const verifier = (secrets = [NEW, OLD], at = NOW) => createSiteProof(secrets, () => at)

describe('the proof of a site', () => {
  it('names the visitor on whose behalf it asks', async () => {
    expect(await verifier().verify(await proofOf(), 'POST', LOGIN)).toEqual(visitor)
  })

  it('holds with every secret of the list, and is made with the first', async () => {
    expect(await verifier().verify(await proofOf(OLD), 'POST', LOGIN)).toEqual(visitor)
    const made = await verifier().sign('POST', LOGIN, visitor)
    expect(await verifier([NEW]).verify(made, 'POST', LOGIN)).toEqual(visitor)
    expect(await verifier([OLD]).verify(made, 'POST', LOGIN)).toBeNull()
  })

  it('is for one method, path and query, on whatever host', async () => {
    const proof = await proofOf()
    for (const [method, url] of [
      ['PUT', LOGIN.href],
      ['POST', `${LOGIN.href}?x=1`],
      ['POST', 'https://api.jatra.test/api/auth/register'],
    ] as const)
      expect(await verifier().verify(proof, method, new URL(url)), url).toBeNull()
    const inside = new URL('http://10.0.0.7:3000/api/auth/login')
    expect(await verifier().verify(proof, 'POST', inside)).toEqual(visitor)
  })

  it('holds for a minute, with half a minute between the clocks', async () => {
    const proof = await proofOf()
    const after = (seconds: number) =>
      verifier(undefined, NOW + seconds * 1000).verify(proof, 'POST', LOGIN)
    expect(await after(85)).toEqual(visitor)
    expect(await after(95)).toBeNull()
    expect(await after(-25)).toEqual(visitor)
    expect(await after(-35)).toBeNull()
  })

  it.each(['', 'x', 'a.b.c', 'eyJhbGciOiJub25lIn0.eyJpc3MiOiJqYXRyYS1zaXRlIn0.'])(
    'is not %j',
    async (forged) => {
      expect(await verifier().verify(forged, 'POST', LOGIN)).toBeNull()
    },
  )

  it('is invalid when signed with the raw secret, or without any secret', async () => {
    const claims = { htm: 'POST', htu: LOGIN.pathname, ip: '6.6.6.6' }
    const raw = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer('jatra-site')
      .setIssuedAt(NOW / 1000)
      .sign(new TextEncoder().encode(NEW))
    expect(await verifier().verify(raw, 'POST', LOGIN)).toBeNull()
    expect(await verifier([]).verify(await proofOf(), 'POST', LOGIN)).toBeNull()
    await expect(verifier([]).sign('POST', LOGIN, visitor)).rejects.toThrow('API_SECRET')
  })

  it('holds no secret and stays short, however long a browser’s name is', async () => {
    const proof = await createSiteProof([NEW], () => NOW).sign('POST', LOGIN, {
      clientIp: '203.0.113.9',
      userAgent: 'x'.repeat(5000),
    })
    expect(proof.length).toBeLessThan(1200)
    expect(proof).not.toContain(NEW)
  })
})
