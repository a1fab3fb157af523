import { type RawBuilder, sql } from 'kysely'
import { isShown } from '#db/is-shown.ts'
import type { Db, Tx } from '#db/open.ts'
import { type Asked, correctKeyword, readKeyword } from '#features/posts/search/server/search-words.ts'
import type { ThingListers } from '#kit/server/thing-lister.ts'
import { findListed, type ListedThing } from './listed-queries.ts'

/** The maximum number of results per kind: more are on the kind's own page. */
const shownAtMost = 6
const countedAtMost = 100

/**
 * Ids of published videos and of events, and what other features list, best first of each kind. `corrected` is the
 * corrected keyword, if it was needed.
 */
export type FoundThings = Found & { corrected: string | null }
type Found = { videos: string[]; events: string[]; things: ListedThing[] }

/**
 * Finds things for a keyword: videos and events by subject, or if there are none by passing mention. Upcoming events rank
 * before past and cancelled ones; of several with one title only the next one, else the last one, is returned. `listers`
 * are those of all features.
 */
export async function findThings(db: Db, keyword: string, now: Date, listers: ThingListers): Promise<FoundThings> {
  const asked = readKeyword(keyword)
  if (!asked) return { videos: [], events: [], things: [], corrected: null }
  return db.transaction().execute(async (tx) => {
    await sql`select set_config('statement_timeout', '2s', true)`.execute(tx)
    const typed = await findAsked(tx, asked, now, listers)
    if (hasAny(typed)) return { ...typed, corrected: null }
    const meant = await correctKeyword(tx, asked, countEntries)
    const found = meant && (await findAsked(tx, meant, now, listers))
    return found && hasAny(found) ? { ...found, corrected: meant.plan.text } : { ...typed, corrected: null }
  })
}

function hasAny({ videos, events, things }: Found): boolean {
  return videos.length + events.length + things.length > 0
}

async function findAsked(tx: Tx, asked: Asked, now: Date, listers: ThingListers): Promise<Found> {
  const deeper = async (find: (questions: string[]) => Promise<string[]>) => {
    const about = await find(asked.about)
    return about.length > 0 ? about : find(asked.mentioned)
  }
  return {
    videos: await deeper((questions) => findVideos(tx, questions)),
    events: await deeper((questions) => findEvents(tx, questions, now)),
    things: await findListed(tx, asked.about, { listers, now, max: shownAtMost }),
  }
}

/** Rows of (subject_id, place): the matches with the index of their best query. */
function placed(kind: 'video' | 'event', questions: string[]): RawBuilder<unknown> {
  return sql`(select subject_id, min(place) as place
    from unnest(${questions}::text[]) with ordinality as asked (question, place)
    join search_entry on kind = ${kind} and words @@ question::tsquery group by subject_id) as found`
}

async function findVideos(tx: Tx, questions: string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from ${placed('video', questions)} join video on video.id = subject_id and ${isShown('video')}
    order by found.place, published_at desc, id desc limit ${shownAtMost}`.execute(tx)
  return rows.map(({ id }) => id)
}

async function findEvents(tx: Tx, questions: string[], now: Date): Promise<string[]> {
  const isPast = sql`(called_off_at is not null or ends_at <= ${now})`
  // Past events count backwards: the latest first.
  const near = sql`abs(extract(epoch from starts_at - ${now}::timestamptz))`
  const { rows } = await sql<{ id: string }>`
    select id from (
      select distinct on (title) id, found.place, ${isPast} as is_past, ${near} as distance
      from ${placed('event', questions)} join event on event.id = subject_id
      order by title, is_past, distance
    ) as one order by is_past, place, distance, id limit ${shownAtMost}`.execute(tx)
  return rows.map(({ id }) => id)
}

/** The number of videos, events and listed things that contain each word. */
async function countEntries(db: Db | Tx, words: string[], questions: string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ word: string; things: number }>`
    select word, (select count(*) from (
      (select from search_entry where words @@ question::tsquery limit ${countedAtMost})
      union all (select from search_thing where words @@ question::tsquery limit ${countedAtMost})) as found) as things
    from unnest(${words}::text[], ${questions}::text[]) as asked (word, question)`.execute(db)
  return new Map(rows.map(({ word, things }) => [word, things]))
}
