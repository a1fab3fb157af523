import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** The slowest replies in milliseconds: of the product, and of an idle server. */
export type Slowest = { productMs: number; machineMs: number }

/**
 * Polls the product's /healthz every few milliseconds until stopped, and an idle server in this process for comparison:
 * delays of the latter are caused by other load.
 */
export async function watchHealth(port: number, everyMs = 10) {
  const idle = http.createServer((_request, response) => response.end('{}')).listen(0, '127.0.0.1')
  await once(idle, 'listening')
  const agent = new http.Agent({ keepAlive: true })
  let slowest: Slowest = { productMs: 0, machineMs: 0 }
  let isOver = false

  async function watch(kind: keyof Slowest, of: number) {
    while (!isOver) {
      const askedAt = performance.now()
      await ask(agent, of).catch(() => {})
      slowest[kind] = Math.max(slowest[kind], performance.now() - askedAt)
      await sleep(everyMs)
    }
  }
  const watching = [watch('productMs', port), watch('machineMs', (idle.address() as AddressInfo).port)]

  return {
    /** Since the last call. */
    takeSlowest(): Slowest {
      const taken = slowest
      slowest = { productMs: 0, machineMs: 0 }
      return taken
    },
    async stop() {
      isOver = true
      await Promise.all(watching)
      agent.destroy()
      idle.close()
    },
  }
}

function ask(agent: http.Agent, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = http.get({ agent, host: '127.0.0.1', port, path: '/healthz' }, (response) => {
      response.resume().once('end', resolve)
    })
    request.once('error', reject)
  })
}
