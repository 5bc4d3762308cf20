import type { LogFields, Logger } from '@jatra/contract/observability/logging'
import { isOurFault, type Observer, type Work } from '@jatra/contract/observability/observer'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { AnsweredRequest } from './observe-requests.server.ts'
import type { CacheOutcome } from '../cache/page-cache.server.ts'
import { createBusinessMetrics, type BusinessSources } from './business-metrics.server.ts'

/** The metrics of a process, in Prometheus's format (docs/operations.md). */
export interface Metrics {
  observer: Observer
  /** The logger, with its events counted. */
  counting(log: Logger): Logger
  /** @param request with the pattern of its route, never the path itself */
  requestAnswered(request: Omit<AnsweredRequest, 'path'> & { route: string }): void
  pageCacheAsked: (outcome: CacheOutcome) => void
  /** Adds the metrics of the database once it is open. */
  addBusiness(sources: BusinessSources): void
  render(): Promise<{ type: string; text: string }>
}

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE'])

export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  // Sums of gauges whose names say that they are counters, which `promtool check metrics` refuses.
  for (const kind of ['handles', 'requests', 'resources'])
    registry.removeSingleMetric(`nodejs_active_${kind}_total`)
  const requests = new Counter({
    name: 'jatra_http_requests_total',
    help: 'Requests answered, by route pattern and status',
    labelNames: ['method', 'route', 'status'],
    registers,
  })
  const durations = new Histogram({
    name: 'jatra_http_request_duration_seconds',
    help: 'Time until the last byte of an answer left',
    labelNames: ['method', 'route'],
    buckets: SECONDS,
    registers,
  })
  const pageCache = new Counter({
    name: 'jatra_page_cache_total',
    help: 'Requests that the page cache answered: cached (hit, stale), made by another (shared), made for it (miss)',
    labelNames: ['outcome'],
    registers,
  })
  const work = new Histogram({
    name: 'jatra_work_duration_seconds',
    help: 'API calls of pages, calls of providers, and jobs',
    labelNames: ['kind', 'name', 'outcome'],
    buckets: SECONDS,
    registers,
  })
  const lastSuccess = new Gauge({
    name: 'jatra_job_last_success_timestamp_seconds',
    help: 'When a job last ended well',
    labelNames: ['job'],
    registers,
  })
  const events = new Counter({
    name: 'jatra_log_events_total',
    help: 'Log lines by event, but for the access log',
    labelNames: ['level', 'event'],
    registers,
  })
  const limited = new Counter({
    name: 'jatra_rate_limited_total',
    help: 'Requests refused by a rate limit',
    labelNames: ['limit'],
    registers,
  })
  let business: { refresh(): Promise<void> } | undefined

  function note({ kind, name }: Work, outcome: 'ok' | 'error', started: number): void {
    work.observe({ kind, name, outcome }, (performance.now() - started) / 1000)
    if (kind === 'job' && outcome === 'ok') lastSuccess.set({ job: name }, Date.now() / 1000)
  }

  return {
    observer: {
      async watch(one, run) {
        const started = performance.now()
        try {
          const result = await run()
          note(one, 'ok', started)
          return result
        } catch (error) {
          note(one, isOurFault(error) ? 'error' : 'ok', started)
          throw error
        }
      },
    },
    counting(log) {
      const counted = (level: 'info' | 'warn' | 'error') => (event: string, fields?: LogFields) => {
        if (event !== 'request_answered') events.inc({ level, event })
        if (event === 'rate_limited') limited.inc({ limit: String(fields?.['limit']) })
        log[level](event, fields)
      }
      return { info: counted('info'), warn: counted('warn'), error: counted('error') }
    },
    requestAnswered({ method, route, status, seconds }) {
      const known = METHODS.has(method) ? method : 'other'
      requests.inc({ method: known, route, status })
      durations.observe({ method: known, route }, seconds)
    },
    pageCacheAsked: (outcome) => pageCache.inc({ outcome }),
    addBusiness(sources) {
      business = createBusinessMetrics(registry, sources)
    },
    async render() {
      await business?.refresh()
      return { type: registry.contentType, text: await registry.metrics() }
    },
  }
}
