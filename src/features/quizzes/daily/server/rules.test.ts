import { describe, expect, test } from 'vitest'
import { chooseEasySet, chooseQuestions, isOpen, type Timing } from './rules.ts'

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
  const question = (id: string, skill: string, last_asked: string | null, is_sum = false) => {
    return { id, skill, last_asked, is_sum }
  }

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

  test('has at most one sum as long as there are others', () => {
    const pool = [
      question('a', 'saving', null, true),
      question('b', 'planning', null, true),
      question('c', 'spending', null, true),
      question('d', 'saving', '2026-11-01'),
      question('e', 'saving', '2026-11-02'),
    ]
    expect(chooseQuestions(pool, 3)).toEqual(['a', 'd', 'e'])
    expect(chooseQuestions(pool, 3, ['c'])).toEqual(['c', 'd', 'e'])
    expect(chooseQuestions(pool.slice(0, 3), 3)).toEqual(['a', 'b', 'c'])
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

describe('the first sets of a person', () => {
  const skills = ['saving', 'spending', 'investing', 'protecting', 'planning']
  const pool = Array.from({ length: 80 }, (_, i) => ({ id: `q${i}`, skill: skills[i % 5]!, is_sum: i % 3 === 0 }))
  const place = (id: string) => Number(id.slice(1))
  const choose = (day: string, from = pool, salt = 7) =>
    chooseEasySet(from, { day, count: 3, weight: (id) => (place(id) * salt) % 83, turnOf: (id) => place(id) >> 2 })

  test('have three skills and at most one sum, which comes last', () => {
    for (let day = 10; day < 28; day += 1) {
      const chosen = choose(`2026-11-${day}`, pool, day)!.map((id) => pool[place(id)]!)
      expect(new Set(chosen.map(({ skill }) => skill)).size).toBe(3)
      expect(chosen.slice(0, 2).map(({ is_sum: isSum }) => isSum)).toEqual([false, false])
    }
  })

  test('have no question in common on four days in a row', () => {
    const chosen = ['2026-11-29', '2026-11-30', '2026-12-01', '2026-12-02'].flatMap((day) => choose(day)!)
    expect(new Set(chosen).size).toBe(12)
  })

  test('do not change when another question is retired, and are none where too few are left', () => {
    const chosen = choose('2026-11-21')!
    const others = pool.filter(({ id }) => !chosen.includes(id))
    expect(choose('2026-11-21', [...others.slice(20), ...pool.filter(({ id }) => chosen.includes(id))])).toEqual(chosen)
    expect(choose('2026-11-21', pool.slice(0, 8))).toBeNull()
    expect(
      choose(
        '2026-11-21',
        pool.map((one) => ({ ...one, is_sum: true })),
      ),
    ).toBeNull()
  })
})
