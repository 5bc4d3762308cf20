import { describe, expect, it } from 'vitest'
import { getOrder } from '@jatra/contract/whole-order/endpoints'
import { parseTrustedProxies } from '../../app/server/http/client-address.server.ts'
import { createTestSite } from './test-site.ts'

const given = { 'x-request-id': 'given-by-a-proxy.1' }
const idOf = (answer: Response) => answer.headers.get('x-request-id')

describe('the id of a request', () => {
  it.each(['/', '/api/airports', '/healthz', `/${'a'.repeat(3000)}`])(
    'is on the answer, new each time, and no stranger chooses it: %s',
    async (path) => {
      const testSite = createTestSite()
      const answers = [
        await testSite.send('GET', path, given),
        await testSite.send('GET', path, given),
      ].map(idOf)
      for (const id of answers) expect(id).toMatch(/^[0-9a-f]{12}$/)
      expect(new Set(answers).size).toBe(2)
    },
  )

  const inNetwork = (network: string) => parseTrustedProxies(network) ?? 0

  it.each([
    ['counted', 1],
    ['known by its network', inNetwork('192.0.2.0/24')],
  ])('is the one that a proxy of ours gave it: %s', async (_, trustedProxies) => {
    const testSite = createTestSite({ trustedProxies })
    expect(idOf(await testSite.send('GET', '/', given))).toBe('given-by-a-proxy.1')
  })

  it('is not taken from a request of another network', async () => {
    const testSite = createTestSite({ trustedProxies: inNetwork('10.0.0.0/8') })
    expect(idOf(await testSite.send('GET', '/', given))).toMatch(/^[0-9a-f]{12}$/)
  })

  it.each(['short', 'a'.repeat(65), 'two words', '{"event":"forged"}', '<b>bold</b>'])(
    'is made here when a proxy passes on what is no id: %s',
    async (forged) => {
      const testSite = createTestSite({ trustedProxies: 1 })
      const answer = await testSite.send('GET', '/', { 'x-request-id': forged })
      expect(idOf(answer)).toMatch(/^[0-9a-f]{12}$/)
    },
  )

  it('reaches the page and the API, whatever the visitor says it is', async () => {
    const testSite = createTestSite()
    const page = await testSite.send('GET', '/', given)
    expect(testSite.pages[0]?.context.requestId).toBe(idOf(page))
    const answer = await testSite.send('GET', '/api/airports', given)
    expect(testSite.api[0]?.headers.get('x-request-id')).toBe(idOf(answer))
  })

  it('is on each log line that is written on the way, and on those of no other request', async () => {
    const testSite = createTestSite({
      transport: async () => Response.json({}, { status: 500 }),
      page: async (_, { api, log }) => {
        await api.call(getOrder, { params: { userId: 'u1', orderId: 'o1' } }).catch(() => {})
        log.warn('page_noticed')
        return new Response('a page')
      },
    })
    const answers = await Promise.all([testSite.send('GET', '/a'), testSite.send('GET', '/b')])
    for (const answer of answers) {
      const lines = testSite.log.filter(({ requestId }) => requestId === idOf(answer))
      expect(lines.map(({ event }) => event)).toEqual(['call_failed', 'page_noticed'])
    }
  })
})
