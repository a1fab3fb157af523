import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod/mini'
import { endpoint } from '#lib/contract.ts'
import { queryClient } from './query-client.ts'
import { useReply } from './use-reply.ts'

const readName = endpoint({
  method: 'GET',
  path: '/api/name',
  access: 'public',
  summary: 'Reads a name.',
  reply: z.object({ name: z.string() }),
})

afterEach(() => vi.unstubAllGlobals())

function Name({ isPersonal, initial }: { isPersonal: boolean; initial?: { name: string } }) {
  const { reply, state } = useReply(readName, {}, { initial, isPersonal })
  return `${state} ${reply?.name ?? 'nobody'}`
}

const draw = (props: Parameters<typeof Name>[0]) => renderToStaticMarkup(<Name {...props} />)

test('a page is drawn with what its loader read, and nothing is asked for', () => {
  vi.stubGlobal('fetch', () => expect.unreachable())
  expect(draw({ isPersonal: true, initial: { name: 'everybody' } })).toBe('visitor everybody')
  expect(draw({ isPersonal: true })).toBe('visitor nobody')
  expect(draw({ isPersonal: false, initial: { name: 'loaded' } })).toBe('ready loaded')
  // Each load is a reply of its own, whatever was drawn before.
  expect(draw({ isPersonal: false, initial: { name: 'loaded later' } })).toBe('ready loaded later')
})

test('what the server has drawn leaves nothing in its memory', async () => {
  for (let i = 0; i < 50; i += 1) draw({ isPersonal: false, initial: { name: `${i}` } })
  await vi.waitFor(() => expect(queryClient.getQueryCache().getAll()).toEqual([]))
  expect(queryClient.getMutationCache().getAll()).toEqual([])
})
