import { sql } from 'kysely'
import type { Db } from '#db/open.ts'
import type { Storage } from '#lib/server/storage.ts'

const folder = 'videos'
const dayMs = 24 * 3_600_000
/** Every upload has ended within this time; its row is inserted after its file is written. */
const youngMs = dayMs
/** Longer than a page stays open, and than the age of a backup that may be restored. */
const retentionMs = 7 * dayMs

/**
 * Deletes files of videos a week after the first sweep that found them unreferenced: replaced captions and leftovers of
 * interrupted uploads. Returns their number. Idempotent; runs daily.
 */
export async function sweepVideoFiles({ db, storage }: { db: Db; storage: Storage }, now: Date): Promise<number> {
  const files = await storage.list(folder)
  const old = files.filter(({ at }) => now.getTime() - at.getTime() > youngMs).map(({ name }) => name)
  const { rows } = await sql<{ name: string; left_at: Date }>`
    with left_now as (
      select name from unnest(${old}::text[]) as name
      where not exists (
        select from video where ${`${folder}/`} || (source ->> 'video') = name
          or ${`${folder}/`} || (source ->> 'captions') = name or ${`${folder}/`} || (source ->> 'poster') = name
      )
    ), forgotten as (
      delete from video_left_file where name not in (select name from left_now)
    )
    insert into video_left_file as known (name, left_at) select name, ${now} from left_now
    on conflict (name) do update set left_at = known.left_at
    returning name, left_at`.execute(db)
  const due = rows.filter((row) => now.getTime() - row.left_at.getTime() >= retentionMs)
  for (const { name } of due) await storage.remove(name)
  return due.length
}
