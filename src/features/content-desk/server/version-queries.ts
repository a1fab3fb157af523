import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import { type Boxes, boxesOf, sidesOf } from '#kit/content-fields.ts'
import type { ContentVersions } from '#kit/server/content-editor.ts'
import type { ContentKind } from '#kit/server/content-kind.ts'
import type { ContentVersion } from '../editor-admin-contract.ts'

type Logged = Record<string, unknown> | null
type Row = {
  id: string
  act: string
  actor_id: string
  name: string | null
  before: Logged
  after: Logged
  made_at: Date
}

const pageSize = 20
/** A piece that was saved more often is not restored to what is older. */
const maxWalked = 500

/**
 * The saves of a piece by staff, newest first, from the log: only acts that tell a field of the kind, and of them only these
 * fields, so that what the log has of a member is never told here.
 */
export async function listVersions(
  db: Db,
  kind: ContentKind,
  asked: { id: string; after?: string | undefined; actNames: ReadonlyMap<string, string> },
): Promise<{ items: ContentVersion[]; next: string | null }> {
  const { versions } = kind
  if (!versions) return { items: [], next: null }
  const rows = await readActs(db, kind, { ...asked, limit: pageSize + 1 })
  const shown = rows.slice(0, pageSize)
  const items = shown.map((row) => ({
    id: row.id,
    at: row.made_at.toISOString(),
    act: asked.actNames.get(row.act) ?? row.act,
    by: { id: row.actor_id, name: row.name },
    differences: differencesIn(versions, row),
  }))
  return { items, next: rows.length > pageSize ? shown.at(-1)!.id : null }
}

/** The boxes of a piece as they were after the save `of`: what later saves changed is taken back. Null where there is none. */
export async function boxesAfter(
  db: Db | Tx,
  kind: ContentKind,
  asked: { id: string; of: string; now: Boxes },
): Promise<Boxes | null> {
  const rows = await readActs(db, kind, { id: asked.id, limit: maxWalked })
  const place = rows.findIndex(({ id }) => id === asked.of)
  if (place < 0) return null
  const names = new Set(Object.keys(asked.now))
  return rows.slice(0, place).reduce<Boxes>((boxes, { before }) => {
    const told = Object.entries(readLogged(kind.versions!, before)).filter(([name]) => names.has(name))
    return { ...boxes, ...Object.fromEntries(told) }
  }, asked.now)
}

async function readActs(
  db: Db | Tx,
  { subject, versions }: ContentKind,
  { id, after, limit }: { id: string; after?: string | undefined; limit: number },
): Promise<Row[]> {
  const told = versions!.fields.flatMap(({ name, label }) => [name, label])
  const older: RawBuilder<unknown> = after ? sql`and staff_act.id < ${after}` : sql``
  const { rows } = await sql<Row>`
    select staff_act.id, act, actor_id, before, after, staff_act.made_at, user_account.display_name as name
    from staff_act left join user_account on user_account.user_id = staff_act.actor_id
    where subject_kind = ${subject} and subject_id = ${id} ${older}
      and (before ?| ${[...told, 'body']}::text[] or after ?| ${[...told, 'body']}::text[])
    order by staff_act.id desc limit ${limit}`.execute(db)
  return rows
}

function readLogged({ fields, flatten = (one) => one }: ContentVersions, logged: Logged): Boxes {
  return logged ? boxesOf(fields, flatten(logged)) : {}
}

/** What a save changed, in the order of the fields; of a new piece all that it has. */
function differencesIn(versions: ContentVersions, { before, after }: Row): ContentVersion['differences'] {
  const [was, is] = [before, after].map((logged) => readLogged(versions, logged)) as [Boxes, Boxes]
  return versions.fields
    .filter(({ name }) => name in is || (name in was && after === null))
    .map((field) => ({ name: field.label, ...sidesOf(field, was[field.name] ?? '', is[field.name] ?? '') }))
    .filter((one) => one.before !== one.after)
}
