import type { Db } from '#db/open.ts'
import { runOnce } from '#db/run-once.ts'
import type { StaffNames } from '#features/audit/contract.ts'
import { DatedFacts } from '#features/posts/documents/fact-rules.ts'
import type { ContentKind, ContentKinds } from '#kit/server/content-kind.ts'
import { commonRefusal, refusals } from '#lib/errors.ts'
import { readContentFile } from '#lib/server/content-files.ts'
import { bind, type Caller, hasRole } from '#lib/server/routes.ts'
import type { Storage } from '#lib/server/storage.ts'
import * as contract from '../editor-admin-contract.ts'
import { checkItem } from './check-commands.ts'
import { explainId, kindOf } from './desk-kinds.ts'
import { restoreItem, saveItem } from './editor-commands.ts'
import { findContent } from './list/list-queries.ts'
import { listVersions } from './version-queries.ts'

const refusal = refusals(contract.contentEditorErrors)

type Parts = {
  db: Db
  clock: () => Date
  content: URL
  contentKinds: ContentKinds
  storage: Storage
  staffNames: StaffNames
}

/** The one editor of all kinds: a piece, its versions, saving and restoring. */
export function contentEditorRoutes({ db, clock, content, contentKinds, storage, staffNames }: Parts) {
  // The files of a release do not change while it runs.
  let facts: Promise<DatedFacts> | undefined
  const readFacts = () => (facts ??= readContentFile(new URL('sources.json', content), DatedFacts))
  return bind(contract, {
    readContentItem: async ({ query: { kind: name, id }, caller }) => {
      const kind = kindOf(contentKinds, name, caller)
      const row = await findContent(db, kind, id, clock()).catch(explainId)
      if (!row) throw commonRefusal('not_found')
      const acts = Object.keys(kind.acts ?? {}) as (keyof NonNullable<typeof kind.acts>)[]
      return {
        row,
        label: kind.label,
        page: kind.pageOf?.(id) ?? (kind.editor ? null : row.href),
        acts,
        reasons: acts.filter((act) => kind.acts?.[act]?.needsReason),
        form: await formOf(db, kind, id, caller),
      }
    },

    listContentVersions: async ({ query: { kind: name, id, after }, caller }) => {
      const kind = kindOf(contentKinds, name, caller)
      const versions = await listVersions(db, kind, { id, after, actNames: staffNames.acts })
      return { ...versions, may_restore: kind.editor !== undefined && hasRole(caller, kind.editor.roles) }
    },

    saveContent: (input) => {
      const { kind: name, ...edit } = input.body
      const kind = kindOf(contentKinds, name, input.caller)
      const staff = { actorId: input.caller.userId, caller: input.caller, now: clock(), reason: '', storage }
      return runOnce(db, input, staff.now, (tx) => saveItem(tx, kind, edit, staff).catch(explainId))
    },

    checkContent: async ({ body: { kind: name, ...edit }, caller }) => {
      const kind = kindOf(contentKinds, name, caller)
      const item = await kind.editor?.read(db, edit.id).catch(explainId)
      if (!kind.editor) throw refusal('content_not_edited')
      if (!item) throw commonRefusal('not_found')
      const staff = {
        actorId: caller.userId,
        caller,
        kinds: contentKinds,
        now: clock(),
        reason: '',
        storage,
        facts: await readFacts(),
      }
      return { checks: await checkItem(db, kind, edit, { staff, fields: item.fields }) }
    },

    restoreContent: (input) => {
      const { kind: name, ...wanted } = input.body
      const kind = kindOf(contentKinds, name, input.caller)
      const staff = { actorId: input.caller.userId, caller: input.caller, now: clock(), reason: '', storage }
      return runOnce(db, input, staff.now, (tx) => restoreItem(tx, kind, wanted, staff).catch(explainId))
    },
  })
}

async function formOf(
  db: Db,
  { editor }: ContentKind,
  id: string,
  caller: Caller,
): Promise<contract.EditorForm | null> {
  const item = await editor?.read(db, id)
  if (!editor || !item) return null
  const { version, fields, boxes, waiting, facts = {} } = item
  const proposed = Object.entries(waiting ?? {}).filter(([name, box]) => box !== boxes[name])
  return {
    version,
    fields: [...fields],
    boxes,
    waiting: waiting ? Object.fromEntries(proposed) : null,
    facts,
    may_save: hasRole(caller, editor.roles),
    is_fixed: editor.roles.length === 0,
    has_preview: Boolean(item.hasPreview),
    is_for_members: item.hasPreview === 'members',
  }
}
