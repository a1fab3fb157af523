import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below the ephemeral ports that systems assign to outgoing connections. */
const [lowest, highest] = [10_000, 30_000]

/** A port of 127.0.0.1 that was free a moment ago: PUBLIC_URL must be known before a server listens. */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = Math.floor(lowest + Math.random() * (highest - lowest))
    const probe = createServer().listen(port, '127.0.0.1')
    const isFree = await Promise.race([
      once(probe, 'listening').then(() => true),
      once(probe, 'error').then(() => false),
    ]).catch(() => false)
    if (!isFree) continue
    probe.close()
    await once(probe, 'close')
    return port
  }
}

/** Ports of this process that no product listens on at the moment, by host name. */
const spare = new Map<string, number[]>()

/**
 * A port for a product. Ports that earlier files gave back come first: the browser's pages have that origin, and its
 * files are cached.
 */
export async function holdPort(hostname: string): Promise<number> {
  return spare.get(hostname)?.pop() ?? findFreePort()
}

/** Returns a port to the pool for the next product of this process. */
export function giveBackPort(hostname: string, port: number): void {
  spare.set(hostname, [...(spare.get(hostname) ?? []), port])
}
