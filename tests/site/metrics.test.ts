import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { afterEach, describe, expect, it } from 'vitest'
import { getOrder } from '@jatra/contract/whole-order/endpoints'
import type { Logger } from '@jatra/contract/observability/logging'
import { DomainError } from '@jatra/contract/http/problem'
import type { BusinessSources } from '../../app/server/observability/business-metrics.server.ts'
import {
  countRequests,
  metricsEndpoint,
  serveMetrics,
} from '../../app/server/observability/metrics-endpoint.server.ts'
import { createMetrics } from '../../app/server/observability/metrics.server.ts'
import { createRoutePatterns } from '../../app/server/pages/route-patterns.server.ts'
import { createTestSite, type TestSite } from './test-site.ts'

const servers: Server[] = []
afterEach(() => servers.splice(0).forEach((server) => server.close()))

async function listen({ fetch }: TestSite): Promise<string> {
  const listener = getRequestListener(fetch)
  const server = createServer((request, response) => void listener(request, response))
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const pages = {
  root: { id: 'root' },
  search: { id: 'search', parentId: 'root', path: 'flight/search' },
  confirm: { id: 'confirm', parentId: 'root', path: 'confirm-email/:id/:token' },
  reset: { id: 'reset', parentId: 'root', path: 'reset-password/:id/:token' },
  lost: { id: 'lost', parentId: 'root', path: '*' },
}
const silent: Logger = { info() {}, warn() {}, error() {} }

describe('/metrics', () => {
  it('is not there unless it is configured', async () => {
    const page = () => new Response('not found', { status: 404 })
    expect((await createTestSite({ page }).send('GET', '/metrics')).status).toBe(404)
  })

  it.each([
    ['no token', {}, 401],
    ['a wrong token', { authorization: 'Bearer the-right-tokem' }, 401],
    ['another scheme', { authorization: 'Basic the-right-token' }, 401],
    ['the token', { authorization: 'Bearer the-right-token' }, 200],
  ])('on the site’s port, with %s', async (_, headers, status) => {
    const testSite = createTestSite({
      metrics: metricsEndpoint(createMetrics(), 'the-right-token'),
    })
    const answer = await testSite.send('GET', '/metrics', headers)
    expect(answer.status).toBe(status)
    expect((await answer.text()).includes('nodejs_eventloop_lag_p99_seconds')).toBe(status === 200)
  })
})

describe('on a port of its own', () => {
  const serve = async (port: number) => {
    const server = await serveMetrics(metricsEndpoint(createMetrics(), null), port, '127.0.0.1')
    servers.push(server)
    return (server.address() as AddressInfo).port
  }

  it('stands /metrics and nothing else, with no token asked', async () => {
    const origin = `http://127.0.0.1:${await serve(0)}`
    const told = await fetch(`${origin}/metrics`)
    expect(told.status).toBe(200)
    expect(told.headers.get('content-type')).toMatch(/^text\/plain/)
    expect(await told.text()).toContain('nodejs_eventloop_lag_p99_seconds')
    expect((await fetch(`${origin}/`)).status).toBe(404)
  })

  it('a port in use is reported when the site starts', async () => {
    const port = await serve(0)
    await expect(serve(port)).rejects.toThrow('EADDRINUSE')
  })
})

describe('requests', () => {
  it('are counted by the pattern of their route, whatever is asked for', async () => {
    const metrics = createMetrics()
    const testSite = createTestSite({
      requestAnswered: countRequests(metrics, createRoutePatterns(pages)),
    })
    const origin = await listen(testSite)
    const paths = [
      '/flight/search?from=DAC',
      '/flight/search.data?from=CXB',
      '/Flight/Search/',
      '/reset-password/u1/s3cret-token',
      '/confirm-email/u1/s3cret-token',
      '/api/orders/u1/o1',
      '/api/orders/u2/o2',
      '/api/made-up/u1',
      '/wp-admin.php',
      '/another/guess',
    ]
    for (const path of paths) await (await fetch(origin + path)).text()
    const count = async (route: string) => {
      const { text } = await metrics.render()
      const line = `jatra_http_requests_total{method="GET",route="${route}",status="200"} `
      return Number(
        text
          .split('\n')
          .find((one) => one.startsWith(line))
          ?.slice(line.length) ?? 0,
      )
    }
    await expect.poll(() => count('none')).toBe(2)
    expect(await count('/flight/search')).toBe(3)
    expect(await count('/reset-password/:id/:token')).toBe(1)
    expect(await count('/confirm-email/:id/:token')).toBe(1)
    expect(await count('/api/*')).toBeGreaterThan(0)
    const { text } = await metrics.render()
    expect(text).not.toMatch(/s3cret|made-up|guess|u1/)
    expect(text).toContain('jatra_http_request_duration_seconds_bucket')
  })
})

describe('the page cache', () => {
  it('counts how requests came by their answers', async () => {
    const metrics = createMetrics()
    for (const outcome of ['miss', 'hit', 'hit'] as const) metrics.pageCacheAsked(outcome)
    const { text } = await metrics.render()
    expect(text).toContain('jatra_page_cache_total{outcome="hit"} 2')
    expect(text).toContain('jatra_page_cache_total{outcome="miss"} 1')
  })
})

describe('what pages ask of the API, and what is logged', () => {
  it('is counted by its name: good answers, errors that are the caller’s, and failures', async () => {
    const metrics = createMetrics()
    const answers = [
      () => Response.json({}, { status: 500 }),
      () => new DomainError('not_found', { text: 'None.' }).toResponse(new Headers()),
    ]
    const testSite = createTestSite({
      observer: metrics.observer,
      log: metrics.counting(silent),
      transport: async () => answers.shift()?.() ?? Response.json({}),
      page: async (_, { api }) => {
        await api.call(getOrder, { params: { userId: 'u1', orderId: 'o1' } }).catch(() => {})
        return new Response('a page')
      },
    })
    await testSite.send('GET', '/')
    await testSite.send('GET', '/')
    const { text } = await metrics.render()
    const calls = 'jatra_work_duration_seconds_count{kind="call",name="getOrder",outcome='
    expect(text).toContain(`${calls}"error"} 1`)
    expect(text).toContain(`${calls}"ok"} 1`)
    expect(text).toContain('jatra_log_events_total{level="error",event="call_failed"} 1')
  })
})

describe('orders, money, emails and the pools', () => {
  const figures = {
    orders: [{ serviceType: 'flight', status: 'success', count: 3, bdt: 36_000 }],
    unsettled: [{ outcome: 'refund_sent', count: 1, bdt: 12_000 }],
    withoutSupplier: [{ supplier: 'duffel', count: 2 }],
    fareRateAge: { currency: 'USD', days: 8 },
    emails: [{ state: 'waiting' as const, count: 2, oldestSeconds: 90 }],
    cancellations: [{ problem: 'part_of_booking', count: 2, oldestSeconds: 90_000 }],
    jobs: [{ queue: 'email', state: 'waiting' as const, count: 3 }],
  }
  const rendered = async (sources: Partial<BusinessSources>, times = 1) => {
    const metrics = createMetrics()
    metrics.addBusiness({ pools: () => [], figures: undefined, now: () => 0, ...sources })
    for (let time = 1; time < times; time++) await metrics.render()
    return (await metrics.render()).text
  }

  it('are reported by state', async () => {
    const pools = () => [{ name: 'writes' as const, max: 10, total: 6, idle: 2, waiting: 5 }]
    const text = await rendered({ figures: async () => figures, pools })
    for (const line of [
      'jatra_orders_last_day{service="flight",status="success"} 3',
      'jatra_orders_last_day_bdt{service="flight",status="success"} 36000',
      'jatra_payments_unsettled{outcome="refund_sent"} 1',
      'jatra_payments_unsettled_bdt{outcome="refund_sent"} 12000',
      'jatra_bookings_without_supplier{supplier="duffel"} 2',
      'jatra_fare_rate_age_days{currency="USD"} 8',
      'jatra_emails{state="waiting"} 2',
      'jatra_emails{state="failed"} 0',
      'jatra_jobs{queue="email",state="waiting"} 3',
      'jatra_emails_oldest_seconds{state="waiting"} 90',
      'jatra_cancellations_waiting{problem="part_of_booking"} 2',
      'jatra_cancellations_oldest_seconds{problem="part_of_booking"} 90000',
      'jatra_db_pool_connections{pool="writes",state="used"} 4',
      'jatra_db_pool_connections{pool="writes",state="waiting"} 5',
      'jatra_figures_up 1',
    ])
      expect(text).toContain(line)
  })

  it('cost the database one question in ten seconds, however often they are scraped', async () => {
    let asked = 0
    await rendered({ figures: async () => (asked++, figures) }, 50)
    expect(asked).toBe(1)
  })

  it('do not keep a scrape from its answer when the database is away', async () => {
    const figures = () => Promise.reject(new Error('away'))
    expect(await rendered({ figures })).toContain('jatra_figures_up 0')
  })
})
