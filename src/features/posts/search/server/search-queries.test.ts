import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { importArticles, readArticles } from '#features/posts/reading/server/seed.ts'
import { toClusters } from '#lib/thai/clusters.ts'
import { normalizeText } from '#lib/thai/fold.ts'
import { findWords } from '#lib/thai/words.ts'
import { openFeatureFixture } from '#tests/fixtures/feature.ts'
import { testPosts, toArticle } from '#tests/support/search-posts.ts'
import { type FoundPosts, listPosts, type MarkedText, postFilterFields, searchPosts } from '../contract.ts'
import { analyserVersion } from './analysis-rules.ts'
import { lexicon } from './lexicon.data.ts'
import { postSearchRoutes } from './routes.ts'
import { indexWaitingPosts } from './search-commands.ts'
import { isOneSlip } from './spelling-rules.ts'

const { db, clock, send } = await openFeatureFixture(postSearchRoutes)
const articles = [
  ...(await readArticles(new URL('../../../../../content/articles/', import.meta.url))).filter(({ opens }) => !opens),
  ...testPosts.map(toArticle),
]
await db.transaction().execute((tx) => importArticles(tx, articles, clock.now))
await indexWaitingPosts(db)
const titles = articles.map(({ title }) => title)

async function search(keyword: string, query: object = {}): Promise<FoundPosts> {
  const { status, json } = await send(null, searchPosts, { query: { keyword, limit: 50, ...query } })
  expect(status, keyword).toBe(200)
  return json
}
const titlesOf = async (keyword: string, query: object = {}) =>
  (await search(keyword, query)).items.map(({ title }) => title)
const plain = (text: MarkedText) => text.map((piece) => piece.text).join('')
const matches = (text: MarkedText) => text.filter((piece) => piece.is_match).map((piece) => piece.text)

test('every title finds its own post first', async () => {
  for (const title of titles) expect((await titlesOf(title))[0], title).toBe(title)
})

const letters = ['ก', 'ด', 'น', 'ร', 'ส', 'อ', 'กิ', 'ม้', 'ลู', 'ว์']
const longWords = titles.flatMap((title) =>
  findWords(normalizeText(title))
    .filter(({ word }) => toClusters(word).length >= 4 && /^[\u0e01-\u0e4e]+$/.test(word) && !lexicon.stops.has(word))
    .map(({ word }) => ({ title, word })),
)
const edits = fc.record({
  one: fc.constantFrom(...longWords),
  kind: fc.constantFrom('leave out', 'put in', 'change', 'swap'),
  place: fc.nat(100),
  letter: fc.constantFrom(...letters),
})

function misspell(word: string, { kind, place, letter }: { kind: string; place: number; letter: string }): string {
  const own = toClusters(word)
  const at = place % own.length
  const next = Math.min(at + 1, own.length - 1)
  if (kind === 'leave out') return own.toSpliced(at, 1).join('')
  if (kind === 'put in') return own.toSpliced(at, 0, letter).join('')
  if (kind === 'change') return own.with(at, letter).join('')
  return own.with(at, own[next]!).with(next, own[at]!).join('')
}

test('a word of four letters or more is found in a title with any single letter wrong', async () => {
  let others = 0
  await fc.assert(
    fc.asyncProperty(edits, async ({ one, ...edit }) => {
      const typed = misspell(one.word, edit)
      const { items, corrected } = await search(typed)
      // A typing error that is a word of other posts is not corrected, and another word may be as near, or a prefix.
      const isAsNear =
        corrected === null || corrected.includes(typed) || isOneSlip(toClusters(typed), toClusters(corrected))
      const isFound = items.some(({ title }) => title === one.title)
      if (!isFound && items.length > 0 && isAsNear) others += 1
      else expect(isFound, `${one.word} typed as ${typed} finds ${one.title}`).toBe(true)
    }),
    { numRuns: 100 },
  )
  // It was 61 of 4,000.
  expect(others).toBeLessThan(15)
})

test('a wrong tone or vowel in a short word counts as one letter too', async () => {
  const wanted = titles.find((title) => title.startsWith('หุ้น '))!
  for (const typed of ['หุน', 'หุ่น']) expect(await titlesOf(typed), typed).toContain(wanted)
})

test('known words that find nothing together are corrected like an unknown one', async () => {
  for (const [typed, meant] of [
    ['ตกใน', 'ความตกใจ'],
    ['รองทุน', 'กองทุนลดหย่อน'],
  ] as const)
    expect((await titlesOf(typed)).join(), typed).toContain(meant)
})

test('results are ordered by title, tags, summary, body, and then newest first', async () => {
  const order = await titlesOf('ดอกเบี้ย')
  const place = (key: string) => order.indexOf(articles.find((one) => one.key === key)!.title)
  const isTitled = ({ title }: { title: string }) => title.includes('ดอกเบี้ย')
  const titled = articles.filter(isTitled)
  const tagged = articles.filter((one) => !isTitled(one) && one.tags.includes('ดอกเบี้ย'))
  // Of those with the word in the title, and then of those with the tag, the newest.
  const daysOf = (some: typeof articles) => some.map(({ published }) => published)
  const newest = [titled, tagged].flatMap((some) => daysOf(some).toSorted().toReversed())
  const shown = order.slice(0, newest.length).map((title) => articles.find((one) => one.title === title)!)
  expect(daysOf(shown)).toEqual(newest)
  expect(titled.map(({ key }) => key)).toContain('compound-interest')
  expect(place('stocks-and-funds')).toBeGreaterThanOrEqual(newest.length)
})

test('an exact phrase ranks before the same words apart', async () => {
  expect((await titlesOf('กองทุนรวม'))[0]).toContain('กองทุนรวมคืออะไร')
  expect((await titlesOf('เจ้าของหุ้น')).length).toBeGreaterThan(0)
})

test('matches are whole letters between word borders, and the parts concatenate to the text', async () => {
  const keywords = ['ดอกเบี้ย', 'ออมเงิน', 'น้ำ', 'ทบต้น', 'scam', 'dca', 'ของ', 'ราคา']
  for (const keyword of keywords)
    for (const { title, summary, marked } of (await search(keyword)).items) {
      expect(plain(marked.title)).toBe(title)
      expect(plain(marked.summary)).toBe(summary)
      for (const text of [marked.title, marked.summary, marked.snippet ?? []]) {
        expect(toClusters(plain(text)), keyword).toEqual(text.flatMap((piece) => toClusters(piece.text)))
        expect(text.every((piece) => piece.text !== '')).toBe(true)
      }
      if (marked.snippet) expect(plain(marked.snippet).length).toBeLessThan(200)
    }
  const [first] = (await search('ทบต้น')).items
  expect(matches(first!.marked.title)).toEqual(['ดอกเบี้ยทบต้น'])
  expect(matches((await search('ดอกเบี้ย')).items[0]!.marked.title)).toEqual(['ดอกเบี้ย'])
})

test('an excerpt is never the address of a reference', async () => {
  const snippets = await Promise.all(
    ['กองทุนรวม', 'กองทุนรวน', 'fund', 'esg', 'ประกันสังคม'].map(async (keyword) =>
      (await search(keyword)).items.map(({ marked }) => plain(marked.snippet ?? [])),
    ),
  )
  expect(snippets.flat().length).toBeGreaterThan(0)
  expect(snippets.flat().filter((snippet) => /\w\.\w+\/\w/.test(snippet))).toEqual([])
})

test('a filter searches its field only', async () => {
  const own = new Set(testPosts.map(({ title }) => title))
  expect((await titlesOf('ครูมะลิ')).filter((title) => own.has(title))).toEqual([])
  expect((await search('ครูมะลิ', { filter: 'author' })).total).toBe(testPosts.length)
  for (const title of await titlesOf('ลงทุน', { filter: 'title' })) expect(title).toContain('ลงทุน')
  const tagged = new Set(
    articles.filter(({ tags }) => tags.some((tag) => tag.includes('ลงทุน'))).map(({ title }) => title),
  )
  expect(new Set(await titlesOf('ลงทุน', { filter: 'tag' }))).toEqual(tagged)
  for (const item of (await search('เงิน', { type: 'greenery', tag: 'เงินฝาก' })).items)
    expect([item.club, item.tags]).toEqual(['greenery', expect.arrayContaining(['เงินฝาก'])])
})

test('a list with a keyword has the search results in the order of the list', async () => {
  const found = await titlesOf('ดอกเบี้ย')
  const list = await send(null, listPosts, { query: { keyword: 'ดอกเบี้ย', order: 'oldest', limit: 50 } })
  expect(list.json.total).toBe(found.length)
  expect(list.json.items.map(({ title }) => title).toSorted()).toEqual(found.toSorted())
  const days = list.json.items.map(({ published_at }) => published_at)
  expect(days).toEqual(days.toSorted())
})

test('pages hold every result once', async () => {
  const all = await titlesOf('เงิน')
  const pages = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map((page) => titlesOf('เงิน', { page, limit: 3 })))
  expect(pages.flat()).toEqual(all.slice(0, 24))
  expect(await titlesOf('เงิน', { page: 100 })).toEqual([])
})

test('the reply names corrections and dropped words', async () => {
  expect(await search('ดอกเบีย')).toMatchObject({ corrected: 'ดอกเบี้ย', left_out: [] })
  expect(await search('ดอกเบี้ย')).toMatchObject({ corrected: null, left_out: [] })
  expect((await search('ภาษีไดโนเสาร์')).left_out).toEqual(['ไดโนเสาร์'])
  expect(await search('ฮิปโปโปเตมัส')).toMatchObject({ total: 0, has_words: true, corrected: null, left_out: [] })
})

const strange = [
  '',
  ' ',
  '!',
  '%',
  '_',
  '😀',
  "'",
  '"',
  '\\',
  ':*',
  '&',
  '|',
  '!!',
  '<->',
  '(((',
  "ออม' | 'เงิน",
  "\\' | & :* <->",
  "'; drop table post; --",
  '\u0000',
  '\u0000ออม',
  'ก',
  '1',
  'ๆ',
  'ฯ',
  '\ud800',
  'ํ',
  '่่่',
  '\u200b',
]

test('any keyword gets a reply, and operators of the database have no effect', async () => {
  for (const keyword of strange)
    for (const filter of postFilterFields)
      expect((await search(keyword, { filter })).total, keyword).toBeLessThan(articles.length + 1)
  expect(await search('!!! 😀')).toMatchObject({ items: [], total: 0, has_words: false })
  expect(await search('ออม', { tag: '\u0000' })).toBeDefined()
  expect(await send(null, searchPosts, { query: { keyword: 'ก'.repeat(101) } })).toMatchObject({ status: 422 })
  expect(await send(null, searchPosts, { query: { keyword: 'ออม', page: 101 } })).toMatchObject({
    status: 404,
    json: { code: 'page_beyond_last' },
  })
  const texts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.string({ unit: 'grapheme', maxLength: 30 }),
    fc.string({ unit: fc.constantFrom(..."กเแาำ่้ิุ์ๆ '\\&|!:*()<>%_-1a"), maxLength: 60 }),
  )
  await fc.assert(
    fc.asyncProperty(texts, async (keyword) => {
      if (keyword.trim().length <= 100) await search(keyword)
    }),
    { numRuns: 60 },
  )
})

test('unpublished posts are not found, and are found again with their post', async () => {
  const set = (status: string) => db.updateTable('post').set({ status }).where('key', '=', 'x-e-wallet').execute()
  const { title } = articles.find(({ key }) => key === 'x-e-wallet')!
  await set('unpublished')
  const found = await titlesOf('พร้อมเพย์')
  await set('published')
  expect(found).not.toContain(title)
  expect(await titlesOf('พร้อมเพย์')).toContain(title)
})

test('an edited post waits for the job, and a new analyser version reindexes all, with two jobs at once', async () => {
  await db.updateTable('post').set({ title: 'เรื่องของแรดชวา' }).where('key', '=', 'x-e-wallet').execute()
  expect(await titlesOf('แรดชวา')).toEqual([])
  expect(await indexWaitingPosts(db)).toBe(1)
  expect(await titlesOf('แรดชวา')).toEqual(['เรื่องของแรดชวา'])
  await sql`update post_search set analyser = ${analyserVersion - 1}`.execute(db)
  const read = await Promise.all([indexWaitingPosts(db), indexWaitingPosts(db)])
  expect(read[0]! + read[1]!).toBe(articles.length)
  expect(await indexWaitingPosts(db)).toBe(0)
})

test('texts are analysed before the transaction, whose idle time is limited', async () => {
  let isOpen = false
  const watched = new Proxy(db, {
    get(target, name) {
      const value = Reflect.get(target, name)
      if (name !== 'transaction') return typeof value === 'function' ? value.bind(target) : value
      return () => ({
        execute: (work: Parameters<ReturnType<typeof db.transaction>['execute']>[0]) => {
          isOpen = true
          return db
            .transaction()
            .execute(work)
            .finally(() => {
              isOpen = false
            })
        },
      })
    },
  })
  const cuts: boolean[] = []
  const cut = Intl.Segmenter.prototype.segment
  const spy = vi.spyOn(Intl.Segmenter.prototype, 'segment').mockImplementation(function (this: Intl.Segmenter, text) {
    if (this.resolvedOptions().granularity === 'word') cuts.push(isOpen)
    return cut.call(this, text)
  })
  await sql`update post_search set analyser = ${analyserVersion - 1}`.execute(db)
  expect(await indexWaitingPosts(watched)).toBe(articles.length)
  spy.mockRestore()
  expect(cuts.length).toBeGreaterThan(articles.length)
  expect(cuts).not.toContain(true)
})

test('two transactions that add the same words from different posts do not deadlock', async () => {
  for (let round = 0; round < 5; round += 1) {
    await sql`delete from post_word_form`.execute(db)
    // The order of the posts differs each time.
    await sql`update post_search set analyser = -(random() * 1000)::int`.execute(db)
    const read = await Promise.all([indexWaitingPosts(db), indexWaitingPosts(db), indexWaitingPosts(db)])
    expect(read.reduce((sum, one) => sum + one)).toBe(articles.length)
  }
})
