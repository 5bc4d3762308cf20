import { describe, expect, it } from 'vitest'
import { startBuilt } from './built-server.ts'
import { createTestSite } from './test-site.ts'

describe('without PUBLIC_URL', () => {
  it('another Host is told which setting is missing, and reaches nothing', async () => {
    const testSite = createTestSite()
    const answer = await testSite.send('GET', '/', { host: 'evil.example' })
    expect(answer.status).toBe(421)
    expect(await answer.text()).toContain('set PUBLIC_URL')
    const call = await testSite.send('GET', '/api/airports', { host: 'evil.example' })
    expect(await call.json()).toMatchObject({ code: 'misdirected_request', status: 421 })
    expect([...testSite.pages, ...testSite.api]).toEqual([])
  })

  it('a balancer may ask for health by any name', async () => {
    for (const path of ['/healthz', '/readyz'])
      expect((await createTestSite().send('GET', path, { host: 'evil.example' })).status).toBe(200)
  })
})

it('with PUBLIC_URL the Host is whatever the proxy writes', async () => {
  const answer = await createTestSite({ https: true }).send('GET', '/', { host: 'app-3.internal' })
  expect(answer.status).toBe(200)
})

it('the built server rejects to take test money in public, and names what it does not know', async () => {
  await expect(startBuilt({ PUBLIC_URL: 'https://jatra.example' })).rejects.toThrow(
    'SSLCOMMERZ_STORE_ID: is not set',
  )
  const server = await startBuilt({ API_MODE: 'mock', TRUST_PROXI: '1' })
  await server.stop()
  expect(server.said()).toContain('"name":"TRUST_PROXI","meant":"TRUST_PROXY"')
})

it('the built server says which variables led to a port that is taken, without a stack', async () => {
  const server = await startBuilt({ API_MODE: 'mock' })
  const { port } = new URL(server.origin)
  const another = startBuilt({ API_MODE: 'mock', PORT: port })
  await expect(another).rejects.toThrow(
    new RegExp(`ended with 1:\\nPORT or HOST cannot be used: listen EADDRINUSE.*:${port}\\n$`),
  )
  await server.stop()
})

it('the built server says to an older Node which one it needs', async () => {
  const older = `Object.defineProperty(process.versions, 'node', { value: '20.20.2' })`
  const preload = `data:text/javascript,${encodeURIComponent(older)}`
  // Node 20 cannot import TypeScript.
  const asOld = startBuilt({ NODE_OPTIONS: `--no-experimental-strip-types --import=${preload}` })
  await expect(asOld).rejects.toThrow(
    'ended with 1:\nJatra needs Node 24 or newer, and this is Node 20.20.2.\n',
  )
})
