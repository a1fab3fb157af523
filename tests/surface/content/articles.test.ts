// What the content checker finds in articles.

import { expect, test } from 'vitest'
import type { LiveBlockOf } from '#lib/document-blocks.ts'
import type { Content } from '../../../scripts/content/read-content.ts'
import { coverageLines, coverTopics, topicFaults, withTable } from '../../../scripts/content/topic-rules.ts'
import { all, article, choice, content, link, paragraph, plant, words } from '../../support/content-faults.ts'

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
  for (const habit of ['คนนี้แต่งขึ้น', 'ครูถามว่าใคร', 'เงินนี้ของเรา ไม่ใช่ของเขา', 'กำไรไม่ใช่เงินสด'])
    expect(plant(begin(habit, 0.2))).toContain('ngram')
  expect(plant(begin('อัตรานี้มาจากข่าว (แหล่งรอง)', 0.01))).toContain(`source ${article(content).key}`)
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

test('a topic with an article needs five questions, and words in the glossary do not stand for them', () => {
  const key = 'social-security-2569'
  const own = all.questions.filter(({ question }) => question.article === key)
  const faultsWith = (count: number) => {
    const questions = all.questions.filter((one) => !own.includes(one) || own.indexOf(one) < count)
    return [...topicFaults({ ...all, questions })].map((fault) => fault.key)
  }
  expect(faultsWith(own.length)).toEqual([])
  expect(faultsWith(4)).toEqual(['ประกันสังคม'])
})

test('the table of coverage that is printed names every topic once, and every article that has a topic once', () => {
  const [head, ...strands] = coverageLines(all)
  expect(head).toMatch(/^ {2}coverage/)
  const printed = strands.flatMap((line) => line.replace(/^[^:]+: /, '').split(', '))
  expect(printed).toHaveLength(coverTopics(all).length)
  const sums = printed.map((one) => / (\d+)\/(\d+)$/.exec(one)!.slice(1).map(Number))
  const articles = sums.reduce((sum, [count]) => sum + count!, 0)
  expect(articles).toBe(coverTopics(all).reduce((sum, one) => sum + one.articles, 0))
  expect(articles).toBeGreaterThan(all.articles.length * 0.9)
  expect(articles).toBeLessThanOrEqual(all.articles.length)
})

test('the page of coverage holds a table of every topic', () => {
  const page = withTable('a <!-- topics -->old<!-- /topics --> b', all)
  expect(page).toMatch(/^a <!-- topics -->\n\| strand/)
  expect(page.match(/^\| (หา|เก็บ|ใช้|ต่อยอด|ป้องกัน|ประเทศ) \|/gm)).toHaveLength(coverTopics(all).length)
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
  expect(plant((copy) => (article(copy).published = '2026-11-30'))).toContain(`date ${key}`)
  // A day of its own, so that no other neighbours change; then the two of one day get one scene.
  const twin = (copy: Content) => {
    const own = copy.articles.filter((one) => one.article.club === article(content).club)
    const [first, second] = own.map((one) => one.article)
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
