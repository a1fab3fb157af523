import { describe, expect, test } from 'vitest'
import { chooseQuestions, isOpen, type Timing } from './rules.ts'

const minute = 60_000
const at = (minutesAfterMidnight: number): Timing => ({
  today: '2026-11-22',
  yesterday: '2026-11-21',
  sinceMidnightMs: minutesAfterMidnight * minute,
})

describe('which day accepts answers', () => {
  test.each([
    ['today, at any time', '2026-11-22', at(0), false, true],
    ['yesterday, begun, a moment after midnight', '2026-11-21', at(0), true, true],
    [
      'yesterday, begun, just before ten minutes',
      '2026-11-21',
      { ...at(0), sinceMidnightMs: 10 * minute - 1 },
      true,
      true,
    ],
    ['yesterday, begun, at ten minutes', '2026-11-21', at(10), true, false],
    ['yesterday, never begun', '2026-11-21', at(1), false, false],
    ['the day before yesterday', '2026-11-20', at(1), true, false],
    ['tomorrow', '2026-11-23', at(1), true, false],
  ])('%s', (_what, day, timing, hasStarted, open) => {
    expect(isOpen(day, timing, hasStarted)).toBe(open)
  })
})

describe("the choice of the day's questions", () => {
  const question = (id: string, skill: string, last_asked: string | null) => ({ id, skill, last_asked })

  test('prefers questions never asked, then those that rested longest, with different skills first', () => {
    const pool = [
      question('a', 'saving', '2026-11-20'),
      question('b', 'saving', null),
      question('c', 'saving', null),
      question('d', 'planning', '2026-10-01'),
      question('e', 'spending', '2026-11-01'),
    ]
    expect(chooseQuestions(pool, 3)).toEqual(['b', 'd', 'e'])
  })

  test('fills up with the same skill if there is no other', () => {
    expect(chooseQuestions([question('a', 'saving', null), question('b', 'saving', null)], 3)).toEqual(['a', 'b'])
  })

  test('no question is repeated before all others were asked, if the skills are equally frequent', () => {
    const skills = ['saving', 'spending', 'investing', 'protecting', 'planning']
    const pool = Array.from({ length: 45 }, (_, i) => question(`q${i}`, skills[i % 5]!, null as string | null))
    const seen: string[] = []
    for (let day = 0; day < 15; day += 1) {
      const chosen = chooseQuestions(pool, 3)
      for (const one of pool)
        if (chosen.includes(one.id)) one.last_asked = `2026-11-${String(day + 1).padStart(2, '0')}`
      seen.push(...chosen)
    }
    expect(new Set(seen).size).toBe(45)
  })
})
