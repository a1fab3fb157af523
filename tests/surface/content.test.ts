import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import type { PremiumContent } from '#features/store/premiums/content.ts'
import { type PremiumType, premiumTypes } from '#features/store/premiums/contract.ts'
import type { LiveBlockOf } from '#lib/document-blocks.ts'
import { likePairs } from '#lib/thai/likeness.ts'
import { textFaults } from '#lib/thai/text-rules.ts'
import { checkArithmetic, evaluate } from '../../scripts/content/arithmetic.ts'
import { checkContent, findFaults } from '../../scripts/content/check-content.ts'
import { otherNames } from '../../scripts/content/name-rules.ts'
import { type Content, readContent } from '../../scripts/content/read-content.ts'
import { coverTopics, withTable } from '../../scripts/content/topic-rules.ts'

const folder = fileURLToPath(new URL('../../content', import.meta.url))
// A fixed day, so that this test does not fail later by itself; `npm run content` uses the current day.
const today = '2026-11-25'
const { content: all, faults } = checkContent(folder, today)
/**
 * A sample of every file to plant faults in: running through all questions nearly a hundred times would take a minute.
 */
const content = {
  ...all,
  questions: Object.values(Object.groupBy(all.questions, ({ file }) => file)).flatMap((own = []) =>
    own.filter(({ question: { isOfPath, picture } }, at) => at < 4 || isOfPath || picture),
  ),
  // word-content.test.ts tests these.
  words: all.words.slice(0, 3),
  riddles: all.riddles.slice(0, 3),
}
const known = new Set(findFaults(content, today).map((fault) => JSON.stringify(fault)))

type ChoiceQuestion = Extract<Content['questions'][number]['question'], { kind: 'choice' }>
const choices = (copy: Content) => copy.questions.map(({ question }) => question).filter((one) => one.kind === 'choice')
const choice = (copy: Content, at = 0): ChoiceQuestion => choices(copy)[at]!
const article = (copy: Content, at = 0) => copy.articles[at]!.article
const words = (count: number) => Array(count).fill('เงิน ').join('').trim()
const paragraph = (text: string) => ({ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] })
const link = (href: string) => ({
  type: 'paragraph' as const,
  content: [{ type: 'text' as const, text: 'ลิงก์', marks: [{ type: 'link' as const, attrs: { href } }] }],
})

/** The rules that the content breaks after this change. */
function plant(change: (copy: Content) => void, day = today): string[] {
  const copy = structuredClone(content)
  change(copy)
  const found = findFaults(copy, day).filter((fault) => !known.has(JSON.stringify(fault)))
  return [...new Set(found.map(({ rule, key }) => `${rule} ${key}`.trim()))]
}

test('our content has no fault', () => {
  expect(faults).toEqual([])
})

test('a picture that is missing, contains more than shapes, comes twice, or has a description without its data is found', () => {
  const [one, other] = content.questions.filter(({ question }) => question.picture)
  const { key } = one!.question
  const shown = (copy: Content) => copy.questions.filter(({ question }) => question.picture)
  expect(plant((copy) => (shown(copy)[0]!.drawing = null))).toEqual([`drawing ${key}`])
  expect(
    plant((copy) => (shown(copy)[0]!.drawing = one!.drawing!.replace('</svg>', '<text>700</text></svg>'))),
  ).toEqual([`drawing ${key}`])
  expect(plant((copy) => (shown(copy)[1]!.drawing = one!.drawing!))).toContain(`duplicate ${other!.question.key}`)
  expect(plant((copy) => (shown(copy)[0]!.question.picture!.alt = 'กราฟ'))).toEqual([`alt ${key}`])
  expect(plant((copy) => copy.unusedDrawings.push('questions/pictures/left.svg'))).toEqual(['drawing'])
})

test('a premium without its picture, that presses, names a brand, hides that it is made up or says too little is found', () => {
  const at = (type: PremiumType) => content.premiums.findIndex((one) => one.type === type)
  const key = (type: PremiumType) => content.premiums[at(type)]!.key
  const change = (type: PremiumType, by: (one: PremiumContent) => void) =>
    plant((copy) => by(copy.premiums[at(type)]!)).filter((one) => one !== 'coverage')
  expect(change('physical', (one) => (one.art = 'no-such'))).toEqual([`art ${key('physical')}`])
  expect(change('physical', (one) => one.gallery.push({ art: 'no-such', alt: 'ด้านข้าง' }))).toEqual([
    `art ${key('physical')}`,
  ])
  expect(plant((copy) => (copy.premiums[1]!.art = copy.premiums[0]!.art))).toEqual([`art ${content.premiums[1]!.key}`])
  expect(plant((copy) => (copy.premiums[1]!.key = copy.premiums[0]!.key))).toEqual([
    `duplicate ${content.premiums[0]!.key}`,
  ])
  for (const words of ['เหลือน้อยแล้ว', 'รีบแลกเลย', 'ชิ้นสุดท้าย', 'ห้ามพลาด', 'ลุ้นรับ', 'จำนวนจำกัด'])
    expect(change('physical', (one) => (one.banner = words))).toEqual([`pressure ${key('physical')}`])
  expect(change('physical', (one) => (one.banner = 'ไม่ต้องรีบ'))).toEqual([])
  expect(change('physical', (one) => (one.title = 'ขวดน้ำ Brandname'))).toEqual([`brand ${key('physical')}`])
  expect(change('physical', (one) => (one.description[0] = 'เงิน'.repeat(21)))).toEqual([`length ${key('physical')}`])
  expect(change('physical', (one) => (one.description[1] = 'ขวดสีส้ม'))).toEqual([`description ${key('physical')}`])
  expect(change('voucher', (one) => one.description.pop())).toContain(`description ${key('voucher')}`)
  expect(change('code', (one) => (one.how_to_use = 'กรอกในร้าน'))).toEqual([`made-up ${key('code')}`])
  expect(change('charity', (one) => (one.charity!.partner = 'บ้านริมน้ำ'))).toEqual([`made-up ${key('charity')}`])
  expect(change('physical', (one) => (one.price = 10_000))).toEqual([`tax ${key('physical')}`])
  expect(change('code', (one) => (one.price = 10_000))).toEqual([`tax ${key('code')}`])
  expect(change('code', (one) => (one.summary = content.premiums[0]!.summary))).toEqual([
    `near-duplicate ${key('code')}`,
  ])
})

test('a shop that lacks a type, a band of prices, either end of them or a state is found', () => {
  const only = (save: (one: PremiumContent) => boolean) => (copy: Content) => {
    copy.premiums = copy.premiums.filter(save)
  }
  const each = (by: (one: PremiumContent) => void) => (copy: Content) => copy.premiums.forEach(by)
  // Missions and prizes miss their gifts too.
  for (const type of premiumTypes) expect(plant(only((one) => one.type !== type))).toContain('coverage')
  expect(plant(only((one) => one.price > 15))).toContain('coverage')
  expect(plant(only((one) => one.price < 5_000))).toContain('coverage')
  expect(plant(each((one) => (one.price = Math.min(one.price, 9_980))))).toEqual(['coverage'])
  expect(plant(each((one) => (one.stock ||= 1)))).toEqual(['coverage'])
  expect(plant(each((one) => (one.window = { from: 0, until: null })))).toEqual(['coverage'])
})

test('a question has either an article that teaches it or a reason for having none, never both', () => {
  const taught = content.questions.findIndex(({ question }) => question.article)
  const { key } = content.questions[taught]!.question
  expect(plant((copy) => delete copy.questions[taught]!.question.article)).toContain(`article ${key}`)
  expect(plant((copy) => (copy.questions[taught]!.question.articleWhy = 'gold'))).toContain(`article ${key}`)
  const untaught = (copy: Content) => {
    const { article: _, ...question } = copy.questions[taught]!.question
    copy.questions[taught]!.question = { ...question, articleWhy: 'gold' }
  }
  expect(plant(untaught)).not.toContain(`article ${key}`)
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

test('a pool or a level without a skill, a level that is too small and one that is too hard are found', () => {
  const only = (save: (one: Content['questions'][number]) => boolean) => (copy: Content) => {
    copy.questions = copy.questions.filter(save)
  }
  expect(plant(only(({ pool, question }) => pool !== 'daily' || question.skill !== 'saving'))).toContain('coverage')
  expect(plant(only(({ pool, question }) => pool !== 'money' || question.skill !== 'saving'))).toContain('coverage')
  expect(plant(only(({ question }) => question.key !== 'money-basic-001'))).toEqual(['coverage'])
  expect(plant(only(({ pool }) => pool !== 'money'))).toContain('coverage')
  const harden = (copy: Content) => {
    const found = copy.questions.find(({ question }) => question.key === 'money-basic-001')
    found!.question.difficulty = 3
  }
  expect(plant(harden)).toEqual(['coverage money-basic-001'])
})

test('choices that do not form a question are found', () => {
  const at = `choices ${choice(content).key}`
  expect(plant((copy) => (choice(copy).wrong[0] = ` ${choice(copy).right}`))).toContain(at)
  expect(plant((copy) => (choice(copy).wrong[0] = choice(copy).wrong[1]!))).toContain(at)
  const rates = (right: string, wrong: string[]) => (copy: Content) =>
    void Object.assign(choice(copy), { right, wrong })
  expect(plant(rates('15 %', ['1.5 %', '−15 %', '+15 %']))).toEqual([])
  expect(plant(rates('1,500 บาท', ['1500 บาท', '150 บาท']))).toContain(at)
  expect(plant((copy) => (article(copy).question.wrong[0] = article(copy).question.right))).toContain(
    `choices ${article(content).key}`,
  )
  const sorted = content.questions.findIndex(({ question }) => question.kind === 'ordering')
  const number = content.questions.findIndex(({ question }) => question.kind === 'numeric')
  const repeat = (copy: Content) => {
    const { question } = copy.questions[sorted]!
    if (question.kind === 'ordering') question.items[0] = question.items[1]!
  }
  expect(plant(repeat)).toContain(`choices ${content.questions[sorted]!.question.key}`)
  const mistype = (copy: Content) => void Object.assign(copy.questions[number]!.question, { right: '987654' })
  expect(plant(mistype)).toContain(`choices ${content.questions[number]!.question.key}`)
})

test('an answer that is recognisable by its length, longest or shortest, is found', () => {
  const lengthen = (longer: string) => (copy: Content) => {
    for (const question of choices(copy)) question.right += longer
  }
  const shorten = (copy: Content) => {
    for (const question of choices(copy)) question.right = question.right.slice(0, 4)
  }
  expect(plant(lengthen('และอีกหลายคำ'))).toContain('length-bias')
  expect(plant(shorten)).toContain('length-bias')
})

test('a file whose right answers are the longest is found, even when the whole pool is balanced', () => {
  const file = 'content/questions/daily-saving.json'
  const copy = structuredClone(all)
  for (const { question, file: own } of copy.questions)
    if (own === file && question.kind === 'choice') question.right += ` ${'ก'.repeat(9)}`
  const biased = findFaults(copy, today).filter(({ rule }) => rule === 'length-bias')
  expect(new Set(biased.map((fault) => fault.file))).toEqual(new Set([file]))
})

test('a pool in which taking the longest or the shortest choice often pays is found, below articles too', () => {
  const guessed = (change: (question: ChoiceQuestion | Content['articles'][number]['article']['question']) => void) => {
    const copy = structuredClone(all)
    for (const { article } of copy.articles) change(article.question)
    for (const question of choices(copy)) if (question.isOfPath) change(question)
    const found = findFaults(copy, today).filter(({ rule }) => rule === 'length-guess')
    return [...new Set(found.map(({ file }) => file))].toSorted()
  }
  const both = ['content/articles', 'content/questions · path']
  expect(guessed((question) => (question.right = `${question.right} ${words(2)}`))).toEqual(both)
  expect(guessed((question) => (question.right = question.right.slice(0, -5)))).toEqual(both)
  expect(guessed((question) => (question.wrong = question.wrong.map((one) => one.slice(0, 3))))).toEqual(both)
})

test('numeric choices whose right answer always has the same rank are found', () => {
  const price = (right: number) => (copy: Content) => {
    for (const question of choices(copy))
      Object.assign(question, { right: `${right} บาท`, wrong: ['1,000 บาท', '1,500 บาท', '2,500 บาท'] })
  }
  for (const right of [900, 1200, 2000, 9000]) expect(plant(price(right))).toContain('number-bias')
})

test('texts too long to read on a phone, and explanations too short to explain, are found', () => {
  const at = `length ${choice(content).key}`
  expect(plant((copy) => (choice(copy).text = words(61)))).toContain(at)
  expect(plant((copy) => (choice(copy).explanation = words(91)))).toContain(at)
  expect(plant((copy) => (choice(copy).wrong[0] = words(26)))).toContain(at)
  expect(plant((copy) => (choice(copy).explanation = words(9)))).toContain(at)
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

test('a note on the simulated market that hides it, names a real index, comes too early or leans on wrong sums is found', () => {
  const note = (copy: Content) => copy.roboNotes[0]!
  const { key } = note(content)
  const plain = (copy: Content, text: string) =>
    Object.assign(note(copy), { title: text, summary: text, paragraphs: [text, text] })
  expect(plant((copy) => plain(copy, 'หุ้นขึ้น'))).toEqual([`made-up ${key}`])
  expect(plant((copy) => plain(copy, 'ตลาดจำลองตามดัชนี SET วันนี้'))).toEqual([`real ${key}`])
  expect(plant((copy) => plain(copy, 'ตลาดจำลอง '.repeat(60).trim()))).toEqual([`length ${key}`])
  expect(plant((copy) => (note(copy).day = '2026-11-26'))).toEqual([`date ${key}`])
  expect(plant((copy) => (note(copy).article = 'no-such-article'))).toEqual([`link ${key}`])
  expect(plant((copy) => (note(copy).source = 'คำนวณ: 2 + 2 = 5'))).toEqual([`arithmetic ${key}`])
  expect(plant((copy) => (copy.roboNotes[1]!.key = key))).toEqual([`duplicate ${key}`])
  expect(plant((copy) => copy.roboNotes.pop())).toEqual(['count'])
})

test('a policy of the robo-adviser that is missing or has bad Thai is found', () => {
  const type = content.roboPolicies[0]!.policy.type
  expect(plant((copy) => copy.roboPolicies.shift())).toEqual([`policy ${type}`])
  expect(plant((copy) => (copy.roboPolicies[0]!.policy.sections[0]!.text += '\n\nมี2 ข้อ'))).toEqual([`space ${type}`])
})

test('faults of the glossary are found', () => {
  const word = (copy: Content, at = 0) => copy.glossary[at]!
  const at = (rule: string, place = 0) => `${rule} ${word(content, place).key}`
  expect(plant((copy) => (word(copy, 1).key = word(copy).key))).toContain(at('duplicate'))
  expect(plant((copy) => word(copy, 1).also.push(word(copy).term))).toContain(at('duplicate', 1))
  expect(plant((copy) => (word(copy).meaning = words(36)))).toContain(at('length'))
  expect(plant((copy) => (word(copy).example = 'ใช้koin'))).toContain(at('space'))
  expect(plant((copy) => (word(copy).article = 'no-such-article'))).toContain(at('link'))
  expect(plant((copy) => Object.assign(word(copy), { meaning: 'คนไทย 38 % มี', sources: [] }))).toContain(at('source'))
  expect(plant((copy) => (word(copy).sources = ['คำนวณ 1 + 1 = 3']))).toContain(at('arithmetic'))
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

test('a learning path with a dead link, or one that reveals questions of a daily quiz, is found', () => {
  const unit = (copy: Content, at = 0) => copy.path!.units[at]!
  const { key, recheck } = unit(content)
  const marked = (copy: Content, wanted: string) =>
    copy.questions.find(({ question }) => question.key === wanted)!.question
  expect(plant((copy) => (unit(copy).article = 'no-such-article'))).toContain(`link ${key}`)
  expect(plant((copy) => (unit(copy).article = 'scam-signs'))).toContain(`strand ${key}`)
  expect(plant((copy) => (unit(copy).recheck = unit(copy, 1).recheck))).toEqual(
    expect.arrayContaining([`question ${key}`, `duplicate ${unit(content, 1).recheck}`, `question ${recheck}`]),
  )
  expect(plant((copy) => delete marked(copy, recheck).isOfPath)).toEqual([`question ${recheck}`])
  expect(plant((copy) => (copy.path!.placement.questions[0] = copy.path!.placement.questions[1]!))).toContain(
    'placement placement',
  )
  expect(plant((copy) => (unit(copy).task = { kind: 'article', article: unit(copy).article }))).toEqual([`link ${key}`])
  expect(plant((copy) => void copy.path!.units.splice(9))).toContain('units')
})

test('articles that sound alike are found', () => {
  const heading = (text: string) => ({
    type: 'heading' as const,
    attrs: { level: 2 as const },
    content: [{ type: 'text' as const, text }],
  })
  const some = (share: number, change: (body: Content['articles'][number]['article']['body']['content']) => void) =>
    plant((copy) => {
      for (const one of copy.articles.slice(0, Math.floor(copy.articles.length * share)))
        change(one.article.body.content)
    })
  // Whatever stands in many articles is also a phrase of its own, which has the lower limit.
  const rulesOf = (found: string[]) =>
    [...new Set(found.map((one) => one.split(' ')[0]))].filter((one) => one !== 'ngram')
  const same = paragraph('เริ่มเหมือนกันทุกเรื่องเลย')
  expect(some(0.14, (body) => body.unshift(same))).toEqual([])
  expect(some(0.2, (body) => body.unshift(same))).toEqual(['ngram'])
  expect(rulesOf(some(0.3, (body) => body.unshift(same)))).toEqual(['lead'])
  expect(rulesOf(some(0.3, (body) => body.splice(1, 0, heading('หัวข้อเดิม'))))).toEqual(['heading'])
  expect(rulesOf(some(0.3, (body) => body.push(paragraph('จบแบบเดิมทุกเรื่องไป'))))).toEqual(['closing'])
  expect(rulesOf(some(0.3, (body) => body.splice(1, 0, paragraph('เรื่องนี้มาหัดกัน'))))).toEqual(['house-phrase'])
})

test('a form that takes over, an article of a form without a drawing, and too little to do are found', () => {
  const told = (copy: Content) => copy.articles.filter((one) => one.article.form).map((one) => one.article)
  const strip = (saved: (type: string) => boolean) => (copy: Content) => {
    for (const one of told(copy)) one.body.content = one.body.content.filter(({ type }) => saved(type))
  }
  expect(
    plant((copy) => {
      for (const one of told(copy).slice(0, 20)) one.form = 'test'
    }),
  ).toContain('form test')
  const first = told(content)[0]!
  expect(
    plant((copy) => (told(copy)[0]!.body.content = first.body.content.filter(({ type }) => type !== 'drawing'))),
  ).toContain(`form ${first.key}`)
  expect(plant(strip((type) => !['slider', 'sorting', 'branches', 'chat'].includes(type)))).toContain('form live')
  const asNews = (change: object) => (copy: Content) =>
    Object.assign(told(copy)[0]!, { form: 'news', published: '2026-11-01', reviewBy: '2026-12-31', ...change })
  const fault = `form ${told(content)[0]!.key}`
  const summary = 'เดือนตุลาคม 2569 มีข่าวหนึ่ง ซึ่งแปลว่าอะไรกับเงินในกระเป๋าของเรา'
  expect(plant(asNews({ summary }))).not.toContain(fault)
  expect(plant(asNews({ summary, reviewBy: undefined }))).toContain(fault)
  expect(plant(asNews({ summary, reviewBy: '2027-03-01' }))).toContain(fault)
  expect(plant(asNews({ summary: summary.replace('2569', '') }))).toContain(fault)
})

test('a phrase that has become a habit is found by counting, and so is a grade of a source in a running text', () => {
  const begin = (text: string, share: number) => (copy: Content) => {
    for (const { article: own } of copy.articles.slice(0, Math.ceil(copy.articles.length * share)))
      own.body.content.push(paragraph(text))
  }
  expect(plant(begin('กบสีน้ำเงินร้องเพลงกลางทะเล', 0.16))).toContain('ngram')
  expect(plant(begin('กบสีน้ำเงินร้องเพลงกลางทะเล', 0.1))).not.toContain('ngram')
  for (const habit of ['คนนี้แต่งขึ้น', 'ครูถามว่าใคร', 'เงินนี้ของเรา ไม่ใช่ของเขา'])
    expect(plant(begin(habit, 0.2))).toContain('ngram')
  expect(plant(begin('อัตรานี้มาจากข่าว (แหล่งรอง)', 0.01))).toContain(`source ${article(content).key}`)
})

test('a thing called by another name, and a word that is the source of its own meaning, are found', () => {
  expect(otherNames('แผนที่ห้าเกาะ ใช้สิทธิ์ได้ถึง 15.30 น.').map(({ found }) => found)).toEqual(['ห้าเกาะ', 'สิทธิ์', '15.30 น.'])
  expect(otherNames('ลิขสิทธิ์ของห้าดินแดน 15:30 น.')).toEqual([])
  expect(otherNames('เก็บแต้ม koin กับคะแนนเควสต์').map(({ right }) => right)).toEqual(['koin', 'แต้มเควสต์'])
  const [ours, theirs] = ['src/features/x/web/text.ts', 'content/articles/x.json']
  expect(otherNames("line: 'ลองอีกครั้งนะ',", ours).map(({ found }) => found)).toEqual(['นะ'])
  expect([...otherNames("line: 'คุณชนะ',", ours), ...otherNames('"text": "โอนมาคนละ 37 นะ"', theirs)]).toEqual([])
  const { key } = content.words[0]!.word
  expect(plant((copy) => (copy.words[0]!.word.source = 'ความหมายของคำว่าหุ้น ความรู้พื้นฐานด้านการลงทุน'))).toContain(
    `source ${key}`,
  )
})

test('a story whose choices change nothing, or which has too few endings, is found', () => {
  const at = content.articles.findIndex(({ article: { key } }) => key === 'lost-phone')
  type Story = LiveBlockOf<'branches'>
  const told = (change: (story: Story) => void) =>
    plant((copy) => {
      const block = article(copy, at).body.content.find(({ type }) => type === 'branches')
      if (block?.type === 'branches') change(block.attrs)
    })
  const choicesOf = ({ steps }: Story) => steps.flatMap((step) => step.choices)
  const fault = 'branches lost-phone'
  expect(told(() => undefined)).toEqual([])
  expect(
    told(({ steps }) => (steps[1]!.choices = steps[1]!.choices.map((one) => ({ ...one, to: 2, change: 4 })))),
  ).toContain(fault)
  const endAs = (ending: string | undefined) => (story: Story) => {
    for (const one of choicesOf(story)) if (one.to === null) Object.assign(one, { ending })
  }
  expect(told(endAs('จบ'))).toContain(fault)
  expect(told(endAs(undefined))).toContain(fault)
  expect(told((story) => void delete story.carries)).toContain(fault)
  const stand = (story: Story) => {
    for (const one of choicesOf(story)) one.change = 0
  }
  expect(told(stand)).toContain(fault)
})

test('a topic that nothing is about, and too few easy articles, are found', () => {
  expect(
    plant((copy) => {
      for (const one of copy.articles) one.article.tags = one.article.tags.filter((tag) => tag !== 'มอเตอร์ไซค์')
      copy.glossary = copy.glossary.filter(({ key }) => key !== 'depreciation')
    }),
  ).toContain('topic มอเตอร์ไซค์')
  expect(plant((copy) => (copy.articles = copy.articles.filter((one) => one.article.level !== 'easy')))).toContain(
    'level',
  )
  // Spaces change what the machine guesses, and nothing that a reader is told.
  expect(
    plant((copy) => {
      for (const { article: one } of copy.articles) one.body.content.push(paragraph('ก '.repeat(30)))
    }),
  ).not.toContain('level')
})

test('a fact of a second hand says so, and one of the first hand stands at its owner', () => {
  const held = (grade: string) => Object.entries(content.sources).find(([, one]) => one.grade === grade)![0]
  expect(plant((copy) => (copy.sources[held('B')]!.source = 'somewhere.example/news'))).toContain(`source ${held('B')}`)
  expect(plant((copy) => (copy.sources[held('A')]!.source = 'somewhere.example/news'))).toContain(`source ${held('A')}`)
  const { key, reviewBy } = article(content)
  expect(
    plant((copy) =>
      Object.assign(article(copy), { sources: ['FACTS F135 · tiaacommunities.org/ideas/1089'], reviewBy }),
    ),
  ).toContain(`source ${key}`)
})

test('the page of coverage holds a table of every topic', () => {
  const page = withTable('a <!-- topics -->old<!-- /topics --> b', all)
  expect(page).toMatch(/^a <!-- topics -->\n\| strand/)
  expect(page.match(/^\| (หา|เก็บ|ใช้|ต่อยอด|ป้องกัน) \|/gm)).toHaveLength(coverTopics(all).length)
  expect(withTable(page, all)).toBe(page)
  expect(() => withTable('a', all)).toThrow('docs/content.md')
})

test('an invalid article is found', () => {
  const { key } = article(content)
  const body = (copy: Content) => article(copy).body.content
  expect(plant((copy) => body(copy).splice(3))).toContain(`length ${key}`)
  expect(plant((copy) => body(copy).push(paragraph(words(900))))).toEqual(
    expect.arrayContaining([`length ${key}`, `headings ${key}`]),
  )
  expect(plant((copy) => body(copy).unshift(paragraph(words(61))))).toContain(`lead ${key}`)
  expect(plant((copy) => body(copy).unshift({ type: 'horizontalRule' }))).toContain(`lead ${key}`)
  expect(plant((copy) => (article(copy).cover.art = 'no-such-cover'))).toContain(`cover ${key}`)
  expect(plant((copy) => (article(copy).published = '2026-11-26'))).toContain(`date ${key}`)
  // A day of its own, so that no other neighbours change; then the two of one day get one scene.
  const twin = (copy: Content) => {
    const [first, second] = copy.articles
      .filter((one) => one.article.club === article(content).club)
      .map((one) => one.article)
    for (const one of [first!, second!]) one.published = '2026-11-24'
    second!.cover = first!.cover
  }
  expect(plant(twin).filter((fault) => fault.startsWith('cover'))).toHaveLength(1)
  expect(plant((copy) => (copy.articles = copy.articles.filter((one) => one.article.club !== 'play-yard')))).toContain(
    'club play-yard',
  )
})

test('a dead link is found', () => {
  const at = `link ${article(content).key}`
  for (const href of ['/post/detail/no-such-article', '/no-such-page', '/policy/other', '/bank/fund/x'])
    expect(plant((copy) => article(copy).body.content.push(link(href)))).toContain(at)
  for (const href of [
    '/post/detail/scam-signs',
    '/post/detail/scam-signs/คำ?from=x#y',
    '/bank/fund',
    'https://bot.or.th/',
  ])
    expect(plant((copy) => article(copy).body.content.push(link(href)))).toEqual([])
  expect(plant((copy) => copy.policies[0]!.policy.body.content.push(link('/nowhere')))).toContain(
    `link ${content.policies[0]!.policy.type}`,
  )
  expect(plant((copy) => (choice(copy).article = 'no-such-article'))).toContain(`link ${choice(content).key}`)
})

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

test('a source that is empty, does not exist or is out of date is found', () => {
  const { key } = choice(content)
  expect(plant((copy) => (choice(copy).source = 'อินเทอร์เน็ต'))).toContain(`source ${key}`)
  expect(plant((copy) => (choice(copy).source = 'FACTS F998'))).toContain(`source ${key}`)
  expect(plant((copy) => (choice(copy).source = 'คำนวณ 2 + 2 = 5'))).toContain(`arithmetic ${key}`)
  expect(plant((copy) => (choice(copy).source = 'FACTS F001'))).toContain(`review ${key}`)
  expect(plant((copy) => void Object.assign(choice(copy), { source: 'FACTS F001', reviewBy: '2026-11-20' }))).toContain(
    `review ${key}`,
  )
  for (const source of [
    'ป.พ.พ. มาตรา 19 ฉบับปี พ.ศ. 2562',
    'Doran (1981), Management Review',
    'bot.or.th/page',
    'หลักออมก่อนใช้ แนวคิดพื้นฐานเรื่องการออม',
  ])
    expect(plant((copy) => (choice(copy).source = source)).filter((fault) => fault.endsWith(key))).toEqual([])
  const fact = { claim: 'ข้อเท็จจริงที่ไม่มีใครใช้', grade: 'A' as const, source: 'bot.or.th', checked: today }
  expect(plant((copy) => (copy.sources.F999 = fact))).toContain('source F999')
  expect(plant((copy) => (copy.sources.F001!.checked = '2027-01-01'))).toContain('review F001')
  expect(plant(() => {}, '2030-01-01')).toContain('review F001')
})

test('a cookie policy that omits something stored in the browser, or describes it differently, is found', () => {
  const body = (copy: Content) => copy.policies.find(({ policy }) => policy.type === 'cookies')!.policy.body.content
  const rows = (copy: Content) => body(copy).flatMap((block) => (block.type === 'table' ? [block.attrs.rows] : []))[0]!
  expect(plant((copy) => rows(copy).pop())).toEqual(['stored cookies'])
  expect(plant((copy) => (rows(copy)[0]![2] = 'ตลอดไป'))).toEqual(['stored cookies'])
  expect(plant((copy) => rows(copy).push(['other', 'อย่างอื่น', '1 ปี', 'จำเป็น']))).toEqual(['stored cookies'])
})

test('a policy with an unknown mark, and a missing policy, are found', () => {
  const { type } = content.policies[0]!.policy
  expect(plant((copy) => (copy.policies[0]!.policy.summary = 'ถึง {{address}}'))).toContain(`mark ${type}`)
  expect(plant((copy) => (copy.policies[0]!.policy.summary = 'ถึง {{contact}}'))).toEqual([])
  expect(plant((copy) => copy.policies.splice(0, 1))).toContain(`policy ${type}`)
})

test('arithmetic is checked as written: operators, brackets, powers, percent, rounding, chains', () => {
  expect(evaluate('(1,800 − 600) ÷ 12')).toBe(100)
  expect(evaluate('2^3^2 − 2 × 3')).toBe(506)
  expect(evaluate('4,000 × 20 %')).toBe(800)
  for (const text of ['', '2 +', '(2', '2 2', 'x + 1', '1 ÷ 0']) expect(evaluate(text)).toBeNull()
  expect(checkArithmetic('คำนวณ 950 ÷ 60 = 15.83 ปัดขึ้นเป็น 16; 25 × 20 = 500 นาที')).toEqual({ held: 2, wrong: [] })
  expect(checkArithmetic('1,800 ÷ (10 + 5) = 1,800 ÷ 15 = 120').held).toBe(1)
  expect(checkArithmetic('คำนวณ: 10,000 × 1.05^10 = 16,288.94').wrong).toHaveLength(1)
  expect(checkArithmetic('5 − 3 = 2 = 1 + 2').wrong).toHaveLength(1)
  expect(checkArithmetic('max(0, 5) = 5; × 3 = 9; n = 4')).toEqual({ held: 0, wrong: [] })
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
