import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod/mini'
import { endpoint } from '#lib/contract.ts'
import { connectRefresh } from './refreshers.ts'
import { type ActOptions, keyFor, perform, type Sent, type Work } from './run-act.ts'

const give = endpoint({
  method: 'POST',
  path: '/api/give',
  access: 'public',
  summary: 'Gives.',
  body: z.object({ to: z.string() }),
  reply: z.object({ to: z.string() }),
})
type Input = { body: { to: string } }
type Reply = { to: string }

let asked: (string | undefined)[] = []
let answer: (body: string) => Response = (body) => new Response(body)

type Request = { headers: Record<string, string>; body: string }

beforeEach(() => {
  asked = []
  answer = (body) => new Response(body)
  vi.stubGlobal('fetch', async (_address: string, { headers, body }: Request) => {
    asked.push(headers['idempotency-key'])
    return answer(body)
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  connectRefresh({ page: async () => {}, profile: async () => {} })
})

const run = (
  input: Input,
  key: string,
  options: ActOptions<Input, Reply> = {},
  what: Work<Input, Reply> | null = null,
) => perform({ what: what ?? give, options }, input, key)

test('an act is called under its key, and what it made old is read again before it is done', async () => {
  const order: string[] = []
  connectRefresh({ page: async () => void order.push('page'), profile: async () => void order.push('profile') })
  const done = await run({ body: { to: 'Tae' } }, 'k1', {
    onDone: ({ to }) => order.push(`done ${to}`),
    refresh: ['profile', 'page'],
  })
  expect(done).toEqual({ reply: { to: 'Tae' } })
  expect(asked).toEqual(['k1'])
  expect(order).toEqual(['done Tae', 'profile', 'page'])
})

test('each call of an act has a key of its own, made from the key of the act', async () => {
  await run({ body: { to: 'Tae' } }, 'k1', {}, async (send, input) => {
    await send(give, input)
    return send(give, input)
  })
  expect(asked).toEqual(['k1', 'k1/2'])
})

test('the same content keeps its key until it is done; other content and another form get another', () => {
  const sent: { current: Sent } = { current: null }
  const key = (input: unknown) => keyFor(sent, {}, input)
  const first = key({ to: 'Tae' })
  expect(key({ to: 'Tae' })).toBe(first)
  const other = key({ to: 'Pim' })
  expect(other).not.toBe(first)
  sent.current = null
  expect(key({ to: 'Pim' })).not.toBe(other)

  const formOf = (name: string) => {
    const form = new FormData()
    form.append('name', name)
    return form
  }
  const form = key(formOf('a'))
  expect(key(formOf('a'))).toBe(form)
  expect(key(formOf('b'))).not.toBe(form)
  const bytes = key({ image: new Uint8Array([1]) })
  expect(key({ image: new Uint8Array([1]) })).not.toBe(bytes)
})

test('without a network an act is kept under the key with which it was tried', async () => {
  answer = () => {
    throw new DOMException('', 'TimeoutError')
  }
  const saved: unknown[] = []
  const save = async (input: Input, key: string) => Boolean(saved.push([input.body.to, key]))
  expect(await run({ body: { to: 'Tae' } }, 'k1', { save, onSaved: () => saved.push('told') })).toBe(null)
  expect(saved).toEqual([['Tae', 'k1'], 'told'])
  await expect(run({ body: { to: 'Tae' } }, 'k1', { save: async () => false })).rejects.toMatchObject({
    code: 'timed_out',
  })
})

test('a refusal is thrown unless the page shows it in its own way, and is never kept', async () => {
  answer = () => Response.json({ code: 'not_yours', detail: 'no', status: 403 }, { status: 403 })
  const save = async () => expect.unreachable()
  await expect(run({ body: { to: 'Tae' } }, 'k1', { save, onRefused: () => {} })).rejects.toMatchObject({ status: 403 })
  expect(await run({ body: { to: 'Tae' } }, 'k1', { save, onRefused: ({ status }) => status === 403 })).toBe(null)
})
