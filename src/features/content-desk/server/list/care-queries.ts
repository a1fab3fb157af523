import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import type { ContentKind } from '#kit/server/content-kind.ts'
import type { ContentNote } from '../../care-admin-contract.ts'

type Named = { kind: string; id: string }
/** Who looks after a piece, and whether colleagues left a note. */
export type Care = { assignee: { id: string; name: string } | null; hasNote: boolean }

/** The care of these pieces, by 'kind id'; those with none are left out. */
export async function listCare(db: Db | Tx, items: readonly Named[]): Promise<Map<string, Care>> {
  if (items.length === 0) return new Map()
  const { rows } = await sql<Named & { user_id: string | null; name: string | null; has_note: boolean }>`
    select item.kind, item.id, content_assignment.user_id, user_account.display_name as name,
      coalesce(content_note.note <> '', false) as has_note
    from unnest(${items.map(({ kind }) => kind)}::text[], ${items.map(({ id }) => id)}::text[]) as item (kind, id)
    left join content_assignment on content_assignment.kind = item.kind and content_assignment.item_id = item.id
    left join user_account on user_account.user_id = content_assignment.user_id
    left join content_note on content_note.kind = item.kind and content_note.item_id = item.id
    where content_assignment.user_id is not null or content_note.note <> ''`.execute(db)
  return new Map(
    rows.map(({ kind, id, user_id, name, has_note: hasNote }) => [
      `${kind} ${id}`,
      { assignee: user_id === null || name === null ? null : { id: user_id, name }, hasNote },
    ]),
  )
}

/** The staff who may look after one of these kinds, by name. */
export async function listAssignable(
  db: Db | Tx,
  kinds: readonly ContentKind[],
): Promise<{ id: string; name: string }[]> {
  const roles = [...new Set(kinds.flatMap((kind) => kind.roles))]
  const { rows } = await sql<{ id: string; name: string }>`
    select user_id as id, display_name as name from user_account
    where roles <> '{}' and roles && ${roles}::text[]
    order by display_name collate "th-x-icu", user_id`.execute(db)
  return rows
}

/** The note of a piece; an empty one of version 0 where nobody wrote. */
export async function readNote(db: Db | Tx, { kind, id }: Named): Promise<ContentNote> {
  const row = await db
    .selectFrom('content_note')
    .select(['note as text', 'version'])
    .where('kind', '=', kind)
    .where('item_id', '=', id)
    .executeTakeFirst()
  return row ?? { text: '', version: 0 }
}
