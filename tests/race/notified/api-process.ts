// A process of the API: fork(api-process.ts, [ApiSettings as JSON]). It says its port, and ends with who started it.
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { openPostgres } from '@jatra/api/db/open-postgres'
import { STUB_PAY_BY } from '@jatra/api/testing/holding'
import { stubFlights } from '@jatra/api/testing/stub-flights'
import { anyUnpaid, createTestApi } from '@jatra/api/testing/test-api'
import { createLogger } from '@jatra/contract/observability/logging'
import { connectBkash, connectNagad, connectSslCommerz } from '../../doubles/connect.ts'
import type { ApiSettings } from './start-api.ts'

process.once('disconnect', () => process.exit())

const settings = JSON.parse(process.argv[2] ?? '') as ApiSettings
const { databaseUrl, urls, nagadShop, webhooks } = settings
const time = { now: settings.now }
const clock = () => time.now
const { db, jobs } = await openPostgres(databaseUrl)

const lines: string[] = []
const connection = { clock, log: createLogger((line) => lines.push(line), clock) }
const anyNumber = { max: 1_000_000, seconds: 600 }
const flights = stubFlights()
flights.hold = { payBy: STUB_PAY_BY, priceGuaranteedUntil: STUB_PAY_BY }
const api = createTestApi(
  { db, jobs },
  {
    ...{ clock, flights, unpaidLimits: anyUnpaid },
    limits: { paymentByUser: anyNumber, paymentByUserDaily: anyNumber },
    gateways: {
      sslcommerz: connectSslCommerz({ ...connection, url: urls.sslcommerz }),
      bkash: connectBkash(
        { ...connection, db, url: urls.bkash },
        { ...webhooks, fetchSns: async () => new Response(webhooks.certificate) },
      ),
      nagad: connectNagad({ ...connection, url: urls.nagad }, nagadShop),
    },
  },
)
const job = { attempt: 1, isLast: false }

/** What a test does to it from outside, beside the API's own requests. */
const app = new Hono()
  .put('/test/now/:now', (c) => {
    time.now = Number(c.req.param('now'))
    return c.body(null)
  })
  .post('/test/sweep', async (c) => {
    await api.sweep()
    return c.body(null)
  })
  .post('/test/booking/:orderId', async (c) => {
    await api.handlers.booking({ ...job, data: { orderId: c.req.param('orderId'), once: true } })
    return c.body(null)
  })
  .post('/test/refund/:refundId', async (c) => {
    await api.handlers.refund({ ...job, data: { refundId: c.req.param('refundId') } })
    return c.body(null)
  })
  .get('/test/log', (c) => c.json([...api.log, ...lines]))
  .all('/api/*', (c) => api.fetch(c.req.raw))

serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => process.send?.(port))
