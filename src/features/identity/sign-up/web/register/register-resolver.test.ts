import { expect, test } from 'vitest'
import { registerResolver } from './register-resolver.ts'

const options = { fields: {}, shouldUseNativeValidation: false }
const good = { email: 'nong@example.com', password: 'แมวดำกินข้าวมันไก่' }

async function typesOf(values: typeof good, known: Partial<Parameters<typeof registerResolver>[0]> = {}) {
  const resolve = registerResolver({ takenEmails: new Set(), fault: undefined, ...known })
  const { errors } = await resolve(values, undefined, options)
  return Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, (error as { type: string }).type]))
}

test('an e-mail and a good password are valid', async () => {
  expect(await typesOf(good)).toEqual({})
})

test('the password rules apply in addition to the schema', async () => {
  expect(await typesOf({ ...good, password: '1234567' })).toEqual({ password: 'too_small' })
  expect(await typesOf({ ...good, password: '12345678' })).toEqual({ password: 'common' })
  for (const common of ['password', 'iloveyou2551', 'รักเธอ1234'])
    expect(await typesOf({ ...good, password: common })).toEqual({ password: 'common' })
  // Four characters, in more UTF-16 units.
  expect((await typesOf({ ...good, password: '😀😀😀😀' })).password).toMatch(/^too_(short|small)$/)
  expect(await typesOf({ email: 'somchai@example.com', password: 'Somchai-2569' })).toEqual({ password: 'holds_email' })
})

test('both boxes are validated at once', async () => {
  expect(await typesOf({ email: 'nong@', password: '12345678' })).toEqual({
    email: 'invalid_format',
    password: 'common',
  })
})

test('a taken e-mail stays taken in any letter case', async () => {
  const takenEmails = new Set(['nong@example.com'])
  expect(await typesOf({ ...good, email: ' Nong@Example.com' }, { takenEmails })).toEqual({ email: 'email_taken' })
})

test('a value that the server refused is invalid until it changes', async () => {
  const fault = { path: 'password', value: good.password, message: 'เดาง่าย' } as const
  expect(await typesOf(good, { fault })).toEqual({ password: 'refused' })
  expect(await typesOf({ ...good, password: `${good.password}ทอด` }, { fault })).toEqual({})
})
