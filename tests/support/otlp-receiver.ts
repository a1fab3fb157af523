import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { gunzipSync } from 'node:zlib'
import { afterAll } from 'vitest'

type Value = { stringValue?: string; intValue?: number | string }
export type ReceivedSpan = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  status: { code?: number; message?: string }
  attributes: { key: string; value: Value }[]
}

/** A collector for the test file: takes what comes by OTLP over HTTP as JSON. */
export async function openOtlpReceiver() {
  const spans: ReceivedSpan[] = []
  const server = http.createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks)
    const text = request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body
    if (request.url === '/v1/traces')
      for (const resource of JSON.parse(text.toString()).resourceSpans)
        for (const scope of resource.scopeSpans) spans.push(...scope.spans)
    response.setHeader('content-type', 'application/json').end('{}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterAll(() => void server.close())
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, spans }
}
