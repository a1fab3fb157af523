import { expect, test } from 'vitest'
import { commonRefusal, Refusal } from '#lib/errors.ts'
import type { News } from '#lib/web/offline/unsent-acts.ts'
import { describeNews, describeUnsent } from './describe-news.ts'

const act = (kind: string, id: string) => ({ key: id, userId: 'u', kind, at: 0, body: { id, choice: 'ก' } })
const sent = (kind: string, id: string): News => ({ act: act(kind, id), reply: {}, refusal: null })
const refused = (id: string, code: string): News => {
  const { problem } = commonRefusal('not_found')
  const refusal = new Refusal({ ...problem, code, detail: 'คำของเซิร์ฟเวอร์' })
  return { act: act('post-answer', id), reply: null, refusal }
}

test('sent answers to articles are reported on every other page, in one line', () => {
  const news = [sent('post-answer', 'a'), sent('post-answer', 'b'), sent('post-like', 'c')]
  const line = (count: number) => `ส่งคำตอบท้ายบทความที่เก็บไว้ ${count} เรื่องแล้ว เปิดบทความเพื่อดูเฉลย`
  expect(describeNews(news, '/')).toEqual([line(2)])
  expect(describeNews(news, '/post/detail/b/slug')).toEqual([line(1)])
  expect(describeNews(news.slice(1), '/post/detail/b/slug')).toEqual([])
})

test('an earlier answer from another device is not reported as an error: the first one counts', () => {
  expect(describeNews([refused('a', 'already_answered')], '/club/hit')).toEqual([
    'เรื่องนี้คุณตอบไว้ก่อนแล้ว เรานับคำตอบแรกที่ส่งมา',
  ])
})

test('an answer to a deleted article is reported with its result, and any other refusal with its own message', () => {
  expect(describeNews([refused('a', 'post_not_found')], '/')).toEqual(['บทความที่คุณตอบไว้ไม่ได้เผยแพร่แล้ว คำตอบนั้นจึงไม่ได้ส่ง'])
  expect(describeNews([refused('a', 'own_post')], '/')).toEqual(['คำของเซิร์ฟเวอร์'])
})

test('a late answer to the day’s quiz is reported as practice only when it was kept', () => {
  const late = (kept: number): News => ({
    act: act('daily-answer', `late ${kept}`),
    reply: { late: kept },
    refusal: null,
  })
  expect(describeNews([late(0)], '/')).toEqual([])
  expect(describeNews([late(1), late(0)], '/')).toEqual([expect.stringContaining('คำตอบ 1 ข้อไม่ถูกนับ')])
  expect(describeNews([late(1)], '/quiz/daily')).toEqual([])
})

test('queued answers of an exam are reported everywhere except on the exams’ pages', () => {
  const [saved, late] = [{ saved: { answered: 1, result: null } }, { late: 2 }].map(
    (reply, i): News => ({ act: act('exam-answers', `${i}`), reply, refusal: null }),
  )
  expect(describeNews([saved!, late!], '/quiz')).toEqual([
    expect.stringContaining('คำตอบ 2 ข้อส่งถึงหลังหมดเวลา'),
    expect.stringContaining('ส่งถึงแล้ว'),
  ])
  expect(describeNews([saved!, late!], '/quiz/money/basic')).toEqual([])
})

test('expired actions are reported by name: the day, the quiz, the number of articles', () => {
  const daily = (day: string, position: number) => ({ ...act('daily-answer', day + position), body: { day, position } })
  const exam = (quiz: string) => ({ ...act('exam-answers', quiz), body: { quiz, attempt: 'x', answers: [] } })
  const acts = [
    daily('2026-11-20', 1),
    daily('2026-11-20', 2),
    daily('2026-11-21', 1),
    exam('final'),
    exam('final'),
    exam('money'),
    act('post-answer', 'a'),
    act('post-like', 'a'),
    act('post-like', 'b'),
  ]
  expect(describeUnsent(acts)).toBe(
    'รอเน็ตนานเกิน 2 วัน สิ่งที่เก็บไว้ในเครื่องนี้จึงไม่ได้ส่งและไม่ถูกนับ: ' +
      'คำตอบ 2 ข้อของควิซประจำวัน 20 พ.ย. 2569 · คำตอบ 1 ข้อของควิซประจำวัน 21 พ.ย. 2569 · ' +
      'คำตอบสอบปลายภาค · คำตอบควิซการเงิน · คำตอบท้ายบทความ 1 เรื่อง · ถูกใจบทความ 2 เรื่อง',
  )
  expect(describeUnsent([])).toBeNull()
})

test('a draft that the server refuses is reported by its title, with the reason', () => {
  const one = refused('a', 'draft_limit')
  const draft = (title: string): News[] => [
    { ...one, act: { ...one.act, kind: 'post-draft', body: { content: { title } } } } as News,
  ]
  expect(describeNews(draft('ออมวันละบาท'), '/')).toEqual([
    'บันทึก “ออมวันละบาท” ที่เขียนไว้ตอนไม่มีเน็ตไม่ได้ คำของเซิร์ฟเวอร์ ข้อความยังอยู่ที่ “โพสต์ของฉัน” ในโปรไฟล์',
  ])
  expect(describeNews(draft(''), '/')[0]).toMatch('ฉบับร่างที่ยังไม่มีชื่อ')
})
