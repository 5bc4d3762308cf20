import { describe, expect, it } from 'vitest'
import { createSiteProof, PROOF_HEADER } from '../../app/server/guards/site-proof.server.ts'
import { createTestSite } from './test-site.ts'

const SECRET = 'between the two hosts of these tests'
const siteProof = createSiteProof([SECRET])
const visitor = { clientIp: '203.0.113.9', userAgent: 'Chrome on a phone' }
const headersFor = async (method: string, path: string, proof = siteProof) => ({
  [PROOF_HEADER]: await proof.sign(method, new URL(path, 'http://site.test'), visitor),
})

describe('an API that a site asks with its proof', () => {
  it('takes the visitor’s address and browser from it, and needs no Origin', async () => {
    const testSite = createTestSite({ siteProof })
    const headers = {
      ...(await headersFor('POST', '/api/auth/login?x=1')),
      'x-jatra-client-ip': '6.6.6.6',
      'x-forwarded-for': '6.6.6.6',
      'user-agent': 'node',
    }
    expect((await testSite.send('POST', '/api/auth/login?x=1', headers)).status).toBe(200)
    const [request] = testSite.api
    expect(request?.headers.get('x-jatra-client-ip')).toBe('203.0.113.9')
    expect(request?.headers.get('x-jatra-user-agent')).toBe('Chrome on a phone')
    expect(request?.headers.get(PROOF_HEADER)).toBeNull()
  })

  it('keeps the id that the site gave the request, on its log lines too', async () => {
    const testSite = createTestSite({
      siteProof,
      transport: () => Promise.reject(new Error('the API fell over')),
    })
    const given = { 'x-request-id': 'given-by-the-site.1' }
    const headers = { ...(await headersFor('GET', '/api/airports')), ...given }
    const answer = await testSite.send('GET', '/api/airports', headers)
    expect(answer.headers.get('x-request-id')).toBe('given-by-the-site.1')
    expect(testSite.log).toMatchObject([
      { event: 'request_crashed', requestId: 'given-by-the-site.1' },
    ])
    const forged = await testSite.send('GET', '/api/airports', {
      ...headers,
      [PROOF_HEADER]: 'none',
    })
    expect(forged.status).toBe(503)
    expect(forged.headers.get('x-request-id')).toMatch(/^[0-9a-f]{12}$/)
  })

  it.each([
    ['for another call', 'POST', '/api/auth/register'],
    ['for another method', 'PUT', '/api/auth/login'],
  ])('answers a proof %s with 503, and reaches nothing', async (_, method, path) => {
    const testSite = createTestSite({ siteProof })
    const headers = await headersFor(method, path)
    const answer = await testSite.send('POST', '/api/auth/login', headers)
    expect(answer.status).toBe(503)
    expect(await answer.json()).toMatchObject({ code: 'provider_unavailable' })
    expect(testSite.api).toEqual([])
  })

  it('says in the log that the secrets differ, and neither a secret nor a proof', async () => {
    const testSite = createTestSite()
    const headers = await headersFor('GET', '/readyz')
    expect((await testSite.send('GET', '/readyz', headers)).status).toBe(503)
    const said = JSON.stringify(testSite.log)
    expect(said).toContain('site_proof_rejected')
    expect(said).toContain('API_SECRET is not the same on both hosts')
    expect(said).not.toContain(SECRET)
    expect(said).not.toContain(headers[PROOF_HEADER])
  })

  it('answers /readyz to a site that it knows', async () => {
    const headers = await headersFor('GET', '/readyz')
    expect((await createTestSite({ siteProof }).send('GET', '/readyz', headers)).status).toBe(200)
  })

  it('guards its own pages as before: a proof is for calls alone', async () => {
    const testSite = createTestSite({ siteProof })
    const headers = await headersFor('POST', '/logout')
    expect((await testSite.send('POST', '/logout', headers)).status).toBe(403)
    expect(testSite.pages).toEqual([])
  })
})
