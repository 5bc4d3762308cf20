import { describe, expect, it } from 'vitest'
import { getOrder } from '@jatra/contract/order/endpoints'
import { parseTrustedProxies } from '../../app/lib/client-address.server.ts'
import { createStage } from './stage.ts'

const given = { 'x-request-id': 'given-by-a-proxy.1' }
const idOf = (answer: Response) => answer.headers.get('x-request-id')

describe('the id of a request', () => {
  it.each(['/', '/api/airports', '/healthz', `/${'a'.repeat(3000)}`])(
    'is on the answer, new each time, and no stranger chooses it: %s',
    async (path) => {
      const stage = createStage()
      const answers = [
        await stage.send('GET', path, given),
        await stage.send('GET', path, given),
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
    const stage = createStage({ trustedProxies })
    expect(idOf(await stage.send('GET', '/', given))).toBe('given-by-a-proxy.1')
  })

  it('is not the one that somebody gave it from another network', async () => {
    const stage = createStage({ trustedProxies: inNetwork('10.0.0.0/8') })
    expect(idOf(await stage.send('GET', '/', given))).toMatch(/^[0-9a-f]{12}$/)
  })

  it.each(['short', 'a'.repeat(65), 'two words', '{"event":"forged"}', '<b>bold</b>'])(
    'is made here when a proxy passes on what is no id: %s',
    async (forged) => {
      const stage = createStage({ trustedProxies: 1 })
      const answer = await stage.send('GET', '/', { 'x-request-id': forged })
      expect(idOf(answer)).toMatch(/^[0-9a-f]{12}$/)
    },
  )

  it('reaches the page and the API, whatever the visitor says it is', async () => {
    const stage = createStage()
    const page = await stage.send('GET', '/', given)
    expect(stage.pages[0]?.context.requestId).toBe(idOf(page))
    const answer = await stage.send('GET', '/api/airports', given)
    expect(stage.api[0]?.headers.get('x-request-id')).toBe(idOf(answer))
  })

  it('is on each log line that is written on the way, and on those of no other request', async () => {
    const stage = createStage({
      transport: async () => Response.json({}, { status: 500 }),
      page: async (_, { api, log }) => {
        await api.call(getOrder, { params: { userId: 'u1', orderId: 'o1' } }).catch(() => {})
        log.warn('page_noticed')
        return new Response('a page')
      },
    })
    const answers = await Promise.all([stage.send('GET', '/a'), stage.send('GET', '/b')])
    for (const answer of answers) {
      const lines = stage.log.filter(({ requestId }) => requestId === idOf(answer))
      expect(lines.map(({ event }) => event)).toEqual(['call_failed', 'page_noticed'])
    }
  })
})
