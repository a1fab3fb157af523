import { sql } from 'kysely'
import type { Db } from '#db/open.ts'
import type { ContentKind } from '#kit/server/content-kind.ts'

type Named = { kind: string; id: string }
type Worker = { id: string; name: string | null }

/** Who of the staff worked last on these pieces of content, by 'kind id'; the name of an erased account is null. */
export async function listWorkers(
  db: Db,
  kinds: readonly ContentKind[],
  items: readonly Named[],
): Promise<Map<string, Worker>> {
  const subjectOf = new Map(kinds.map(({ name, subject }) => [name, subject]))
  const known = items.filter(({ kind }) => subjectOf.get(kind))
  if (known.length === 0) return new Map()
  const subjects = known.map(({ kind }) => subjectOf.get(kind)!)
  const { rows } = await sql<Named & { actor_id: string; name: string | null }>`
    select item.kind, item.id, last.actor_id, user_account.display_name as name
    from unnest(${known.map(({ kind }) => kind)}::text[], ${subjects}::text[], ${known.map(({ id }) => id)}::text[])
      as item (kind, subject, id)
    cross join lateral (
      select actor_id from staff_act where subject_kind = item.subject and subject_id = item.id order by id desc limit 1
    ) as last
    left join user_account on user_account.user_id = last.actor_id`.execute(db)
  return new Map(rows.map(({ kind, id, actor_id, name }) => [`${kind} ${id}`, { id: actor_id, name }]))
}

/** The staff that the log knows, by name; found by a loose index scan, whatever the length of the log. */
export async function listStaff(db: Db): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    with recursive found as (
      (select actor_id as id from staff_act order by actor_id limit 1)
      union all
      select (select actor_id from staff_act where actor_id > found.id order by actor_id limit 1)
      from found where found.id is not null
    )
    select user_account.user_id as id, user_account.display_name as name
    from found join user_account on user_account.user_id = found.id
    order by user_account.display_name collate "th-x-icu", user_account.user_id`.execute(db)
  return rows
}
