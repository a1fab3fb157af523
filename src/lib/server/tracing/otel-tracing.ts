import { type Context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  RandomIdGenerator,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { Tracing } from './tracing.ts'

type Options = {
  /** The base address of a collector: http://127.0.0.1:4318 */
  endpoint: string
  /** The share of requests and jobs that are recorded, 0 to 1. */
  share: number
}

/**
 * Tracing by OpenTelemetry, sent to a collector by OTLP over HTTP. Nothing is registered globally and no package is
 * patched: spans begin where our own code runs requests, queries and jobs. Import this file only where tracing is on.
 */
export function openTracing({ endpoint, share }: Options): Tracing {
  const random = new RandomIdGenerator()
  // A trace has the id of its request, so that the log, the browser and the database name the same one.
  let wanted: string | null = null
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'koinklass', 'service.instance.id': `${process.pid}` }),
    // The share is ours: what a client says of its trace counts for nothing.
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    idGenerator: {
      generateTraceId: () => wanted ?? random.generateTraceId(),
      generateSpanId: () => random.generateSpanId(),
    },
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces`, timeoutMillis: 5_000 }),
        scheduledDelayMillis: 1_000,
      }),
    ],
  })
  const tracer = provider.getTracer('koinklass')
  const contexts = new AsyncLocalStorageContextManager().enable()
  const below = (span: Span): Context => trace.setSpan(ROOT_CONTEXT, span)

  /** Runs work in a span that ends with it. */
  async function within<T>(span: Span, context: Context, work: () => Promise<T>): Promise<T> {
    try {
      return await contexts.with(context, work)
    } catch (error) {
      // The class and code of an error; its message may have what a person typed.
      const { name, code } = error as Error & { code?: string }
      span.setStatus({ code: SpanStatusCode.ERROR, message: code ? `${name} ${code}` : name })
      throw error
    } finally {
      span.end()
    }
  }

  return {
    openRequest({ id, method }) {
      wanted = id
      const attributes = { 'http.request.method': method }
      const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, ROOT_CONTEXT)
      wanted = null
      const context = below(span)
      return {
        run: (work) => contexts.with(context, work),
        end({ route, status }) {
          span.updateName(`${method} ${route}`)
          span.setAttributes({ 'http.route': route, 'http.response.status_code': status })
          if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
          span.end()
        },
      }
    },
    async runQuery(text, run) {
      const parent = contexts.active()
      if (!trace.getSpan(parent)?.isRecording()) return run(text, false)
      const name = /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'query'
      // The text has places for values and no values.
      const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text }
      const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes }, parent)
      const { traceId, spanId } = span.spanContext()
      return within(span, parent, () => run(`${text} /*traceparent='00-${traceId}-${spanId}-01'*/`, true))
    },
    runJob(name, work) {
      const span = tracer.startSpan(`job ${name}`, { kind: SpanKind.CONSUMER }, ROOT_CONTEXT)
      return within(span, below(span), work)
    },
    // Without its collector a process stops as well.
    close: () => provider.shutdown().catch(() => {}),
  }
}
