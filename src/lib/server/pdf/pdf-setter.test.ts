import { expect, test } from 'vitest'
import type { Thread } from '../work/worker-thread.ts'
import { type AskedPdf, newPdfSetter } from './pdf-setter.ts'

const tree = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'ฝากประจำ' }] }] } as const
const asked = (title: string) =>
  ({
    tree,
    facts: { title, subject: title, author: 'Koinklass', language: 'th', made: new Date(0) },
    saved: [],
    origin: 'https://x.test',
    note: title,
  }) as unknown as AskedPdf

test('a paper is set on a thread of its own: this one only waits', async () => {
  const setter = newPdfSetter()
  try {
    expect((await setter.set('a', asked('ก'))).subarray(0, 5).toString()).toBe('%PDF-')
  } finally {
    await setter.close()
  }
})

test('of eight papers of one person one is before the paper of another', async () => {
  const order: string[] = []
  const thread: Thread<AskedPdf, Uint8Array> = {
    ask: async ({ note }) => {
      order.push(note)
      return new Uint8Array()
    },
    close: async () => {},
  }
  const setter = newPdfSetter({ thread })
  await Promise.all([
    ...Array.from({ length: 8 }, (_, i) => setter.set('a', asked(`a${i}`))),
    setter.set('b', asked('b')),
  ])
  expect(order.slice(0, 2)).toEqual(['a0', 'b'])
})

test('a thread that does not answer refuses with overloaded', async () => {
  const setter = newPdfSetter({ thread: { ask: async () => null, close: async () => {} } })
  await expect(setter.set('a', asked('ก'))).rejects.toMatchObject({ code: 'overloaded' })
})
