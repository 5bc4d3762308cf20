import { context, SpanKind, SpanStatusCode, trace, type Span } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { registerInstrumentations } from '@opentelemetry/instrumentation'
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import { isOurFault, type Observer } from '@jatra/contract/observability/observer'

/** Spans of requests, API calls, providers, jobs and queries, sent to a collector. */
export interface Tracing {
  observer: Observer
  /**
   * Runs a request's handler within a span.
   * @param name `GET /packages/:id`: never the path itself, which may hold a secret
   * @param run gets the id of the trace, for the log; returns the status
   */
  request(name: string, run: (traceId: string) => Promise<number>): Promise<void>
  /** Sends the remaining spans. */
  stop(): Promise<void>
}

/**
 * Starts tracing. Call it before the API is loaded: queries are seen only by patching `pg` as it loads. Spans hold names
 * from the code, statuses, and statements without their values; nothing that a visitor sent.
 * @param endpoint of a collector that speaks OTLP over HTTP
 */
export function startTracing(endpoint: string): Tracing {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'jatra' }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  trace.setGlobalTracerProvider(provider)
  registerInstrumentations({
    tracerProvider: provider,
    instrumentations: [new PgInstrumentation({ requireParentSpan: true })],
  })
  const tracer = provider.getTracer('jatra')

  async function within<T>(span: Span, run: () => Promise<T>): Promise<T> {
    try {
      return await run()
    } catch (error) {
      // The message may contain visitors' input; the log has it, redacted.
      if (isOurFault(error)) span.setStatus({ code: SpanStatusCode.ERROR })
      if (error instanceof Error) span.setAttribute('error.type', error.name)
      throw error
    } finally {
      span.end()
    }
  }

  return {
    observer: {
      watch: ({ kind, name }, run) =>
        tracer.startActiveSpan(
          `${kind} ${name}`,
          { kind: kind === 'provider' ? SpanKind.CLIENT : SpanKind.INTERNAL },
          (span) => within(span, run),
        ),
    },
    request: (name, run) =>
      tracer.startActiveSpan(name, { kind: SpanKind.SERVER }, (span) =>
        within(span, async () => {
          const status = await run(span.spanContext().traceId)
          span.setAttribute('http.response.status_code', status)
          if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
        }),
      ),
    stop: () => provider.shutdown(),
  }
}
