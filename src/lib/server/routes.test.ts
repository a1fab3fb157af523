import { expect, test } from 'vitest'
import type { Endpoint } from '#lib/contract.ts'
import { type Caller, checkAccess, hasRole, isStaff, refuseUnlessSteppedUp, sleeps } from './routes.ts'

const person: Caller = { userId: '1', sessionId: '2', roles: [] }
const editor: Caller = { ...person, roles: ['editor'] }
const asleep: Caller = { ...person, sleepingRoles: ['editor'] }

/** The code with which an endpoint refuses a caller; null where it does not. */
function refusalOf(spec: Partial<Endpoint>, caller: Caller | null): string | null {
  try {
    checkAccess(spec as Endpoint, caller)
    return null
  } catch (error) {
    return (error as { code: string }).code
  }
}

test('what is public is open to everybody, what is signed in to every person', () => {
  expect(refusalOf({ access: 'public' }, null)).toBeNull()
  expect(refusalOf({ access: 'person' as Endpoint['access'] }, null)).toBe('signed_out')
  expect(refusalOf({ access: 'person' as Endpoint['access'] }, person)).toBeNull()
})

test('what is for staff asks for one of its roles, awake in this session', () => {
  const spec = { access: 'staff', roles: ['editor', 'finance'] } as const
  expect(refusalOf(spec, null)).toBe('signed_out')
  expect(refusalOf(spec, person)).toBe('forbidden')
  expect(refusalOf(spec, { ...person, roles: ['admin'] })).toBe('forbidden')
  expect(refusalOf(spec, asleep)).toBe('second_factor_needed')
  expect(refusalOf(spec, { ...person, sleepingRoles: ['admin'] })).toBe('forbidden')
  expect(refusalOf(spec, editor)).toBeNull()
  expect(refusalOf({ access: 'staff' }, { ...person, roles: ['moderator'] }), 'without roles: any of staff').toBeNull()
  expect(refusalOf({ access: 'staff' }, { ...person, roles: ['captain'] })).toBe('forbidden')
})

test('a dear act also asks for a fresh second factor', () => {
  const spec = { access: 'staff', roles: ['editor'], stepUp: true } as const
  expect(refusalOf(spec, editor)).toBe('step_up_needed')
  expect(refusalOf(spec, { ...editor, isSteppedUp: true })).toBeNull()
  expect(refusalOf({ ...spec, stepUp: false }, editor)).toBeNull()
  expect(() => refuseUnlessSteppedUp({ ...editor, isSteppedUp: false })).toThrow(
    expect.objectContaining({ status: 403 }),
  )
})

test('who is staff, and whose roles sleep', () => {
  expect([null, person, asleep, editor].map(isStaff)).toEqual([false, false, false, true])
  expect([null, person, asleep, editor].map((caller) => sleeps(caller))).toEqual([false, false, true, false])
  expect(sleeps(asleep, ['admin'])).toBe(false)
  expect(hasRole({ ...person, roles: ['moderator', 'editor'] }, ['editor'])).toBe(true)
})
