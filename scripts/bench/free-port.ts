import { once } from 'node:events'
import net from 'node:net'

/** A port of 127.0.0.1 that nobody listens on. */
export async function findFreePort(): Promise<number> {
  const probe = net.createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as net.AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}
