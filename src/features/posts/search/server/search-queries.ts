import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import type { ClubType, PostItem } from '#features/posts/documents/contract.ts'
import {
  countPosts,
  type ItemRow,
  itemColumns,
  type PostSlice,
  pageQuery,
  readPage,
  toItem,
} from '#features/posts/documents/server/list-queries.ts'
import { toPage } from '#lib/contract.ts'
import type { DocumentTree } from '#lib/document.ts'
import { splitBlockTexts } from '#lib/document-text.ts'
import type { FoundPost, FoundPosts, PostFilterField } from '../contract.ts'
import { lexicon } from './lexicon.data.ts'
import { markPost } from './marking-rules.ts'
import { type Concept, type Plan, planSearch, questionsOf, quote, tagLexeme } from './search-rules.ts'
import { correctPlan } from './spelling.ts'

/** The scope of a search; omitted or empty fields do not filter. */
type SearchScope = { type?: ClubType | undefined; tag?: string | undefined; filter: PostFilterField }
type Narrowed = Pick<SearchScope, 'type' | 'tag'>
type Slice = { page: number; limit: number }

/** The last reachable result: 100 pages of 50. More are not counted, sorted or read for any query. */
const foundAtMost = 5_000
/** With fewer results than this, corrections are tried. */
const fewPosts = 3

/** The index queries for a keyword: `questions` best first, and how the keyword was changed to find something. */
type Search = {
  plans: Plan[]
  questions: string[]
  /** One query that matches all results. */
  widest: string
  total: number
  corrected: string | null
  leftOut: string[]
}

/** A page of the results of a keyword, best first: title, tags, summary, body, then newest. */
export async function searchPosts(
  db: Db,
  { keyword, page, limit, ...scope }: SearchScope & Slice & { keyword: string },
): Promise<FoundPosts> {
  const plan = planSearch(lexicon, keyword)
  if (!plan) return { ...toPage([], 0, { page, limit }), has_words: false, corrected: null, left_out: [] }
  return db.transaction().execute(async (tx) => {
    await boundSearch(tx)
    const { plans, questions, total, corrected, leftOut } = await resolveSearch(tx, plan, scope)
    const rows =
      total > (page - 1) * limit ? (await foundQuery(questions, scope, { page, limit }).execute(tx)).rows : []
    const items = rows.map(({ body, ...row }): FoundPost => {
      const item = toItem(row)
      return { ...item, marked: markPost(lexicon, plans, { ...item, ...splitBlockTexts(body) }) }
    })
    return { ...toPage(items, total, { page, limit }), has_words: true, corrected, left_out: leftOut }
  })
}

/** A page of a list of published posts with its total; with a keyword only the posts that match it. */
export async function listPosts(
  db: Db,
  { keyword, ...slice }: PostSlice & { keyword?: string | undefined },
): Promise<{ items: PostItem[]; total: number }> {
  const plan = keyword ? planSearch(lexicon, keyword) : null
  if (!plan) return { items: await readPage(db, slice), total: await countPosts(db, slice) }
  return db.transaction().execute(async (tx) => {
    await boundSearch(tx)
    const scope = { type: slice.type, tag: slice.tag, filter: 'all' } as const
    const { widest, total } = await resolveSearch(tx, plan, scope)
    const found = sql`select post_id from post_search where ${isFound(widest, scope)} limit ${foundAtMost}`
    const { rows } = await pageQuery(slice, found).execute(tx)
    return { items: rows.map(toItem), total }
  })
}

/**
 * For the rest of this transaction: a timeout of 2 s, and no sequential scans, which the planner would prefer for a
 * small table although they read whole posts.
 */
async function boundSearch(tx: Tx): Promise<void> {
  await sql`select set_config('statement_timeout', '2s', true), set_config('enable_seqscan', 'off', true)`.execute(tx)
}

/**
 * Searches in steps: first the subjects of posts; if nothing, also passing mentions; if little, also corrected
 * spelling; finally with words dropped, the most common first, never more than half.
 */
async function resolveSearch(tx: Tx, plan: Plan, scope: SearchScope): Promise<Search> {
  const typed = await askDeeper(tx, [plan], scope)
  if (typed.total >= fewPosts || scope.filter === 'author') return typed
  const meant = await correctPlan(tx, plan, { foundNothing: typed.total === 0 })
  if (meant) {
    const both = await askDeeper(tx, typed.total > 0 ? [plan, meant] : [meant], scope)
    if (both.total > typed.total) return { ...both, corrected: meant.text }
  }
  return typed.total > 0 ? typed : askForSome(tx, meant ?? plan, { ...scope, isDeep: true })
}

/** A passing mention counts only when no post has the subject. */
async function askDeeper(tx: Tx, plans: Plan[], scope: SearchScope): Promise<Search> {
  const about = await ask(tx, plans, { ...scope, isDeep: false })
  return about.total > 0 || scope.filter !== 'all' ? about : ask(tx, plans, { ...scope, isDeep: true })
}

type Depth = Omit<SearchScope, 'filter'> & { filter: PostFilterField | 'head'; isDeep: boolean }

async function ask(tx: Tx, plans: Plan[], scope: Depth): Promise<Search> {
  const questions = [...new Set(plans.flatMap((plan) => questionsOf(plan, scope.filter, scope.isDeep)))]
  // The last query of a plan matches everything that the plan finds.
  const widest = plans.map((plan) => `(${questionsOf(plan, scope.filter, scope.isDeep).at(-1)})`).join(' | ')
  return { plans, questions, widest, total: await countFound(tx, widest, scope), corrected: null, leftOut: [] }
}

async function askForSome(tx: Tx, plan: Plan, scope: Depth): Promise<Search> {
  const counted: { concept: Concept; total: number; inHead: number }[] = []
  for (const concept of plan.concepts) {
    const alone = { ...plan, concepts: [concept], pairs: [] }
    const { total } = await ask(tx, [alone], scope)
    const head = total > 0 && scope.filter === 'all' ? await ask(tx, [alone], { ...scope, filter: 'head' }) : null
    counted.push({ concept, total, inHead: head?.total ?? total })
  }
  // Words in titles and tags are subjects, and rarer words say more.
  const known = counted
    .filter(({ total }) => total > 0)
    .toSorted((a, b) => Number(b.inHead > 0) - Number(a.inHead > 0) || a.total - b.total)
  const least = Math.ceil(plan.concepts.length / 2)
  for (let count = known.length; count > 0; count--) {
    // With less than half of the words left, only a subject is still likely what was meant.
    if (count < least && !(count === 1 && known[0]!.inHead > 0)) continue
    const concepts = known.slice(0, count).map(({ concept }) => concept)
    const place = count < least && scope.filter === 'all' ? 'head' : scope.filter
    const search = await ask(tx, [{ ...plan, concepts, pairs: [] }], { ...scope, filter: place })
    const leftOut = plan.concepts.filter((concept) => !concepts.includes(concept)).map(({ word }) => word)
    if (search.total > 0) return { ...search, leftOut }
  }
  return ask(tx, [plan], scope)
}

async function countFound(tx: Tx, question: string, scope: Narrowed): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from (select from post_search where ${isFound(question, scope)} limit ${foundAtMost}) as found`.execute(
    tx,
  )
  return rows[0]!.total
}

/** A condition on `post_search`. */
function isFound(question: string, { type, tag }: Narrowed): RawBuilder<unknown> {
  const whole = tag ? `(${question}) & ${quote(tagLexeme(tag))}` : question
  return sql`published_at is not null and words @@ ${whole}::tsquery ${type ? sql`and club = ${type}` : sql``}`
}

/**
 * The statement of a page. Each query returns its newest posts, as many as all pages up to this one need, and is
 * skipped when earlier ones have filled them; the union is ordered by the best query that a post matches.
 */
export function foundQuery(questions: string[], scope: Narrowed, { page, limit }: Slice): RawBuilder<FoundRow> {
  const wanted = Math.min(page * limit, foundAtMost)
  const found = questions.map((question, i) => {
    const isWanted = questions
      .slice(0, i)
      .map((_, before) => sql`and (select count(*) from ${nameOf(before)}) < ${wanted}`)
    return sql`${nameOf(i)} as materialized (
      select post_id, published_at, ${sql.lit(i)} as place from (
        select post_id, published_at from post_search where ${isFound(question, scope)} ${sql.join(isWanted, sql` `)}
        limit ${foundAtMost}
      ) as reached order by published_at desc, post_id desc limit ${wanted}
    )`
  })
  const all = sql.join(
    questions.map((_, i) => sql`select post_id, place, published_at from ${nameOf(i)}`),
    sql` union all `,
  )
  return sql<FoundRow>`
    with ${sql.join(found)}, page as materialized (
      select post_id, min(place) as place, min(published_at) as published_at from (${all}) as every_one
      group by post_id order by place, published_at desc, post_id desc limit ${limit} offset ${(page - 1) * limit}
    )
    select ${itemColumns}, post.body from page
    join post on post.id = page.post_id join post_stat on post_stat.post_id = page.post_id
    order by page.place, page.published_at desc, page.post_id desc`
}

function nameOf(place: number): RawBuilder<unknown> {
  return sql.raw(`found_${place}`)
}

type FoundRow = ItemRow & { body: DocumentTree }
