// What the content checker finds in the learning path and in videos.

import { expect, test } from 'vitest'
import type { Content } from '../../../scripts/content/read-content.ts'
import { content, plant } from '../../support/content-faults.ts'

test('a video without its tall file, without sound, with pictures of different length, or too large is found', () => {
  const { key } = content.videos[0]!.video
  const video = (copy: Content) => copy.videos[0]!
  expect(plant((copy) => delete video(copy).files['tall.mp4'])).toContain(`file ${key}`)
  expect(plant((copy) => (video(copy).files['tall.mp4'] = 2_000_001))).toContain(`file ${key}`)
  expect(plant((copy) => (video(copy).films['tall.mp4']!.seconds += 0.3))).toContain(`length ${key}`)
  expect(plant((copy) => (video(copy).films['tall.mp4']!.seconds += 0.1))).toEqual([])
  expect(plant((copy) => (video(copy).films.mp4!.hasSound = false))).toContain(`sound ${key}`)
  expect(plant((copy) => (video(copy).films.mp4 = null))).toContain(`file ${key}`)
  expect(plant((copy) => (video(copy).video.hasSound = false))).toContain(`sound ${key}`)
  expect(plant((copy) => (video(copy).video.seconds = 61))).toContain(`length ${key}`)
})

test('a source of a video must tell readers more than a line of the editors’ list', () => {
  const { key } = content.videos[0]!.video
  for (const source of ['FACTS F135', 'FACTS F135 · ตำรา', 'ดู F021 แล้วคำนวณ'])
    expect(plant((copy) => (copy.videos[0]!.video.sources = [source]))).toContain(`public-source ${key}`)
})

test('the question of a film: its source, its sums and its words are checked as those of other questions', () => {
  const { key } = content.videos[0]!.video
  const question = (copy: Content) => copy.videos[0]!.video.question
  expect(plant((copy) => (question(copy).source = 'จากตำรา'))).toContain(`source ${key}`)
  expect(plant((copy) => (question(copy).source = 'คำนวณ: 2,000 × 1 % = 30'))).toContain(`arithmetic ${key}`)
  expect(plant((copy) => (question(copy).choices[2]!.text = 'ไม่มีข้อใดถูก'))).toContain(`forbidden ${key}`)
  expect(plant((copy) => (question(copy).choices[0]!.why = 'ได้ 5บาท ต่อคืน'))).toContain(`space ${key}`)
  const [other] = content.questions
  expect(plant((copy) => (question(copy).text = other!.question.text)).join()).toMatch(/near-duplicate/)
})

test('films whose right choice stands nearly always at one place are found', () => {
  const all = (place: 1 | 2 | 3) => (copy: Content) => {
    for (const { video } of copy.videos) video.question.right = place
  }
  expect(plant(all(2))).toEqual(['place'])
  expect(plant(() => {})).toEqual([])
})
