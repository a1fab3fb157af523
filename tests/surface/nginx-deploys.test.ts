// One process after the other is replaced behind the real nginx, by docs/nginx.conf.
import { once } from 'node:events'
import http from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { findFreePort } from '../support/find-free-port.ts'
import { findNginx, startNginx } from '../support/nginx.ts'

const binary = findNginx()
if (!binary) console.warn('\nSKIPPED: releases behind nginx, for want of nginx (Debian: apt-get install nginx-light)\n')

/** What stands for a process: it answers, or refuses connections. */
async function serveOn(port: number) {
  const server = http.createServer((_, response) => response.end('ok'))
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return async () => {
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
  }
}

test.skipIf(!binary)('a process that leaves right after another has come back loses no request', async () => {
  const [port, one, two] = await Promise.all([findFreePort(), findFreePort(), findFreePort()])
  const nginx = await startNginx(binary!, { port, ports: [one, two] })
  onTestFinished(() => nginx.stop())
  let asked = 0
  // Each address once: requests for the same one would wait for each other (proxy_cache_lock).
  const ask = async (method: string) => {
    const reply = await fetch(`http://127.0.0.1:${port}/v2/api/any?n=${asked++}`, { method })
    return reply.status
  }
  const askAll = () => Promise.all(Array.from({ length: 12 }, (_, i) => ask(i % 2 ? 'POST' : 'GET')))
  let stops = [await serveOn(one), await serveOn(two)]
  for (let release = 0; release < 3; release++) {
    const came = []
    for (const [i, place] of [one, two].entries()) {
      await stops[i]!()
      expect(await askAll()).toEqual(Array.from({ length: 12 }, () => 200))
      came.push(await serveOn(place))
    }
    stops = came
  }
  for (const stop of stops) await stop()
})
