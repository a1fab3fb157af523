// What the content checker finds in every kind of content, and what it prints.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { likePairs } from '#lib/thai/likeness.ts'
import { textFaults } from '#lib/thai/text-rules.ts'
import type { Content } from '../../../scripts/content/read-content.ts'
import { readContent } from '../../../scripts/content/read-content.ts'
import {
  article,
  choice,
  choices,
  content,
  faults,
  folder,
  paragraph,
  plant,
  today,
} from '../../support/content-faults.ts'

test('our content has no fault', () => {
  expect(faults).toEqual([])
})

test('a duplicate key, text or near-duplicate text is found', () => {
  const { key } = choice(content, 1)
  expect(plant((copy) => (choice(copy).key = key))).toContain(`duplicate ${key}`)
  expect(plant((copy) => (choice(copy, 1).text = `${choice(copy).text}นะ`))).toContain(`near-duplicate ${key}`)
  // The same sum with other numbers counts as the same question.
  expect(plant((copy) => (choice(copy, 1).text = choice(copy).text.replace(/\d+/g, '77')))).toContain(
    `near-duplicate ${key}`,
  )
  expect(plant((copy) => (article(copy).question.text = choice(copy).text))).toContain(
    `near-duplicate ${article(content).key}`,
  )
  expect(plant((copy) => void copy.articles.push(structuredClone(copy.articles[0]!)))).toContain(
    `duplicate ${article(content).key}`,
  )
})

test('a chain of three near-duplicates is found, even when the first and the third differ', () => {
  const base = choice(content).explanation
  const told = [3, 4, 5].map((at) => base + choice(content, at).explanation.slice(0, base.length * 0.2))
  expect(likePairs(told, 0.6).map(([, , likeness]) => likeness < 0.8)).toEqual([true, true, true])
  const tell = (count: number) => (copy: Content) => {
    for (const [at, text] of told.slice(0, count).entries()) choice(copy, at).text = text
  }
  const found = (count: number) => plant(tell(count)).filter((one) => one.startsWith('near-duplicate'))
  expect(found(2)).toEqual([])
  expect(found(3)).toEqual([`near-duplicate ${choice(content).key}`])
})

test('the index finds the same pairs as a comparison of all pairs', () => {
  const texts = choices(content)
    .slice(0, 40)
    .map(({ text }) => text)
  const one = texts.flatMap((text, i) =>
    texts.slice(0, i).flatMap((other, j) => (likePairs([other, text], 0.1).length ? [`${i} ${j}`] : [])),
  )
  const together = likePairs(texts, 0.1).map(([i, j]) => `${i} ${j}`)
  expect(one.length).toBeGreaterThan(5)
  expect(together.toSorted()).toEqual(one.toSorted())
})

test.each([
  ['ถูกทุกข้อ', 'forbidden'],
  ['เก็บเงิน 💰 ไว้', 'forbidden'],
  ['ออมเลย!!', 'forbidden'],
  ['ปี ๒๕๖๙', 'forbidden'],
  ['Lorem ipsum', 'forbidden'],
  ['ในยุคปัจจุบัน เงินสำคัญ', 'forbidden'],
  ['น้ํา', 'forbidden'],
  ['เเพง', 'forbidden'],
  ['เงิน\u200bออม', 'forbidden'],
  ['ต่างๆ', 'repetition'],
  ['ต่าง ๆๆ', 'repetition'],
  ['ต่าง ๆกัน', 'repetition'],
  ['มี 50บาท', 'space'],
  ['ใช้koin', 'space'],
  ['เงิน  ออม', 'space'],
])('“%s” is found in every text that readers see', (text, rule) => {
  expect(textFaults(text).map((fault) => fault.rule)).toContain(rule)
  expect(plant((copy) => (choice(copy).explanation = text))).toContain(`${rule} ${choice(content).key}`)
  expect(plant((copy) => (article(copy).summary = text))).toContain(`${rule} ${article(content).key}`)
  expect(plant((copy) => copy.articles[0]!.article.body.content.push(paragraph(text)))).toContain(
    `${rule} ${article(content).key}`,
  )
  expect(plant((copy) => (copy.policies[0]!.policy.changes = text))).toContain(
    `${rule} ${content.policies[0]!.policy.type}`,
  )
})

test('good Thai has no findings', () => {
  for (const text of [
    'ออม 50 บาท ต่อสัปดาห์',
    'ของต่าง ๆ (เช่น koin 4 %)',
    'ร้อยละ 3–6 ของรายได้',
    '“จริง ๆ” นะ',
    'ม.24 พ.ศ. 2562',
  ])
    expect(textFaults(text)).toEqual([])
})

test('files that are unreadable, break their schema or are misnamed are found, and the remaining files are still checked', () => {
  const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'content-'))
  try {
    fs.cpSync(folder, copy, { recursive: true })
    fs.writeFileSync(path.join(copy, 'articles/broken.json'), '{')
    fs.renameSync(path.join(copy, 'articles/scam-signs.json'), path.join(copy, 'articles/other.json'))
    fs.renameSync(path.join(copy, 'questions/daily-saving.json'), path.join(copy, 'questions/weekly-saving.json'))
    const policy = JSON.parse(fs.readFileSync(path.join(copy, 'policies/law.json'), 'utf8'))
    fs.writeFileSync(path.join(copy, 'policies/law.json'), JSON.stringify({ ...policy, version: 0 }))
    const found = readContent(copy).faults.map(({ file, rule }) => `${file} ${rule}`)
    expect(found).toEqual(
      expect.arrayContaining([
        'content/articles/broken.json schema',
        'content/articles/other.json name',
        'content/questions/weekly-saving.json name',
        'content/policies/law.json schema',
      ]),
    )
    const run = (where: string) =>
      spawnSync(process.execPath, ['scripts/content.ts', where, today], { cwd: path.dirname(folder), encoding: 'utf8' })
    const { status, stdout } = run(copy)
    expect(status).toBe(1)
    expect(stdout).toMatch(/content\/articles\/broken\.json\n {2}\[schema\] อ่านเป็น JSON ไม่ได้/)
    expect(stdout).toMatch(/พบข้อผิดพลาด \d+ จุด/)
    expect(run(folder)).toMatchObject({ status: 0, stdout: expect.stringContaining('no faults') })
  } finally {
    fs.rmSync(copy, { recursive: true })
  }
})
