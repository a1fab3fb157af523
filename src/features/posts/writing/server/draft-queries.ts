import { sql } from 'kysely'
import { isShown } from '#db/is-shown.ts'
import type { Db, Tx } from '#db/open.ts'
import { refusals } from '#lib/errors.ts'
import { type PostFacts, stateOfPost } from '../../documents/post-state-rules.ts'
import {
  type Draft,
  type DraftContent,
  type MyPost,
  type OldText,
  type Standing,
  type WritingState,
  writingErrors,
} from '../contract.ts'
import { restoreDays, writtenText } from '../draft-rules.ts'

const refusal = refusals(writingErrors)
const oldTexts = 50
const dayMs = 24 * 3_600_000

type StandingRow = PostFacts & { isLive: boolean; hasChanges: boolean; reason: string | null }

/**
 * Columns of a draft joined with its post and revisions. The status "away" (author leaving) is reported as published.
 */
const standing = sql`
  post.status, draft.pending_id is not null as "isPending", draft.returned_id is not null as "isReturned",
  draft.deleted_at is not null as "isDeleted", coalesce(${isShown('post')}, false) as "isLive",
  draft.live_id is null or live.version <> draft.version as "hasChanges",
  back.reason`
const standingTables = sql`
  post_draft as draft left join post on post.id = draft.post_id
  left join post_revision as live on live.author_id = draft.author_id and live.id = draft.live_id
  left join post_revision as back on back.author_id = draft.author_id and back.id = draft.returned_id`

/** What is told of a post's state: of a deleted one, how it would stand if it came back. */
function toStanding({ isLive, hasChanges, reason, ...facts }: StandingRow): Standing {
  const state = stateOfPost({ ...facts, isDeleted: false }) as WritingState
  return { state, is_live: isLive, has_changes: hasChanges, reason }
}

/** The state of a person's post. Throws draft_not_found. */
export async function readStanding(db: Db | Tx, userId: string, id: string): Promise<Standing> {
  const { rows } = await sql<StandingRow>`
    select ${standing} from ${standingTables}
    where draft.author_id = ${userId} and draft.post_id = ${id} and draft.deleted_at is null`.execute(db)
  if (!rows[0]) throw refusal('draft_not_found')
  return toStanding(rows[0])
}

/** The last decision against a post, from its author's cases. */
const caseAgainst = sql`(
  select one.id from moderation_case as one
  where one.subject_kind = 'post' and one.subject_id = draft.post_id and one.author_id = draft.author_id
    and one.state in ('returned', 'hidden')
  order by one.decided_at desc limit 1)`

type DraftRow = StandingRow & {
  id: string
  case_id: string | null
  version: number
  content: DraftContent
  saved_at: Date
}

/** A draft for its author. Throws draft_not_found. */
export async function readDraft(db: Db | Tx, userId: string, id: string): Promise<Omit<Draft, 'limit'>> {
  const { rows } = await sql<DraftRow>`
    select draft.post_id as id, draft.version, draft.content, draft.saved_at, ${standing},
      ${caseAgainst} as case_id
    from ${standingTables}
    where draft.author_id = ${userId} and draft.post_id = ${id} and draft.deleted_at is null`.execute(db)
  if (!rows[0]) throw refusal('draft_not_found')
  const { case_id, version, content, saved_at } = rows[0]
  const stands = toStanding(rows[0])
  const isHeld = stands.state === 'returned' || stands.state === 'hidden'
  return { id, version, content, ...stands, case_id: isHeld ? case_id : null, saved_at: saved_at.toISOString() }
}

/** All user text of a draft, for the check before it is submitted; null when there is none. */
export async function readWritten(db: Db, userId: string, id: string): Promise<string | null> {
  const draft = await db
    .selectFrom('post_draft')
    .select('content')
    .where('author_id', '=', userId)
    .where('post_id', '=', id)
    .executeTakeFirst()
  return draft ? writtenText(draft.content as DraftContent) : null
}

type MineRow = StandingRow & {
  id: string
  title: string
  club: MyPost['club']
  saved_at: Date
  deleted_at: Date | null
  view_count: number
  like_count: number
}

/** A page of a person's posts, last saved first and deleted ones last, with the total. */
export async function listMine(
  db: Db | Tx,
  userId: string,
  { page, limit }: { page: number; limit: number },
): Promise<{ items: MyPost[]; total: number }> {
  const { rows } = await sql<MineRow>`
    select draft.post_id as id, draft.content ->> 'title' as title, draft.content ->> 'club' as club, draft.saved_at,
      draft.deleted_at, coalesce(view_count, 0) as view_count, coalesce(like_count, 0) as like_count, ${standing}
    from ${standingTables} left join post_stat on post_stat.post_id = draft.post_id
    where draft.author_id = ${userId}
    order by draft.deleted_at is not null, draft.saved_at desc, draft.post_id desc
    limit ${limit} offset ${(page - 1) * limit}`.execute(db)
  const { total } = await db
    .selectFrom('post_draft')
    .select((e) => e.fn.countAll<number>().as('total'))
    .where('author_id', '=', userId)
    .executeTakeFirstOrThrow()
  return { items: rows.map(toMine), total: Number(total) }
}

function toMine(row: MineRow): MyPost {
  const { id, title, club, saved_at, deleted_at, view_count, like_count } = row
  const erasedAt = deleted_at && new Date(deleted_at.getTime() + restoreDays * dayMs)
  const times = { saved_at: saved_at.toISOString(), erased_at: erasedAt?.toISOString() ?? null }
  return { id, title, club, view_count, like_count, ...toStanding(row), ...times }
}

/** The old and submitted versions of a post, newest first. */
export async function listRevisions(db: Db | Tx, userId: string, id: string): Promise<OldText[]> {
  const { rows } = await sql<{ id: string; state: OldText['state']; title: string; made_at: Date }>`
    select id, state, content ->> 'title' as title, made_at from post_revision
    where author_id = ${userId} and post_id = ${id} order by post_revision.id desc limit ${oldTexts}`.execute(db)
  return rows.map(({ made_at, ...row }) => ({ ...row, made_at: made_at.toISOString() }))
}

/** An old version of a post. Throws draft_not_found. */
export async function readOldText(
  db: Db | Tx,
  { userId, id, revision }: { userId: string; id: string; revision: string },
): Promise<DraftContent> {
  const row = await db
    .selectFrom('post_revision')
    .select('content')
    .where('author_id', '=', userId)
    .where('id', '=', revision)
    .where('post_id', '=', id)
    .executeTakeFirst()
  if (!row) throw refusal('draft_not_found')
  return row.content as DraftContent
}

export type HandedIn = {
  id: string
  postId: string
  authorId: string
  state: OldText['state']
  content: DraftContent
  madeAt: Date
}

/** A submitted revision, for moderators; null when there is none. */
export async function findRevision(db: Db | Tx, revisionId: string): Promise<HandedIn | null> {
  const row = await db
    .selectFrom('post_revision')
    .select(['id', 'post_id', 'author_id', 'state', 'content', 'made_at'])
    .where('id', '=', revisionId)
    .where('state', '<>', 'kept')
    .executeTakeFirst()
  if (!row) return null
  const { post_id: postId, author_id: authorId, made_at: madeAt } = row
  return {
    id: row.id,
    postId,
    authorId,
    madeAt,
    state: row.state as OldText['state'],
    content: row.content as DraftContent,
  }
}

/** Whether a person has ever submitted a post, whatever became of it. */
export async function hasSubmitted(db: Db | Tx, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('post_revision')
    .select('id')
    .where('author_id', '=', userId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
