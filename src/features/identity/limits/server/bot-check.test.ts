import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { openIdentityFixture } from '#tests/fixtures/identity.ts'
import { solveBotCheck } from '#tests/support/bot-solver.ts'
import { getBotCheck } from '../contract.ts'
import { eitherBotCheck, newProofOfWork, newRemoteBotCheck } from './bot-check-commands.ts'

const fixture = await openIdentityFixture()
const { db, keys, clock } = fixture
const difficulty = { rounds: 1, min: 1, max: 3 }
const check = newProofOfWork({ db, keys, difficulty })
const start = clock.now

const later = (ms: number) => new Date(start.getTime() + ms)

test('the page gets a challenge, solves it, and it is valid once', async () => {
  const { json } = await fixture.send(getBotCheck, { query: { action: 'login' } })
  const payload = await solveBotCheck(json)
  expect(await check.verify(payload, 'login', start)).toBe(true)
  expect(await check.verify(payload, 'login', start)).toBe(false)
})

test('one proof sent twenty times in parallel is valid once', async () => {
  const payload = await solveBotCheck(await check.challenge('login', start))
  const verdicts = await Promise.all(Array.from({ length: 20 }, () => check.verify(payload, 'login', start)))
  expect(verdicts.filter(Boolean)).toHaveLength(1)
})

test('a proof is valid for its action and for ten minutes', async () => {
  const payload = await solveBotCheck(await check.challenge('register', start))
  expect(await check.verify(payload, 'login', start)).toBe(false)
  expect(await check.verify(payload, 'register', later(10 * 60_000))).toBe(false)
  expect(await check.verify(payload, 'register', later(10 * 60_000 - 1))).toBe(true)
})

test('a changed, forged or malformed proof is refused', async () => {
  const payload = await solveBotCheck(await check.challenge('login', start))
  const proof = JSON.parse(atob(payload))
  const change = (edit: (copy: typeof proof) => void) => {
    const copy = structuredClone(proof)
    edit(copy)
    return btoa(JSON.stringify(copy))
  }
  const forged = [
    change((one) => (one.challenge.parameters.data.until += 1)),
    change((one) => (one.challenge.parameters.data.action = 'register')),
    change((one) => (one.challenge.parameters.nonce = '0'.repeat(32))),
    change((one) => (one.challenge.parameters.keyPrefix = '00')),
    change((one) => (one.challenge.signature = 'ff'.repeat(32))),
    change((one) => delete one.challenge.signature),
    change((one) => (one.solution.derivedKey = '00'.repeat(32))),
    'not base64 at all',
    btoa('null'),
    btoa('{"challenge":{}}'),
  ]
  for (const one of forged) {
    expect(await check.verify(one, 'login', start)).toBe(false)
    expect(await check.verify(one, 'register', start)).toBe(false)
  }
  expect(await check.verify(payload, 'login', start)).toBe(true)
})

test('a proof of another server is refused', async () => {
  const other = await openIdentityFixture()
  const payload = await solveBotCheck(await newProofOfWork({ ...other, difficulty }).challenge('login', start))
  expect(await check.verify(payload, 'login', start)).toBe(false)
})

const asked: URLSearchParams[] = []
let verdict: unknown = {}
const service = http.createServer(async (request, reply) => {
  let body = ''
  for await (const part of request) body += part
  asked.push(new URLSearchParams(body))
  reply.setHeader('content-type', 'application/json').end(JSON.stringify(verdict))
})
service.listen(0, '127.0.0.1')
await once(service, 'listening')
afterAll(() => service.close())
const verifyUrl = `http://127.0.0.1:${(service.address() as AddressInfo).port}/siteverify`
const hostname = 'koinklass.test'
const spec = { siteKey: 'site', secret: 'hush', verifyUrl, scriptUrl: 'https://bots.test/api.js', hostname }
const remote = newRemoteBotCheck(spec)

test.each([
  ['a person', { success: true, action: 'login', score: 0.9, hostname }, true],
  ['just enough', { success: true, action: 'login', score: 0.5, hostname }, true],
  ['a program', { success: true, action: 'login', score: 0.1, hostname }, false],
  ['another action', { success: true, action: 'register', score: 0.9, hostname }, false],
  ['another host', { success: true, action: 'login', score: 0.9, hostname: 'koinklass.test.evil.example' }, false],
  ['no host', { success: true, action: 'login', score: 0.9 }, false],
  ['a used token', { success: false, 'error-codes': ['timeout-or-duplicate'] }, false],
  ['no score', { success: true, action: 'login', hostname }, false],
])('a service of version 3 returns %s', async (_what, said, isPassed) => {
  verdict = said
  expect(await remote.verify('token', 'login', start)).toBe(isPassed)
  expect(Object.fromEntries(asked.at(-1)!)).toEqual({ secret: 'hush', response: 'token' })
})

test('the page gets the site key; when the service is unavailable nobody passes and the client is told to retry', async () => {
  expect(await remote.challenge('login', start)).toEqual({
    kind: 'remote',
    site_key: 'site',
    script_url: 'https://bots.test/api.js',
  })
  const away = newRemoteBotCheck({ ...spec, verifyUrl: 'http://127.0.0.1:9/' })
  await expect(away.verify('token', 'login', start)).rejects.toMatchObject({ code: 'overloaded' })
  verdict = 'no object'
  await expect(remote.verify('token', 'login', start)).rejects.toMatchObject({ code: 'overloaded' })
})

test('a service that redirects is away: nothing follows it', async () => {
  const other = http.createServer((_request, reply) => void reply.writeHead(307, { location: verifyUrl }).end())
  other.listen(0, '127.0.0.1')
  await once(other, 'listening')
  const at = `http://127.0.0.1:${(other.address() as AddressInfo).port}/`
  const count = asked.length
  verdict = { success: true, action: 'login', score: 0.9, hostname }
  try {
    const moved = newRemoteBotCheck({ ...spec, verifyUrl: at })
    await expect(moved.verify('token', 'login', start)).rejects.toMatchObject({ code: 'overloaded' })
    expect(asked).toHaveLength(count)
  } finally {
    other.close()
  }
})

test('a configured service is used only with consent; others get the proof of work', async () => {
  const either = eitherBotCheck(check, remote)
  expect((await either.challenge('login', start)).kind).toBe('proof_of_work')
  expect((await either.challenge('login', start, { mayAskService: true })).kind).toBe('remote')
  verdict = { success: true, action: 'login', score: 0.9, hostname }
  expect(await either.verify('token', 'login', start)).toBe(true)
  const count = asked.length
  const payload = await solveBotCheck(await either.challenge('login', start))
  expect(await either.verify(payload, 'login', start)).toBe(true)
  expect(await either.verify(payload, 'login', start)).toBe(false)
  expect(asked).toHaveLength(count)
})

test('a request for a service that is not configured gets the proof of work', async () => {
  const { json } = await fixture.send(getBotCheck, { query: { action: 'login', kind: 'remote' } })
  expect(json.kind).toBe('proof_of_work')
})
