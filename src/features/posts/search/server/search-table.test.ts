// Measures the quality of the search, compared with PostgreSQL's own text search.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { importArticles, readArticles } from '#features/posts/reading/server/seed.ts'
import { blockTexts } from '#lib/document-text.ts'
import { openFeatureFixture } from '#tests/fixtures/feature.ts'
import { testPosts, toArticle } from '#tests/support/search-posts.ts'
import { nearTable, type SearchRow, searchTable } from '#tests/support/search-table.ts'
import { indexWaitingPosts } from './search-commands.ts'
import { searchPosts } from './search-queries.ts'

const { db, clock, runAsOwner } = await openFeatureFixture()
const written = await readArticles(new URL('../../../../../content/articles/', import.meta.url))
// Every row was judged for every article of these; those of later rows are judged by nearness alone.
const judgedKeys = new Set(searchTable.flatMap(({ want, also = [] }) => [...want, ...also]))
const judged = written.filter(({ key }) => judgedKeys.has(key))
const articles = [...judged, ...testPosts.map(toArticle)]
await addArticles(articles)
const keyOf = await readKeys()
const known = new Set(keyOf.values())

async function addArticles(added: typeof articles) {
  // Also those that open on a later day.
  const open = added.map(({ opens, ...article }) => article)
  await db.transaction().execute((tx) => importArticles(tx, open, clock.now))
  await indexWaitingPosts(db)
}

async function readKeys() {
  return new Map((await db.selectFrom('post').select(['id', 'key']).execute()).map(({ id, key }) => [id, key!]))
}

type Find = (typed: string) => Promise<string[]>
const ours: Find = async (typed) =>
  (await searchPosts(db, { keyword: typed, filter: 'all', page: 1, limit: 50 })).items.map(({ id }) => keyOf.get(id)!)

/**
 * Recall: the share of wanted posts that are found. Precision: the share of found posts that are wanted or acceptable.
 */
async function measure(find: Find) {
  const rows: Awaited<ReturnType<typeof rate>>[] = []
  for (const row of searchTable) rows.push(await rate(row, find))
  const mean = (figures: number[]) => figures.reduce((sum, one) => sum + one, 0) / figures.length
  const sum = (figures: number[]) => figures.reduce((total, one) => total + one, 0)
  return {
    rows,
    recall: sum(rows.map(({ hits }) => hits)) / sum(rows.map(({ wanted }) => wanted.length)),
    precision: mean(rows.map(({ precision }) => precision)),
    first: mean(
      rows.filter(({ wanted }) => wanted.length).map(({ wanted, found }) => (wanted.includes(found[0]!) ? 1 : 0)),
    ),
  }
}

async function rate({ typed, want, also = [] }: SearchRow, find: Find) {
  const found = await find(typed)
  const wanted = want.filter((key) => known.has(key))
  const missing = wanted.filter((key) => !found.includes(key))
  const wrong = found.filter((key) => !want.includes(key) && !also.includes(key))
  const precision = found.length === 0 ? 1 : 1 - wrong.length / found.length
  return { typed, found, wanted, missing, wrong, precision, hits: wanted.length - missing.length }
}

test('about a hundred Thai searches have a recall of at least 95 % and a precision of 90 %', async () => {
  expect(searchTable.length).toBeGreaterThanOrEqual(90)
  const { rows, recall, precision, first } = await measure(ours)
  for (const { typed, missing, wrong } of rows)
    if (missing.length || wrong.length)
      console.log(`${typed}: missing ${missing.join(' ') || '–'}; wrong ${wrong.join(' ') || '–'}`)

  await runAsOwner('create extension if not exists pg_trgm')
  const texts = new Map(
    articles.map(({ key, title, summary, tags, body }) => [
      key,
      [title, summary, ...tags, ...blockTexts(body)].join('\n'),
    ]),
  )
  const keys = [...texts.keys()]
  const plain = sql`(select * from unnest(${keys}::text[], ${[...texts.values()]}::text[]) as plain (key, text)) as plain`
  const others: Record<string, Find> = {
    'ILIKE %…%': async (typed) =>
      (await sql<{ key: string }>`select key from ${plain} where text ilike ${`%${typed}%`}`.execute(db)).rows.map(
        ({ key }) => key,
      ),
    "tsvector 'simple'": async (typed) =>
      (
        await sql<{ key: string }>`select key from ${plain}
          where to_tsvector('simple', text) @@ plainto_tsquery('simple', ${typed})`.execute(db)
      ).rows.map(({ key }) => key),
    'pg_trgm word_similarity ≥ 0.6': (typed) =>
      db.transaction().execute(async (tx) => {
        // Reads every text in full: on a busy machine that takes longer than the statement timeout.
        await sql`select set_config('statement_timeout', '0', true)`.execute(tx)
        const { rows } = await sql<{ key: string }>`
          select key from ${plain} where word_similarity(${typed}, text) >= 0.6
          order by word_similarity(${typed}, text) desc`.execute(tx)
        return rows.map(({ key }) => key)
      }),
  }
  const percent = (figure: number) => `${(figure * 100).toFixed(1)} %`
  console.log(`${searchTable.length} searches, ${known.size} posts`)
  console.log(`ours: recall ${percent(recall)}, precision ${percent(precision)}, a wanted one first ${percent(first)}`)
  for (const [name, find] of Object.entries(others)) {
    const figures = await measure(find)
    console.log(
      `${name}: recall ${percent(figures.recall)}, precision ${percent(figures.precision)}, a wanted one first ${percent(figures.first)}`,
    )
  }
  expect(recall).toBeGreaterThanOrEqual(0.95)
  expect(precision).toBeGreaterThanOrEqual(0.9)
  expect(first).toBeGreaterThanOrEqual(0.9)
})

test('who looks for one of our articles finds it among the first three', async () => {
  const opensOf = new Map(written.map(({ key, opens }) => [key, opens]))
  const late: string[] = []
  // First what readers find today, then with what opens later.
  for (const isLater of [false, true]) {
    await addArticles(written.filter(({ key, opens }) => !judgedKeys.has(key) && Boolean(opens) === isLater))
    for (const [id, key] of await readKeys()) keyOf.set(id, key)
    for (const { typed, near } of nearTable) {
      if (Boolean(opensOf.get(near)) !== isLater) continue
      const found = await ours(typed)
      if (!found.slice(0, 3).includes(near))
        late.push(`${typed}: ${near} is ${found.indexOf(near) + 1} of ${found.length}`)
    }
  }
  expect(late).toEqual([])
  const named = new Set([...judgedKeys, ...nearTable.map(({ near }) => near)])
  expect(written.map(({ key }) => key).filter((key) => !named.has(key))).toEqual([])
})
