import { once } from 'node:events'
import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import S3rver from '@20minutes/s3rver'
import { afterAll } from 'vitest'
import type { S3Settings } from '#lib/server/s3/s3-bucket.ts'

type Seen = { method: string; url: string; isSigned: boolean }
/** What happens to a request: it passes, the connection ends, nothing comes, half of the answer comes, an answer of S3. */
type Mode = 'pass' | 'dead' | 'hang' | 'half' | number

/**
 * A real S3 server on disk, for the test file (S3rver: it checks signatures, lists and joins parts). Before it stands a
 * front that refuses what is not signed, as a private bucket does and S3rver does not, and that can fail: `fail` says how
 * for the requests that it picks.
 */
export async function openS3Server() {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'koinklass-s3-'))
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    vhostBuckets: false,
    configureBuckets: [{ name: 'koinklass', configs: [] }],
  })
  const { port } = await server.run()
  const seen: Seen[] = []
  let modeOf: (request: Seen) => Mode = () => 'pass'

  const front = http.createServer((request, response) => {
    const isSigned = /^AWS4-HMAC-SHA256 .*Signature=/.test(request.headers.authorization ?? '')
    const one = { method: request.method!, url: request.url!, isSigned }
    seen.push(one)
    const mode = isSigned ? modeOf(one) : 403
    if (mode === 'dead') return void request.socket.destroy()
    if (mode === 'hang') return
    if (typeof mode === 'number') {
      request.resume()
      return void response.writeHead(mode).end('<Error><Code>AccessDenied</Code></Error>')
    }
    const { method, headers, url } = request
    const on = http.request({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
      response.writeHead(answer.statusCode!, answer.headers)
      if (mode === 'pass') return void answer.pipe(response)
      answer.once('data', (chunk: Buffer) =>
        response.write(chunk.subarray(0, chunk.length / 2), () => response.destroy()),
      )
    })
    on.on('error', () => response.destroy())
    request.pipe(on)
  })
  front.listen(0, '127.0.0.1')
  await once(front, 'listening')
  afterAll(async () => {
    front.closeAllConnections()
    front.close()
    server.httpServer.closeAllConnections()
    await server.close()
    fs.rmSync(directory, { recursive: true })
  })
  const settings: S3Settings = {
    endpoint: `http://127.0.0.1:${(front.address() as AddressInfo).port}`,
    bucket: 'koinklass',
    region: 'us-east-1',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
    patienceMs: 2_000,
  }
  return {
    settings,
    seen,
    /** Names of all files that the server has, without a check of the caller. */
    files: () => listFiles(path.join(directory, 'koinklass')),
    fail: (how: typeof modeOf) => {
      modeOf = how
    },
    heal: () => {
      modeOf = () => 'pass'
    },
  }
}

function listFiles(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('._S3rver_object'))
    .map((name) => name.slice(0, -'._S3rver_object'.length).replaceAll(path.sep, '/'))
    .sort()
}
