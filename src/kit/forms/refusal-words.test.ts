import { expect, test } from 'vitest'
import { sentenceOfRefusal } from './refusal-words.ts'

const problem = { type: 'about:blank', title: 'x', status: 429, detail: 'รออีก 3600 วินาที' }

test('a usual limit says its wait in minutes, or in seconds below one', () => {
  const limited = { ...problem, code: 'too_many_requests' }
  expect(sentenceOfRefusal({ ...limited, retry_after: 3_541 })).toMatch(/60 นาที$/)
  expect(sentenceOfRefusal({ ...limited, retry_after: 59 })).toMatch(/59 วินาที$/)
  expect(sentenceOfRefusal(limited)).toBe(problem.detail)
})

test('a limit with a sentence of its own keeps it: it may name another way than to wait', () => {
  const locked = { ...problem, code: 'login_locked', detail: 'ขอลิงก์ทางอีเมลได้เลย', retry_after: 3_541 }
  expect(sentenceOfRefusal(locked)).toBe(locked.detail)
})
