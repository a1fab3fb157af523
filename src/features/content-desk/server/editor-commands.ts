import { sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import type { Boxes } from '#kit/content-fields.ts'
import type { EditorStaff } from '#kit/server/content-editor.ts'
import type { ContentKind } from '#kit/server/content-kind.ts'
import { commonRefusal, isRefusal, refusals } from '#lib/errors.ts'
import { type Caller, hasRole } from '#lib/server/routes.ts'
import { contentEditorErrors } from '../editor-admin-contract.ts'
import { boxesAfter } from './version-queries.ts'

const refusal = refusals(contentEditorErrors)

type Edit = { id: string; version: string; boxes: Boxes }
type Outcome = { version: string; is_waiting: boolean }

/**
 * Saves a piece by the command of its kind, with its checks, permissions and second person. Throws content_changed when
 * somebody saved since `version`, content_not_edited, forbidden, not_found and what the kind refuses.
 */
export async function saveItem(
  tx: Tx,
  kind: ContentKind,
  edit: Edit,
  { caller, ...staff }: EditorStaff & { caller: Caller },
): Promise<Outcome> {
  const { editor } = kind
  if (!editor) throw refusal('content_not_edited')
  if (!hasRole(caller, editor.roles)) throw commonRefusal('forbidden')
  try {
    const saved = await editor.save(tx, edit, staff)
    if (saved === 'changed') throw refusal('content_changed')
    const item = await editor.read(tx, edit.id)
    return { version: item!.version, is_waiting: saved === 'waits' }
  } catch (error) {
    throw isRefusal(error) && editor.isChanged(error.code) ? refusal('content_changed') : error
  }
}

/**
 * Saves a piece as it was after the save `of`. Of two who restore at once the second is told that it changed. Throws as
 * saveItem does, content_version_gone and content_version_same.
 */
export async function restoreItem(
  tx: Tx,
  kind: ContentKind,
  { id, version, of }: { id: string; version: string; of: string },
  staff: EditorStaff & { caller: Caller },
): Promise<Outcome> {
  if (!kind.editor) throw refusal('content_not_edited')
  if (!hasRole(staff.caller, kind.editor.roles)) throw commonRefusal('forbidden')
  await sql`select pg_advisory_xact_lock(hashtextextended(${`content-restore:${kind.name}:${id}`}, 0))`.execute(tx)
  const item = await kind.editor.read(tx, id)
  if (!item) throw commonRefusal('not_found')
  if (item.version !== version) throw refusal('content_changed')
  const boxes = await boxesAfter(tx, kind, { id, of, now: item.boxes })
  if (!boxes) throw refusal('content_version_gone')
  if (Object.entries(boxes).every(([name, box]) => box === item.boxes[name])) throw refusal('content_version_same')
  return saveItem(tx, kind, { id, version, boxes }, staff)
}
