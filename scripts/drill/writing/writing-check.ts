import { sql } from 'kysely'
import type { Db } from '#db/open.ts'
import { readRate } from '#features/koin/server/rate-queries.ts'
import { findEventFaults } from '#tests/fixtures/events.ts'
import { drillStart } from '../support/clock.ts'
import type { Ledger, Written } from './writing-lane.ts'

type Found = {
  version: number
  body: string
  is_pending: boolean
  live: number | null
  shown: string | null
  status: string | null
  handed_in: number[]
  decided: string[]
  acts: number
  notices: number
}

/** The stored state of a post: its draft, submitted revisions, what readers see, the log and the author's notices. */
const stateOf = ({ userId, postId }: Written) => sql<Found>`
  select draft.version, draft.content -> 'body' #>> '{content,0,content,0,text}' as body,
    draft.pending_id is not null as is_pending,
    (select version from post_revision where author_id = ${userId} and id = draft.live_id) as live,
    post.body #>> '{content,0,content,0,text}' as shown, post.status,
    (select coalesce(json_agg(version order by version), '[]') from post_revision
      where author_id = ${userId} and post_id = ${postId} and state <> 'kept') as handed_in,
    (select coalesce(json_agg(state order by version), '[]') from post_revision
      where author_id = ${userId} and post_id = ${postId} and state <> 'kept') as decided,
    (select count(*)::int from staff_act where subject_kind = 'post' and subject_id = ${postId}) as acts,
    (select count(*)::int from notice where user_id = ${userId} and kind in ('post.approved', 'post.returned')
      and facts ->> 'postId' = ${postId}) as notices
  from post_draft as draft left join post on post.id = draft.post_id
  where draft.author_id = ${userId} and draft.post_id = ${postId}`

/** Compares the stored state with what was acknowledged; returns the cases of each kind of fault. */
export async function findWritingFaults(db: Db, { written, seats, contradictions }: Ledger) {
  const faults = new Map<string, string[]>()
  const add = (kind: string, one: string) => faults.set(kind, [...(faults.get(kind) ?? []), one])
  for (const one of contradictions) add('contradicting answers', one)
  for (const post of written) {
    const found = (await stateOf(post).execute(db)).rows[0]
    for (const fault of found ? compare(post, found) : ['it is gone'])
      add('posts that differ from what was acknowledged', `${post.postId}: ${fault}`)
  }
  for (const fault of await findPayFaults(db, written)) add('approvals paid otherwise than once', fault)
  const held = await db.selectFrom('event_seat').select(['user_id', 'event_id', 'paid']).execute()
  const holders = new Set(held.filter(({ paid }) => paid > 0).map(({ user_id, event_id }) => `${user_id} ${event_id}`))
  for (const { userId, eventId, holds } of seats)
    if (holders.has(`${userId} ${eventId}`) !== holds) add('seats that differ from what was acknowledged', eventId)
  for (const fault of await findEventFaults({ db })) add('counts, seats and books that do not agree', fault)
  return faults
}

function compare(post: Written, found: Found): string[] {
  const { version, body, handedIn, decisions } = post
  const isUp = decisions.at(-1) === 'approved'
  const wanted: Omit<Found, 'shown'> & { shown: string | null } = {
    version,
    body,
    is_pending: false,
    live: isUp ? version : null,
    shown: isUp ? body : found.shown,
    status: isUp ? 'published' : found.status === null ? null : 'unpublished',
    handed_in: handedIn,
    decided: decisions,
    acts: decisions.length,
    notices: decisions.length,
  }
  return (Object.keys(wanted) as (keyof Found)[])
    .filter((name) => JSON.stringify(found[name]) !== JSON.stringify(wanted[name]))
    .map((name) => `${name} ${JSON.stringify(found[name])}, not ${JSON.stringify(wanted[name])}`)
}

/** Each approved post must count once, and as many per month be paid as the rate allows. */
async function findPayFaults(db: Db, written: Written[]): Promise<string[]> {
  const { quota } = await readRate(db, 'post.approved', drillStart)
  const { rows } = await sql<{ user_id: string; approved: number; rewards: number; published: number }>`
    select user_id, approved,
      (select count(*)::int from ledger_transfer as one where one.user_id = writer.user_id and cause like 'post:approved:%') as rewards,
      (select count(*)::int from activity as one where one.user_id = writer.user_id and kind = 'post.published') as published
    from post_writer as writer`.execute(db)
  const known = new Map(rows.map((row) => [row.user_id, row]))
  return [...Map.groupBy(written, ({ userId }) => userId)].flatMap(([userId, posts]) => {
    const approved = posts.filter(({ decisions }) => decisions.includes('approved')).length
    const wanted = { approved, rewards: Math.min(quota ?? approved, approved), published: approved }
    const found = known.get(userId) ?? { approved: 0, rewards: 0, published: 0 }
    return (Object.keys(wanted) as (keyof typeof wanted)[])
      .filter((name) => found[name] !== wanted[name])
      .map((name) => `${userId}: ${name} ${found[name]}, not ${wanted[name]}`)
  })
}
