// A draft as its page would show it, whatever is still missing.
import { expect, test } from 'vitest'
import { aPerson } from '#tests/people.ts'
import { openWritingBed } from '#tests/writing-bed.ts'
import { type DraftContent, previewPost } from '../writing-contract.ts'

const bed = await openWritingBed()
const { send, begin } = bed

test('a preview of a post without a word, without anything and with blocks that are empty is no error', async () => {
  const person = await aPerson(bed)
  const empty = { title: '', club: null, skill: null, tags: [], cover: null, question: null }
  const bodies: DraftContent['body'][] = [
    { type: 'doc', content: [] },
    { type: 'doc', content: [{ type: 'paragraph' }] },
    { type: 'doc', content: [{ type: 'horizontalRule' }] },
    {
      type: 'doc',
      content: [{ type: 'image', attrs: { src: '/media/x/960.webp', alt: '', width: 960, height: 640 } }],
    },
  ]
  for (const body of bodies) {
    const id = await begin(person, { ...empty, tags: ['ออม'], body })
    const { status, json } = await send(person, previewPost, { query: { id } })
    expect([status, json.summary]).toEqual([200, ''])
  }
})
