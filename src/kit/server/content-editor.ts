import { z } from 'zod/mini'
import type { Db, Tx } from '#db/open.ts'
import { commonRefusal, type FieldFault, isRefusal } from '#lib/errors.ts'
import type { Storage } from '#lib/server/storage.ts'
import type { StaffRole } from '#lib/staff-roles.ts'
import { describeIssues } from '#lib/thai/field-messages.ts'
import type { Boxes, ContentField } from '../content-fields.ts'
import type { ContentStaff } from './content-kind.ts'

/** How versions of a piece are read from the log of staff: only these fields are told, so nothing of a member is. */
export type ContentVersions = {
  fields: readonly ContentField[]
  /** Fields that the log holds inside another one, laid flat. */
  flatten?: (logged: Record<string, unknown>) => Record<string, unknown>
}

/** A piece as its editor opens it; `version` is for optimistic locking. */
type EditedItem = {
  title: string
  version: string
  fields: readonly ContentField[]
  boxes: Boxes
  /** The boxes as an edit has them that waits for a second person; left out: none does. */
  waiting?: Boxes
  /** What the preview needs to know and no box holds. */
  facts?: Boxes
  /** Whether a page of readers shows it (previews of the web side): to everybody, or to members alone. */
  hasPreview?: boolean | 'members'
}

type Edit = { id: string; version: string; boxes: Boxes }
/** `storage` is where uploads lie. */
export type EditorStaff = ContentStaff & { storage: Storage }
/** `waits`: it takes effect when a second person agrees. `changed`: somebody else saved since `version`; nothing is saved. */
type Saved = 'done' | 'waits' | 'changed'

/** How a kind is edited in the one editor of all kinds. */
export type ContentEditor = {
  /** Who saves; others of the kind's roles only look. */
  roles: readonly StaffRole[]
  read: (db: Db | Tx, id: string) => Promise<EditedItem | null>
  /** Saves by the kind's own command and throws its refusals, the faults by the names of boxes. */
  save: (tx: Tx, edit: Edit, staff: EditorStaff) => Promise<Saved>
  /** Whether a refusal says that somebody else saved since `version`. */
  isChanged: (code: string) => boolean
}

type Setup<S extends z.ZodMiniType> = Pick<ContentEditor, 'roles' | 'read'> & {
  /** The refusal by which the kind's command tells `changed`, if it knows one. */
  changed?: string
  /** The body of the kind's own call. */
  schema: S
  toBody: (edit: Edit, item: EditedItem) => unknown
  /** The box that a fault of the body is told at; left out: by the path's first part. */
  boxOfPath?: (path: string) => string
  save: (tx: Tx, body: z.output<S>, edit: Edit, staff: EditorStaff) => Promise<Saved>
}

/** Makes the editor of a kind of its form, its schema and its command. */
export function newContentEditor<S extends z.ZodMiniType>(setup: Setup<S>): ContentEditor {
  const { roles, read, changed, schema, toBody, boxOfPath = (path) => path.split('.')[0]!, save } = setup
  const atBoxes = (faults: readonly FieldFault[]) =>
    commonRefusal('invalid_input', { fields: faults.map((one) => ({ ...one, path: boxOfPath(one.path) })) })
  return {
    roles,
    read,
    isChanged: (code) => code === changed,
    save: async (tx, edit, staff) => {
      const item = await read(tx, edit.id)
      if (!item) throw commonRefusal('not_found')
      const body = z.safeParse(schema, toBody(edit, item), { reportInput: true })
      if (!body.success) throw atBoxes(describeIssues(body.error))
      try {
        return await save(tx, body.data, edit, staff)
      } catch (error) {
        if (isRefusal(error) && error.code === 'invalid_input') throw atBoxes(error.problem.fields ?? [])
        throw error
      }
    },
  }
}
