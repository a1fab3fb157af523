import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

const lookAgainMs = 100

/**
 * On close, Node closes idle connections once and does not check again, so a keep-alive connection that was busy then
 * would delay the end of the process until its client closes it. Node also does not count connections as idle on which
 * no byte was ever received (browsers open them ahead). This hook closes both kinds.
 */
export function closeWhenQuiet(http: FastifyInstance): void {
  const open = new Set<Socket>()
  let timer: NodeJS.Timeout
  http.server.on('connection', (socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  http.addHook('preClose', async () => {
    timer = setInterval(() => {
      http.server.closeIdleConnections()
      for (const socket of open) if (socket.bytesRead === 0) socket.destroy()
    }, lookAgainMs)
  })
  // Runs when the last reply is sent.
  http.addHook('onClose', async () => clearInterval(timer))
}
