import { sql } from 'kysely'
import { isShown } from '#db/is-shown.ts'
import type { Db, Tx } from '#db/open.ts'

const cappedNote = ' (ได้เท่าที่เหลือก่อนถึงเพดาน)'

const thing =
  /^\/(?:post\/detail\/|video-page\/detail\/|events\/|store\/|superquest\/profile\/questsregistered#mission-)([0-9a-f-]{36})$/

type Line = { title: string; href: string | null }

/**
 * Adds the current names of things to ledger lines, found by the id in their link. The ledger itself stores no titles,
 * since it outlives their authors; a thing that is deleted or hidden has no name here.
 */
export async function nameLines<T extends Line>(db: Db | Tx, lines: T[]): Promise<T[]> {
  const ids = lines.flatMap(({ href }) => href?.match(thing)?.[1] ?? [])
  if (ids.length === 0) return lines
  const { rows } = await sql<{ href: string; title: string }>`
    select '/post/detail/' || id as href, title from post where ${isShown('post')} and id = any (${ids}::uuid[])
    union all
    select '/video-page/detail/' || id, title from video where ${isShown('video')} and id = any (${ids}::uuid[])
    union all
    select '/events/' || id, title from event where id = any (${ids}::uuid[])
    union all
    select '/store/' || id, title from premium where id = any (${ids}::uuid[])
    union all
    select '/superquest/profile/questsregistered#mission-' || id, title from mission
    where id = any (${ids}::uuid[])`.execute(db)
  const names = new Map(rows.map(({ href, title }) => [href, title]))
  return lines.map((line) => ({ ...line, title: nameLine(line.title, names.get(line.href ?? '')) }))
}

function nameLine(title: string, name: string | undefined): string {
  if (!name) return title
  return title.endsWith(cappedNote) ? `${title.slice(0, -cappedNote.length)} ${name}${cappedNote}` : `${title} ${name}`
}

/** The title of a reward that was cut by a cap. */
export function cappedTitle(title: string): string {
  return title + cappedNote
}
