import { sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import { recordStaffAct } from '#features/audit/server/commands.ts'
import type { ContentKind, ContentKinds } from '#kit/server/content-kind.ts'
import { commonErrors, isRefusal, refusals } from '#lib/errors.ts'
import { type Caller, hasRole } from '#lib/server/routes.ts'
import type { RowResult } from '../../admin-contract.ts'
import { assignErrors, type ContentNote, contentCareErrors } from '../../care-admin-contract.ts'
import { readNote } from './care-queries.ts'

const refusal = refusals({ ...commonErrors, ...assignErrors, ...contentCareErrors })

type Item = { kind: string; id: string; seen: string | null }
type Assigning = { kinds: ContentKinds; items: readonly Item[]; assignee: string | null; caller: Caller; now: Date }

/**
 * Gives pieces to a member of staff, or to nobody, in one order for all callers. A row is refused where somebody else
 * changed who looks after it since it was `seen`, where the kind is not the caller's, or the assignee lacks its roles; the
 * other rows are done.
 */
export async function assignItems(tx: Tx, { items, ...asked }: Assigning): Promise<RowResult[]> {
  const results: RowResult[] = []
  const roles = await rolesOf(tx, asked.assignee)
  for (const item of [...items].toSorted((a, b) => (`${a.kind} ${a.id}` < `${b.kind} ${b.id}` ? -1 : 1)))
    results.push({ kind: item.kind, id: item.id, waits: false, refusal: await assign(tx, item, { ...asked, roles }) })
  return results
}

/** The roles of the new owner, locked until the transaction ends. Null without a new owner; an empty list where the account is gone. */
async function rolesOf(tx: Tx, assignee: string | null): Promise<readonly string[] | null> {
  if (assignee === null) return null
  const account = tx.selectFrom('user_account').select('roles').where('user_id', '=', assignee).forShare()
  return (await account.executeTakeFirst())?.roles ?? []
}

type Asked = Omit<Assigning, 'items'> & { roles: readonly string[] | null }

async function assign(tx: Tx, item: Item, asked: Asked): Promise<RowResult['refusal']> {
  const { kinds, assignee, caller, roles, now } = asked
  try {
    const kind = kinds.get(item.kind)
    if (!kind || !hasRole(caller, kind.roles)) throw refusal('forbidden')
    if (!(await isThere(tx, kind, item.id))) throw refusal('not_found')
    if (roles && !kind.roles.some((role) => roles.includes(role))) throw refusal('content_assignee_without_role')
    if (item.seen === assignee) return null
    if (!(await change(tx, item, { assignee, now }))) throw refusal('content_assigned_meanwhile')
    const told = { before: { assignee: item.seen }, after: { assignee } }
    await recordStaffAct(tx, {
      actorId: caller.userId,
      act: 'content.assigned',
      subject: subjectOf(item),
      ...told,
      now,
    })
    return null
  } catch (error) {
    if (!isRefusal(error)) throw error
    return { code: error.code, detail: error.problem.detail }
  }
}

/** Whether the row changed: only from who was seen. */
async function change(
  tx: Tx,
  { kind, id, seen }: Item,
  { assignee, now }: { assignee: string | null; now: Date },
): Promise<boolean> {
  const isSeen = sql`kind = ${kind} and item_id = ${id} and user_id = ${seen}`
  const statement =
    assignee === null
      ? sql`delete from content_assignment where ${isSeen}`
      : seen === null
        ? sql`insert into content_assignment (user_id, kind, item_id, assigned_at)
            values (${assignee}, ${kind}, ${id}, ${now}) on conflict (kind, item_id) do nothing`
        : sql`update content_assignment set user_id = ${assignee}, assigned_at = ${now} where ${isSeen}`
  return (await statement.execute(tx)).numAffectedRows === 1n
}

type Writing = { kind: string; id: string; version: number; text: string; actorId: string; now: Date }

/** Writes the note of a piece. Of two who write at once the second is told. Throws not_found, content_note_changed. */
export async function saveNote(
  tx: Tx,
  kind: ContentKind,
  { id, version, text, actorId, now }: Writing,
): Promise<ContentNote> {
  if (!(await isThere(tx, kind, id))) throw refusal('not_found')
  const before = await readNote(tx, { kind: kind.name, id })
  if (before.version === version && before.text === text) return before
  const saved = await sql`
    insert into content_note (kind, item_id, note, version, updated_at)
    select ${kind.name}, ${id}, ${text}, ${version + 1}, ${now} where ${version === 0} or ${before.version > 0}
    on conflict (kind, item_id) do update set note = excluded.note, version = excluded.version, updated_at = ${now}
    where content_note.version = ${version}`.execute(tx)
  if (saved.numAffectedRows !== 1n) throw refusal('content_note_changed')
  const told = { before: { note: before.text }, after: { note: text } }
  await recordStaffAct(tx, { actorId, act: 'content.noted', subject: subjectOf({ kind: kind.name, id }), ...told, now })
  return { text, version: version + 1 }
}

/** Not the subject of the kind: who looks after a piece has not worked on it. */
const subjectOf = ({ kind, id }: { kind: string; id: string }) => ({ kind: 'content', id: `${kind} ${id}` }) as const

/** Whether there is such a piece. An id of another form than the kind's is none. */
async function isThere(tx: Tx, kind: ContentKind, id: string): Promise<boolean> {
  const isUuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/.test(id)
  if (!kind.isNamed && !isUuid) return false
  const { rows } = await sql`
    select from ${kind.from} where ${kind.where ?? sql`true`} and ${kind.id} = ${id}`.execute(tx)
  return rows.length > 0
}
