import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'

const mb = 1024 * 1024

/** The largest growth of the process's memory, in bytes, during some work. */
export async function growthDuring(work: () => Promise<unknown>): Promise<number> {
  const before = process.memoryUsage.rss()
  let max = before
  const timer = setInterval(() => {
    max = Math.max(max, process.memoryUsage.rss())
  }, 5)
  await work()
  clearInterval(timer)
  return Math.max(max, process.memoryUsage.rss()) - before
}

type Stream = { path: string; token: string; field: string; megabytes?: number }

/**
 * Sends a file as one part of a multipart form, without a content length, until it is complete or the connection is
 * closed. Returns the megabytes sent, the status, and the growth of the process in bytes.
 */
export async function sendStream(http: FastifyInstance, { path, token, field, megabytes = 1024 }: Stream) {
  await http.listen({ host: '127.0.0.1', port: 0 })
  const { port } = http.server.address() as AddressInfo
  const chunk = Buffer.alloc(mb, 1)
  let sent = 0
  // Read on the server: the sender may see the closed connection before the reply.
  const answered = new Promise<number>((resolve) => {
    http.server.once('request', (_asked, answer) => answer.once('close', () => resolve(answer.statusCode)))
  })
  const send = () =>
    new Promise<void>((resolve) => {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=xx' }
      const out = request({ port, method: 'POST', path, headers }, (reply) => {
        reply.resume().on('end', () => {
          out.destroy()
          resolve()
        })
      })
      out.on('error', () => resolve())
      out.write(
        `--xx\r\ncontent-disposition: form-data; name="${field}"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`,
      )
      const pump = () => {
        while (sent < megabytes && !out.destroyed) {
          sent += 1
          if (!out.write(chunk)) return out.once('drain', pump)
        }
        if (!out.destroyed) out.end('\r\n--xx--\r\n')
      }
      pump()
    })
  const grown = await growthDuring(send)
  return { sent, grown, status: await answered }
}
