// The upper bound of Node: node:http that answers every request with the same bytes and headers.
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { answerParent, readUsage } from './child.ts'

type Page = { headers: Record<string, string>; body: Uint8Array }

let page: Page = { headers: {}, body: new Uint8Array() }
const server = http.createServer((_request, response) => {
  response.writeHead(200, page.headers)
  response.end(page.body)
})
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo
  answerParent((given: { page?: Page }) => {
    page = given.page ?? page
    return { port, ...readUsage() }
  })
})
