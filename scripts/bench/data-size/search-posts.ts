import { readFileSync } from 'node:fs'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Tables } from '#db/tables.ts'
import { readArticles } from '#features/posts/reading/server/seed.ts'
import { type Analysis, analyse, analyserVersion } from '#features/posts/search/server/analysis-rules.ts'
import { lexicon } from '#features/posts/search/server/lexicon.data.ts'
import { lexemesOf, vocabularyOf } from '#features/posts/search/server/search-rules.ts'
import { formsOf } from '#features/posts/search/server/spelling-rules.ts'
import { blockTexts } from '#lib/document-text.ts'
import { newDice } from './search-dice.ts'

const clubs = ['hit', 'biz-master', 'smart-society', 'play-yard', 'greenery']
const perInsert = 500
const minute = 60_000

type Stock = { titles: string[]; summaries: string[]; tags: string[]; sentences: string[] }

/** The sentences of our own articles, from which posts are made with realistic word frequencies. */
async function readStock(): Promise<Stock> {
  const articles = await readArticles(new URL('../../../content/articles/', import.meta.url))
  const { terms } = JSON.parse(readFileSync(new URL('../../../content/search-words.json', import.meta.url), 'utf8'))
  return {
    titles: [...articles.map(({ title }) => title), ...terms],
    summaries: articles.map(({ summary }) => summary),
    tags: [...new Set(articles.flatMap(({ tags }) => tags))],
    sentences: articles.flatMap(({ body }) => blockTexts(body)).filter((text) => text.length > 40 && text.length < 300),
  }
}

const syllables = ['กา', 'มิ', 'ลู', 'แซ', 'โป', 'ตัน', 'เวส', 'ริน', 'ชอ', 'ดิบ', 'พุง', 'เคียว', 'นุ', 'ไฝ', 'ฮัง', 'ซอม']

/**
 * Fills a database with published posts, the same for the same seed: our sentences shuffled, and in every third a
 * unique made-up name. Numbered from `from`, so that a small collection can grow.
 */
export async function fillPosts(db: Kysely<Tables>, { from, to }: { from: number; to: number }): Promise<void> {
  const stock = await readStock()
  const read = remember((text: string) => analyse(lexicon, text))
  for (let first = from; first < to; first += perInsert) {
    const rows = Array.from({ length: Math.min(perInsert, to - first) }, (_, i) => makePost(stock, read, first + i))
    await insertPosts(db, rows)
  }
}

function makePost({ titles, summaries, tags, sentences }: Stock, read: (text: string) => Analysis, n: number) {
  const dice = newDice(n)
  const name = n % 3 === 0 ? Array.from({ length: 4 }, () => dice.pick(syllables)).join('') : ''
  const title = `${dice.pick(titles)} ${dice.pick(titles)} ${name}`.trim().slice(0, 120)
  const blocks = Array.from({ length: 5 }, () => dice.pick(sentences))
  const post = { title, summary: dice.pick(summaries), tags: [dice.pick(tags)], author: 'กอง' }
  const searched = { ...post, blocks: blocks.map((text) => ({ text, isHead: false })) }
  const content = blocks.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] }))
  return {
    n,
    ...post,
    club: clubs[n % clubs.length]!,
    body: { type: 'doc', content },
    lexemes: lexemesOf(lexicon, searched, read),
  }
}

async function insertPosts(db: Kysely<Tables>, rows: ReturnType<typeof makePost>[]): Promise<void> {
  const at = (n: number) => new Date(Date.parse('2024-01-01T00:00:00Z') + n * minute)
  const idOf = (n: number) => `01900000-0000-7000-8000-${String(n).padStart(12, '0')}`
  const posts = rows.map(({ n, lexemes: _, author, ...row }) => ({
    ...row,
    id: idOf(n),
    author_name: author,
    at: at(n),
  }))
  await sql`
    insert into post (id, club, skill, title, summary, cover, body, minutes, tags, author_name, status, published_at, updated_at)
    select id, club, 'saving', title, summary, '{"art": "compound", "alt": "ภาพ"}', body, 2,
      array(select jsonb_array_elements_text(tags)), author_name, 'published', at, at
    from jsonb_to_recordset(${JSON.stringify(posts)}::jsonb)
      as one (id uuid, club text, title text, summary text, body jsonb, tags jsonb, author_name text, at timestamptz)`.execute(
    db,
  )
  const documents = rows.map(({ n, lexemes }) => ({ id: idOf(n), words: lexemes }))
  await sql`
    update post_search set analyser = ${analyserVersion},
      words = array_to_tsvector(array(select jsonb_array_elements_text(one.words)))
    from jsonb_to_recordset(${JSON.stringify(documents)}::jsonb) as one (id uuid, words jsonb)
    where post_id = one.id`.execute(db)
  const words = [...new Set(rows.flatMap(({ lexemes }) => vocabularyOf(lexemes)))]
  const forms = words.flatMap((word) => formsOf(word).map((form) => ({ form, word })))
  await sql`
    insert into post_word_form select form, word from jsonb_to_recordset(${JSON.stringify(forms)}::jsonb) as one (form text, word text)
    on conflict do nothing`.execute(db)
}

function remember<T>(make: (text: string) => T): (text: string) => T {
  const made = new Map<string, T>()
  return (text) => {
    const known = made.get(text) ?? make(text)
    if (made.size < 20_000) made.set(text, known)
    return known
  }
}
