import { expect, test } from 'vitest'
import { byName } from '#kit/server/feature.ts'
import { activityKinds, noticeKinds } from './features.ts'

test('the kinds of activity of every feature can be read by name', () => {
  expect([...activityKinds.keys()].sort()).toEqual([
    'event.attended',
    'event.joined',
    'game.catch-me.finished',
    'game.crossword.finished',
    'game.decoder.finished',
    'game.hangman.finished',
    'learning.day',
    'path.placed',
    'path.rechecked',
    'post.published',
    'post.question.answered',
    'post.shared',
    'post.summary.accepted',
    'quiz.daily.answered',
    'quiz.final.finished',
    'quiz.money.finished',
    'quiz.monthly.finished',
    'video.watched',
  ])
  expect(activityKinds.get('event.joined')?.facts.shape).toHaveProperty('kind')
})

test('the kinds of notices of every feature can be read by name', () => {
  const groups = Object.groupBy(noticeKinds.values(), ({ group }) => group)
  expect(Object.fromEntries(Object.entries(groups).map(([group, kinds]) => [group, kinds.length]))).toEqual({
    account: 8,
    community: 6,
    digest: 1,
    events: 2,
    guardian: 1,
    learning: 2,
    posts: 1,
    seats: 2,
    security: 6,
  })
  expect(noticeKinds.get('event.soon')).toMatchObject({ group: 'events', hasMail: false })
})

test('two features that use one name do not start', () => {
  expect(() => byName('kinds of activity', [{ name: 'a.done' }, { name: 'b.done' }, { name: 'a.done' }])).toThrow(
    'two kinds of activity are called a.done',
  )
})
