import { expect, test } from 'vitest'
import { byName } from '#kit/server/feature.ts'
import { activityKinds } from './features.ts'

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

test('two features that use one name do not start', () => {
  expect(() => byName('kinds of activity', [{ name: 'a.done' }, { name: 'b.done' }, { name: 'a.done' }])).toThrow(
    'two kinds of activity are called a.done',
  )
})
