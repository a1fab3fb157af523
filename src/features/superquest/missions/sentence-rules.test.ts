import { expect, test } from 'vitest'
import { activityKinds } from '#app/features.ts'
import type { Rule } from './mission-rules.ts'
import { readRule } from './rule-faults-rules.ts'
import { hrefOf, tellProgress, tellRule } from './sentence-rules.ts'

const words = new Map([...activityKinds].flatMap(([name, kind]) => (kind.words ? [[name, kind.words] as const] : [])))

const sentences: [Rule, string][] = [
  [{ rule: 'days_in_window', of: { kinds: ['quiz.daily.answered'] }, days: 5, window: 7 }, 'ตอบควิซประจำวัน 5 วันใน 7 วัน'],
  [
    { rule: 'count', of: { kinds: ['game.hangman.finished'], where: [{ fact: 'isWon', is: true }] }, times: 6 },
    'เล่นทายคำให้ชนะ 6 คำ',
  ],
  [
    {
      rule: 'count',
      of: {
        kinds: ['game.hangman.finished'],
        where: [
          { fact: 'isWon', is: true },
          { fact: 'isPractice', is: false },
        ],
      },
      times: 6,
    },
    'เล่นทายคำให้ชนะ 6 คำ ไม่นับคำฝึก',
  ],
  [
    {
      rule: 'distinct_subjects',
      of: { kinds: ['post.question.answered'], club: 'greenery', where: [{ fact: 'isRight', is: true }] },
      subjects: 3,
    },
    'อ่านบทความแล้วตอบคำถามท้ายเรื่อง ในคลับ Greenery ให้ถูก 3 บทความที่ไม่ซ้ำกัน',
  ],
  [
    {
      rule: 'distinct_subjects',
      of: { kinds: ['post.question.answered'], club: 'greenery', skill: 'saving' },
      subjects: 3,
    },
    'อ่านบทความแล้วตอบคำถามท้ายเรื่อง ด้านออม ในคลับ Greenery 3 บทความที่ไม่ซ้ำกัน',
  ],
  [
    { rule: 'sum', of: { kinds: ['quiz.daily.answered'] }, fact: 'right', total: 1_200 },
    'ตอบควิซประจำวัน ให้ถูกรวม 1,200 ข้อ',
  ],
  [
    {
      rule: 'count',
      of: { kinds: ['quiz.money.finished'], level: 'advanced', where: [{ fact: 'isPassed', is: true }] },
      times: 1,
    },
    'ทำควิซการเงินระดับ Advanced ให้ผ่าน 1 ครั้ง',
  ],
  [
    {
      rule: 'in_order',
      rules: [
        { rule: 'distinct_days', of: { kinds: ['learning.day'] }, days: 3 },
        {
          rule: 'any_of',
          rules: [
            { rule: 'count', of: { kinds: ['video.watched'], where: [{ fact: 'category', is: 'saving' }] }, times: 1 },
            { rule: 'count', of: { kinds: ['post.shared', 'post.published'] }, times: 1 },
          ],
        },
      ],
    },
    'ทำตามลำดับ: เรียนรู้อย่างน้อยหนึ่งอย่าง 3 วัน แล้ว (เลือกทำอย่างใดอย่างหนึ่ง: ดูวิดีโอจนจบ เรื่องการออม 1 เรื่อง หรือแชร์โพสต์ให้เพื่อนเปิดอ่านหรือเขียนโพสต์ที่ผ่านการตรวจ 1 ครั้ง)',
  ],
]

test.each(sentences)('a rule is told in Thai: %#', (rule, sentence) => {
  expect(tellRule(rule, words)).toBe(sentence)
})

test('progress is told as so many of so many', () => {
  expect(tellProgress({ done: 2, of: 5 })).toBe('2 จาก 5')
})

test('a step leads to where it is done, and to the one thing where it names one', () => {
  const of = { kinds: ['post.question.answered'] }
  expect(hrefOf({ rule: 'count', of, times: 1 }, words)).toBe('/club/hit')
  expect(hrefOf({ rule: 'count', of: { ...of, subjects: ['a-b'] }, times: 1 }, words)).toBe('/post/detail/a-b')
})

test('a rule names registered kinds and the facts that they have, or is told what is wrong', () => {
  const count = (of: object) => ({ rule: 'count', of, times: 1 })
  expect(readRule(count({ kinds: ['video.watched'] }), activityKinds).faults).toEqual([])
  const bad = [
    [count({ kinds: ['video.dreamt'] }), 'of.kinds.0'],
    [count({ kinds: ['video.watched'], club: 'hit' }), 'of.club'],
    [count({ kinds: ['video.watched'], where: [{ fact: 'isPaid', min: 1 }] }), 'of.where.0.fact'],
    [{ rule: 'sum', of: { kinds: ['video.watched'] }, fact: 'category', total: 1 }, 'fact'],
    [{ rule: 'all_of', rules: [count({ kinds: ['video.watched'] }), count({ kinds: ['x'] })] }, 'rules.1.of.kinds.0'],
  ] as const
  for (const [rule, path] of bad) expect(readRule(rule, activityKinds).faults).toMatchObject([{ path }])
  for (const rule of [null, 7, [], {}, { rule: 'count' }, 'count'])
    expect(readRule(rule, activityKinds).faults.length, JSON.stringify(rule)).toBeGreaterThan(0)
})
