import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll } from 'vitest'
import { openKeys } from '#features/identity/keys/server/key-commands.ts'
import type { CallInput, Endpoint, Reply } from '#lib/contract.ts'
import type { Problem } from '#lib/errors.ts'
import { aPerson, type PersonOptions } from '../fixtures/people.ts'
import { findFreePort } from './find-free-port.ts'
import { findNginx, startNginx } from './nginx.ts'
import { openOwnDatabase } from './own-database.ts'
import { packBody } from './pack-body.ts'
import { openSmtpSink } from './smtp-sink.ts'
import { startProcess } from './start-process.ts'

export type Place = { origin: string }
type Sent = { token?: string; address?: string; key?: string }

/**
 * The product as in production: two processes of `npm start` on one database, started at the same moment, behind nginx
 * where it is installed, with real time. Everything is stopped when the file ends.
 */
export async function openProcesses() {
  const { db, url, ownerUrl } = await openOwnDatabase({ max: 4 })
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'koinklass-two-'))
  const post = await openSmtpSink()
  const binary = findNginx()
  const [port, ...ports] = await Promise.all([findFreePort(), findFreePort(), findFreePort()])
  const origin = `http://127.0.0.1:${binary ? port : ports[0]}`
  const env = {
    DATABASE_URL: url,
    MIGRATION_DATABASE_URL: ownerUrl,
    DATA_DIR: dataDir,
    PUBLIC_URL: origin,
    SMTP_URL: post.url,
    TRUST_PROXY: 'loopback',
  }
  const both = await Promise.all(ports.map((one) => startProcess({ ...env, PORT: String(one) })))
  const nginx = binary ? await startNginx(binary, { port, ports }) : null
  const clock = {
    get now() {
      return new Date()
    },
  }
  const keys = await openKeys({ db, clock: () => clock.now })

  afterAll(async () => {
    await nginx?.stop()
    await Promise.all(both.map((one) => one.stop()))
    await post.close()
    fs.rmSync(dataDir, { recursive: true })
  })

  return {
    db,
    clock,
    keys,
    received: post.received,
    one: both[0]!,
    other: both[1]!,
    /** Both behind one address, in turns; null where nginx is not installed. */
    nginx: nginx && { origin, ...nginx },
    person: (options?: PersonOptions) => aPerson({ db, clock, keys }, options),
  }
}

/**
 * Calls an endpoint of a process, or of its proxy, over the network. A process on a busy machine may refuse because it is
 * overloaded, most of all when it has just started; then it is asked again until the test's own time is over.
 */
export async function callAt<E extends Endpoint>(at: Place, spec: E, input: CallInput<E>, sent: Sent = {}) {
  for (;;) {
    const reply = await callOnce(at, spec, input, sent)
    if (reply.json.code !== 'overloaded') return reply
    await sleep(100)
  }
}

async function callOnce<E extends Endpoint>({ origin }: Place, spec: E, input: CallInput<E>, sent: Sent) {
  const { query = {}, body } = input as { query?: Record<string, string>; body?: Record<string, unknown> }
  const packed = body && (await packBody(spec, body))
  const response = await fetch(`${origin}${spec.path}?${new URLSearchParams(query)}`, {
    method: spec.method,
    headers: {
      ...(packed && { 'content-type': packed.type }),
      ...(sent.token && { authorization: `Bearer ${sent.token}` }),
      ...(sent.address && { 'x-forwarded-for': sent.address }),
      ...(sent.key && { 'idempotency-key': sent.key }),
    },
    ...(packed && { body: packed.payload }),
  })
  return { status: response.status, json: (await response.json()) as Reply<E> & Problem }
}
