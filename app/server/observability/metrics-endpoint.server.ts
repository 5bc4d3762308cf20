import { createHash, timingSafeEqual } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Hono, type Handler } from 'hono'
import type { Metrics } from './metrics.server.ts'
import type { AnsweredRequest } from './observe-requests.server.ts'
import type { RoutePatterns } from '../pages/route-patterns.server.ts'
import { listen } from '../http/listen.server.ts'

/** Answers /metrics. @param token that a scraper must send; null on the separate port, which only scrapers reach */
export function metricsEndpoint(metrics: Metrics, token: string | null): Handler {
  return async (context) => {
    const uncached = { 'cache-control': 'no-store' }
    if (token !== null && !isSame(context.req.header('authorization') ?? '', `Bearer ${token}`)) {
      return context.text('', 401, { ...uncached, 'www-authenticate': 'Bearer' })
    }
    const { type, text } = await metrics.render()
    return context.body(text, 200, { ...uncached, 'content-type': type })
  }
}

/** Counts requests by route pattern, so that there are few labels whatever is requested. */
export function countRequests(metrics: Metrics, patternOf: RoutePatterns) {
  return ({ path, ...request }: AnsweredRequest) =>
    metrics.requestAnswered({ ...request, route: patternOf(path) })
}

/** Serves /metrics on a port of its own, and nothing else there. */
export async function serveMetrics(endpoint: Handler, port: number, host: string): Promise<Server> {
  const app = new Hono().get('/metrics', endpoint)
  const listener = getRequestListener(app.fetch)
  const server = createServer((request, response) => void listener(request, response))
  await listen(server, { port, host, settings: 'METRICS_PORT or METRICS_HOST' })
  server.unref()
  return server
}

/** In constant time. */
function isSame(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(wanted))
}
