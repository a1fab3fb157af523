import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { login } from '#features/identity/sign-in/contract.ts'
import { loginWords } from '#features/identity/sign-in/web/login-text.ts'
import { faultsAt, resolverFor } from './form-resolver.ts'

const options = { fields: {}, shouldUseNativeValidation: false }

test('valid values are returned as the schema parses them', async () => {
  const resolve = resolverFor(login.body)
  const result = await resolve({ email: ' nong@example.com ', password: 'x' }, undefined, options)
  expect(result).toEqual({ values: { email: 'nong@example.com', password: 'x' }, errors: {} })
})

test('an empty or untouched box counts as missing, with the form’s message', async () => {
  const resolve = resolverFor(login.body, { words: loginWords })
  for (const empty of ['', '  ', undefined]) {
    const { errors, values } = await resolve({ email: empty as string, password: '' }, undefined, options)
    expect(values).toEqual({})
    expect(errors).toEqual({
      email: { type: 'required', message: 'ใส่อีเมลที่ใช้สมัคร' },
      password: { type: 'required', message: 'ใส่รหัสผ่าน' },
    })
  }
})

test('a fault without a message in the form keeps the server’s message', async () => {
  const { errors } = await resolverFor(login.body)({ email: 'a'.repeat(300), password: 'x' }, undefined, options)
  expect(errors).toEqual({ email: { type: 'too_big', message: 'ต้องไม่เกิน 254 ตัวอักษร' } })
})

test('faults of several fields are added, and a field shows its first fault only', async () => {
  const resolve = resolverFor(login.body, {
    findFaults: () => [
      { path: 'email', code: 'second', detail: 'ข้อสอง' },
      { path: 'password', code: 'said', detail: 'เซิร์ฟเวอร์ว่า' },
    ],
  })
  const { errors } = await resolve({ email: '', password: 'x' }, undefined, options)
  expect(errors).toMatchObject({ email: { type: 'required' }, password: { type: 'said', message: 'เซิร์ฟเวอร์ว่า' } })
})

test('boxes that hold text are read before the schema checks them, and what is wrong stands at the box', async () => {
  const body = z.object({ amount: z.int().check(z.minimum(100)) })
  const resolve = resolverFor(body, { read: ({ amount }: { amount: string }) => ({ amount: Number(amount) }) })
  expect(await resolve({ amount: '150' }, undefined, options)).toEqual({ values: { amount: 150 }, errors: {} })
  for (const typed of ['99', 'x', '']) {
    const { errors, values } = await resolve({ amount: typed }, undefined, options)
    expect([Object.keys(errors), values]).toEqual([['amount'], {}])
  }
})

test('only what is wrong is a fault of its field', () => {
  expect(faultsAt({ name: null, goal: 'ใส่จำนวน', monthly: undefined })).toEqual([
    { path: 'goal', code: 'invalid', detail: 'ใส่จำนวน' },
  ])
})
