// Invariants of every endpoint, generated from the contracts.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import type { Endpoint } from '#lib/contract.ts'
import type { Problem } from '#lib/errors.ts'
import { callPath } from '#lib/server/http/call-path.ts'
import { staffRoles, steppedUpMs } from '#lib/staff-roles.ts'
import { aPerson } from '../../fixtures/people.ts'
import { fillTexts } from '../../support/odd-input.ts'
import { packBody } from '../../support/pack-body.ts'
import { openTestbed } from '../../support/testbed.ts'

const fixture = await openTestbed({ hasContent: true })
const person = await aPerson(fixture)
const everyEndpoint = fixture.routes.map(({ spec, name }) => ({ name, spec }))

const ProblemDocument = z.object({
  type: z.string().check(z.regex(/^urn:koinklass:problem:[a-z_]+$/)),
  title: z.string().check(z.regex(/[\u0e00-\u0e7f]/)),
  status: z.int(),
  code: z.string().check(z.regex(/^[a-z_]+$/)),
  detail: z.string().check(z.regex(/[\u0e00-\u0e7f]/)),
  fields: z.optional(
    z.array(z.object({ path: z.string(), code: z.string(), detail: z.string().check(z.regex(/[\u0e00-\u0e7f]/)) })),
  ),
  retry_after: z.optional(z.int()),
  figures: z.optional(z.record(z.string(), z.int())),
})

type Sent = { query: Record<string, string>; body: unknown; token: string | null }

async function request(spec: Endpoint, { query, body, token }: Sent) {
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body)
  const packed = isObject
    ? await packBody(spec, body as Record<string, unknown>)
    : { type: 'application/json', payload: JSON.stringify(body) ?? '' }
  const hasBody = spec.method !== 'GET'
  return fixture.http.inject({
    method: spec.method,
    url: spec.path,
    query,
    ...(hasBody && { payload: packed.payload }),
    headers: {
      ...(hasBody && { 'content-type': packed.type }),
      ...(token !== null && { authorization: `Bearer ${token}` }),
    },
  })
}

test('no two endpoints share an address', () => {
  const addresses = everyEndpoint.map(({ spec }) => `${spec.method} ${spec.path}`)
  expect(new Set(addresses).size).toBe(addresses.length)
})

test.each(everyEndpoint)('$name grants access exactly as its contract says', async ({ spec }) => {
  const status = async (token: string | null) => (await request(spec, { query: {}, body: {}, token })).statusCode
  const asVisitor = await status(null)
  const asPerson = await status(person.token)
  const withDeadToken = await status('not.a.token')
  if (spec.access === 'public') expect([401, 403]).not.toContain(asVisitor === 401 ? okIfOauth(spec) : asVisitor)
  else expect(asVisitor).toBe(401)
  if (spec.access === 'staff') expect(asPerson).toBe(403)
  else expect(asPerson).not.toBe(403)
  // An expired token gets 401, so that the browser refreshes it, at every endpoint that reads tokens.
  if (!spec.isAnonymous) expect(withDeadToken).toBe(401)
})

const ofStaff = everyEndpoint.filter(({ spec }) => spec.access === 'staff')
test.skipIf(ofStaff.length === 0).each(ofStaff)(
  '$name answers only staff with the roles that its contract names',
  async ({ spec }) => {
    for (const role of staffRoles) {
      const { token } = await aPerson(fixture, { roles: [role] })
      const { statusCode } = await request(spec, { query: {}, body: {}, token })
      if ((spec.roles ?? staffRoles).includes(role)) expect(statusCode).not.toBe(403)
      else expect(statusCode).toBe(403)
    }
  },
)

const ofCalls = everyEndpoint.filter(({ spec }) => callPath.test(spec.path))
test.each(ofCalls)('$name and the endpoints at the same address accept no other method', async ({ spec }) => {
  const own: string[] = everyEndpoint.flatMap((one) => (one.spec.path === spec.path ? [one.spec.method] : []))
  const taken = own.includes('GET') ? [...own, 'HEAD'] : own
  const allow = [...taken, 'OPTIONS'].join(', ')
  const send = (method: string) =>
    fixture.http.inject({
      method: method as 'GET',
      url: spec.path,
      headers: { 'content-type': 'text/x-unknown' },
      payload: 'x',
    })
  for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE'].filter((m) => !taken.includes(m))) {
    const reply = await send(method)
    expect([method, reply.statusCode, reply.headers.allow]).toEqual([method, 405, allow])
    expect(reply.headers['content-type']).toBe('application/problem+json; charset=utf-8')
    if (method === 'HEAD') continue
    expect(z.safeParse(ProblemDocument, reply.json()).error).toBeUndefined()
    expect(reply.json()).toMatchObject({ status: 405, code: 'method_not_allowed' })
  }
  const asked = await send('OPTIONS')
  expect([asked.statusCode, asked.headers.allow, asked.body]).toEqual([204, allow, ''])
})

const ofGet = everyEndpoint.filter(({ spec }) => spec.method === 'GET')
test.each(ofGet)('$name answers HEAD like GET, without a body', async ({ spec }) => {
  const headers = { authorization: `Bearer ${person.token}` }
  const [got, asked] = await Promise.all(
    (['GET', 'HEAD'] as const).map((method) => fixture.http.inject({ method, url: spec.path, headers })),
  )
  expect(asked!.statusCode).toBe(got!.statusCode)
  expect(asked!.headers['content-type']).toBe(got!.headers['content-type'])
  expect(asked!.body).toBe('')
})

/** The token endpoint uses the errors of RFC 6749; its 401 for a dead refresh token is not about access. */
function okIfOauth(spec: Endpoint): number {
  return spec.path === '/oauth/access_token' ? 200 : 401
}

const text = fc.oneof(
  fc.string(),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(
    '',
    '0',
    '-1',
    '1e9',
    '9007199254740993',
    'ออม',
    'ก'.repeat(2_000),
    "';--",
    '\u0000',
    'ออม\ud800',
    '../../etc',
    '<b>',
  ),
)
const anything = fc.oneof(
  text,
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(text, { maxLength: 3 }),
)

/** Objects with the property names of the schema, so that values and not names are rejected. */
function bodiesFor(schema: Endpoint['body']) {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  const known = Object.fromEntries(Object.keys(properties).map((name) => [name, anything]))
  return fc.oneof(fc.record(known, { requiredKeys: [] }), fc.object({ maxDepth: 2 }), anything)
}

function queriesFor(schema: Endpoint['query']) {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  const known = Object.fromEntries(Object.keys(properties).map((name) => [name, text]))
  return fc.record(known, { requiredKeys: [] })
}

/** Each run of these costs a proof of work or a password hash, so they get fewer runs. */
const dear = /login|register|password|oauth/

test.each(everyEndpoint)(
  '$name answers random input with a reply of its schema or a problem in Thai, never with a 5xx',
  async ({ spec }) => {
    const sent = fc.record({
      query: queriesFor(spec.query),
      body: bodiesFor(spec.body),
      token: fc.constantFrom(null, person.token),
    })
    await fc.assert(
      fc.asyncProperty(sent, async (one) => {
        const reply = await request(spec, one as Sent)
        expect(reply.body).not.toMatch(/\bat .+:\d+:\d+/)
        expect(reply.statusCode).toBeLessThan(500)
        const json = reply.json()
        const isOauthError = spec.path === '/oauth/access_token' && 'error' in json
        expect(
          z.safeParse(reply.statusCode < 300 || isOauthError ? spec.reply : ProblemDocument, json).error,
        ).toBeUndefined()
        if ('status' in json) expect((json as Problem).status).toBe(reply.statusCode)
      }),
      { numRuns: dear.test(spec.path) ? 12 : 30 },
    )
  },
)

/** Text that PostgreSQL cannot store. Forms cannot carry an unpaired surrogate, since URLs are UTF-8. */
const unstorable = ['ออม\u0000', 'ออม\ud800', '\udc00ออม']
const everyone = await aPerson(fixture, { roles: [...staffRoles] })

test.each(everyEndpoint)(
  '$name does not answer 5xx when every field contains a character that cannot be stored',
  async ({ spec }) => {
    const namesOf = (schema: Endpoint['body']) =>
      Object.keys(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).properties ?? {})
    for (const odd of unstorable) {
      const filled = (names: string[]) => Object.fromEntries(names.map((name) => [name, odd]))
      const sent = { query: filled(namesOf(spec.query)), body: filled(namesOf(spec.body)), token: everyone.token }
      const { statusCode } = await request(spec, sent)
      expect(statusCode).toBeLessThan(500)
    }
  },
)

test.each(everyEndpoint)(
  '$name reports exactly the fields with a character that cannot be stored',
  async ({ spec }) => {
    for (const odd of unstorable) {
      const isHalf = !odd.isWellFormed()
      const [query, body] = [fillTexts(spec.query, isHalf ? 'ออม' : odd), fillTexts(spec.body, odd)]
      const texts = [...(isHalf ? [] : query.paths), ...body.paths]
      if (texts.length === 0 || (isHalf && spec.bodyForm !== 'json')) continue
      const sent = { query: query.value as Record<string, string>, body: body.value, token: everyone.token }
      const reply = await request(spec, sent)
      // The caller has every role and a recent second factor, so no endpoint is skipped.
      expect([401, 403]).not.toContain(reply.statusCode)
      expect(reply.statusCode).toBeLessThan(500)
      const { code, fields = [] } = reply.json() as Problem
      // Some fields strip U+0000; no field strips an unpaired surrogate.
      if (isHalf && !spec.readsAnyText) expect(code).toBe('invalid_input')
      if (code !== 'invalid_input') continue
      const named = fields.map(({ path }) => path)
      expect(named).not.toEqual([])
      expect(texts).toEqual(expect.arrayContaining(named))
    }
  },
)

test.each(everyEndpoint.filter(({ spec }) => spec.stepUp === true))(
  '$name asks for the second factor again, unless it was shown just before',
  async ({ spec }) => {
    const codeOf = async ({ token }: { token: string }) => {
      const reply = await request(spec, { query: {}, body: { id: 'ออม\u0000' }, token })
      return (reply.json() as Problem).code
    }
    const start = fixture.clock.now
    const earlier = await aPerson(fixture, { roles: [...staffRoles] })
    fixture.clock.now = new Date(start.getTime() + steppedUpMs)
    expect(await codeOf(earlier)).toBe('step_up_needed')
    expect(await codeOf(await aPerson(fixture, { roles: [...staffRoles] }))).not.toBe('step_up_needed')
    fixture.clock.now = start
  },
)
