import { describe, expect, test } from 'vitest'
import { chooseNext, isTaskPaused, judgeUnit, orderUnits, repeatFrom } from './rules.ts'

const today = '2026-11-21'
const judge = (facts: Partial<Parameters<typeof judgeUnit>[1]>) =>
  judgeUnit('unit', { answeredOn: null, isTaskDone: false, taskOn: null, lastTry: null, ...facts }, today)

describe('a unit', () => {
  test("is locked until the article's question and the task are done, in either order", () => {
    expect(judge({})).toEqual({
      key: 'unit',
      is_answered: false,
      is_task_done: false,
      recheck: 'locked',
      opens_on: null,
    })
    expect(judge({ answeredOn: '2026-11-01' }).recheck).toBe('locked')
    expect(judge({ isTaskDone: true }).recheck).toBe('locked')
  })

  test.each([
    ['2026-11-18', 'open'],
    ['2026-11-19', 'waiting'],
    ['2026-11-21', 'waiting'],
  ] as const)('whose article was answered on %s is %s: its re-check opens after three days', (answeredOn, recheck) => {
    expect(judge({ answeredOn, isTaskDone: true })).toMatchObject({ recheck })
  })

  test('opens again three days after a wrong answer, and is done after a right one', () => {
    const learnt = { answeredOn: '2026-11-01', isTaskDone: true }
    expect(judge({ ...learnt, lastTry: { day: '2026-11-20', isRight: false } })).toMatchObject({
      recheck: 'waiting',
      opens_on: '2026-11-23',
    })
    expect(judge({ ...learnt, lastTry: { day: '2026-11-18', isRight: false } }).recheck).toBe('open')
    expect(judge({ ...learnt, lastTry: { day: '2026-11-04', isRight: true } })).toMatchObject({
      recheck: 'done',
      opens_on: null,
    })
  })
})

describe('the order of units', () => {
  const units = ['saving', 'spending', 'saving', 'planning'].map((strand, i) => ({ strand, key: i }))
  const keys = (strong: string[] | null) => orderUnits(units, strong).map(({ key }) => key)

  test('begins with the skills that are not strong, in the order of the path within each group', () => {
    expect(keys(null)).toEqual([0, 1, 2, 3])
    expect(keys(['saving'])).toEqual([1, 3, 0, 2])
    expect(keys(['saving', 'spending', 'planning'])).toEqual([0, 1, 2, 3])
  })

  test('continues with open re-checks, then with unfinished units, and pauses while all wait', () => {
    const one = (key: string, recheck: 'locked' | 'waiting' | 'open' | 'done') => ({ ...judge({}), key, recheck })
    expect(chooseNext([one('a', 'done'), one('b', 'locked'), one('c', 'open')])?.key).toBe('c')
    expect(chooseNext([one('a', 'waiting'), one('b', 'locked'), one('c', 'locked')])?.key).toBe('b')
    expect(chooseNext([one('a', 'waiting'), one('b', 'done')])).toBeNull()
  })

  test('a task that stays undone does not hold the path up: after three days the next unit comes first', () => {
    const begun = { ...judge({ answeredOn: '2026-11-18' }), key: 'shy' }
    const later = { ...judge({}), key: 'later' }
    const pausedOf = (answeredOn: string) => (key: string) =>
      key === 'shy' && isTaskPaused({ answeredOn, isTaskDone: false, taskOn: null, lastTry: null }, today)
    expect(chooseNext([begun, later], pausedOf('2026-11-19'))?.key).toBe('shy')
    expect(chooseNext([begun, later], pausedOf('2026-11-18'))?.key).toBe('later')
    expect(chooseNext([begun], pausedOf('2026-11-18'))?.key).toBe('shy')
    expect(isTaskPaused({ answeredOn: '2026-11-01', isTaskDone: true, taskOn: null, lastTry: null }, today)).toBe(false)
  })

  test("the own placement is valid for 90 days, a guest's can be replaced at once", () => {
    expect(repeatFrom({ day: '2026-11-21', isGuest: false })).toBe('2027-02-19')
    expect(repeatFrom({ day: '2026-11-21', isGuest: true })).toBeNull()
  })
})
