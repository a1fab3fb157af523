import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  mayPost,
  mayShowAgain,
  type PostCommand,
  type PostEvent,
  type PostState,
  type PostStatus,
  postStatuses,
  stateOfPost,
  statusAfter,
  statusesChangedBy,
  writingStates,
} from './post-state-rules.ts'

const states: PostState[] = [...writingStates, 'deleted']
const statuses: (PostStatus | null)[] = [null, ...postStatuses]

// The table of the README of posts/documents, as text: a row for each command, + where it is allowed.
const commandTable: Record<PostCommand, string> = {
  //         draft pending returned published unpublished hidden deleted
  save: '    +     +       +        +         +           +      -',
  submit: '  +     +       +        +         +           +      -',
  unpublish: '+    +       +        +         +           +      -',
  delete: '  +     +       +        +         +           +      -',
  restore: ' -     -       -        -         -           -      +',
  approve: ' -     +       +        -         -           -      -',
  return: '  -     +       -        -         -           -      -',
}

test.each(Object.entries(commandTable))('%s is allowed where the table says so, and refused elsewhere', (name, row) => {
  const signs = row.trim().split(/\s+/)
  expect(signs).toHaveLength(states.length)
  const asked = states.map((state) => (mayPost(name as PostCommand, state) ? '+' : '-'))
  expect(asked).toEqual(signs)
})

// Before: –, published, unpublished, hidden, away. After, while the author is here and a text of it may be shown.
const eventTable: Record<PostEvent, (PostStatus | null)[]> = {
  'put-up': ['published', 'published', 'published', 'published', 'published'],
  'fall-back': ['published', 'published', 'published', 'hidden', 'published'],
  'take-down': [null, 'unpublished', 'unpublished', 'unpublished', 'unpublished'],
  'show-again': [null, 'published', 'published', 'hidden', 'away'],
  hide: [null, 'hidden', 'unpublished', 'hidden', 'hidden'],
  unhide: [null, 'published', 'unpublished', 'published', 'away'],
  leave: [null, 'away', 'unpublished', 'hidden', 'away'],
  stay: [null, 'published', 'unpublished', 'hidden', 'published'],
}
const events = Object.keys(eventTable) as PostEvent[]

test.each(events)('after %s a post stands as the table says', (event) => {
  const facts = { isLeaving: false, hasText: true }
  expect(statuses.map((before) => statusAfter(event, before, facts))).toEqual(eventTable[event])
})

test('a statement of an event names exactly the statuses that the event changes', () => {
  expect(statusesChangedBy('take-down')).toEqual(['published', 'hidden', 'away'])
  expect(statusesChangedBy('hide')).toEqual(['published', 'away'])
  expect(statusesChangedBy('show-again')).toEqual(['unpublished'])
})

const anEvent = fc.constantFrom(...events)
const someFacts = fc.record({ isLeaving: fc.boolean(), hasText: fc.boolean() })

test('whatever happens in whatever order: nothing of who leaves comes up, and what moderators hid no author brings back', () => {
  const life = fc.array(fc.record({ event: anEvent, facts: someFacts }), { maxLength: 30 })
  fc.assert(
    fc.property(life, (steps) => {
      let status: PostStatus | null = null
      for (const { event, facts } of steps) {
        const after = statusAfter(event, status, facts)
        if (after === 'published' && status !== 'published') {
          // Only these bring a post to readers.
          expect(['put-up', 'fall-back', 'show-again', 'unhide', 'stay']).toContain(event)
          if (event !== 'stay' && event !== 'show-again') expect(facts.isLeaving).toBe(false)
        }
        if (status === 'hidden' && after === 'published') expect(['put-up', 'unhide']).toContain(event)
        // No event takes a row away.
        if (status !== null) expect(after).not.toBeNull()
        status = after
      }
    }),
  )
})

test('the state follows from what is stored, the draft first; away is told as published', () => {
  const facts = { isPending: false, isReturned: false, isDeleted: false }
  expect(statuses.map((status) => stateOfPost({ status, ...facts }))).toEqual([
    'draft',
    'published',
    'unpublished',
    'hidden',
    'published',
  ])
  for (const status of statuses) {
    expect(stateOfPost({ status, ...facts, isPending: true, isReturned: true })).toBe('pending')
    expect(stateOfPost({ status, ...facts, isReturned: true })).toBe('returned')
    expect(stateOfPost({ status, ...facts, isPending: true, isDeleted: true })).toBe('deleted')
  }
})

test('what was let through before is not shown again unseen while moderators hold the post back', () => {
  const may = statuses.map((status) => mayShowAgain({ status, isHeld: false }))
  expect(may).toEqual([true, true, true, false, true])
  expect(statuses.some((status) => mayShowAgain({ status, isHeld: true }))).toBe(false)
})
