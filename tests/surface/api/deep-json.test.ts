// Small, deeply nested bodies at every endpoint that reads JSON: no recursive function may overflow the stack.
import { expect, test } from 'vitest'
import { staffRoles } from '#lib/staff-roles.ts'
import { aPerson } from '../../fixtures/people.ts'
import { openTestbed } from '../../support/testbed.ts'

const fixture = await openTestbed({ hasContent: true })
const admin = await aPerson(fixture, { roles: [...staffRoles] })
const ofBodies = fixture.routes
  .map(({ spec, name }) => ({ name, spec }))
  .filter(({ spec }) => spec.method !== 'GET' && spec.bodyForm === 'json')

const levels = 2_281
const deep = {
  lists: '['.repeat(levels) + ']'.repeat(levels),
  objects: `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`,
  inside: `{"content":${'['.repeat(levels)}${']'.repeat(levels)}}`,
}

test.each(ofBodies)('$name rejects a body of 2,281 levels with 400, for every caller', async ({ spec }) => {
  for (const [kind, payload] of Object.entries(deep))
    for (const key of [null, crypto.randomUUID()]) {
      const reply = await fixture.http.inject({
        method: spec.method,
        url: spec.path,
        payload,
        headers: {
          'content-type': 'application/json',
          ...(!spec.isAnonymous && { authorization: `Bearer ${admin.token}` }),
          ...(key && { 'idempotency-key': key }),
        },
      })
      // An endpoint for another role or with a more recent second factor refuses before it reads the body.
      const isTurnedAway = reply.statusCode === 403
      expect([kind, isTurnedAway || reply.statusCode]).toEqual([kind, isTurnedAway || 400])
      expect(reply.headers['content-type']).toBe('application/problem+json; charset=utf-8')
      if (!isTurnedAway) expect(reply.json()).toMatchObject({ status: 400, code: 'malformed' })
    }
})
