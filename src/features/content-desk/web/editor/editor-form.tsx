import { useState } from 'react'
import type { Boxes } from '#kit/content-fields.ts'
import { FormFault } from '#kit/forms/staff-forms.tsx'
import { useStaffForm } from '#kit/forms/use-staff-form.ts'
import type { Reply } from '#lib/contract.ts'
import { asRefusal } from '#lib/web/hydration.ts'
import { Button } from '#ui/basics/button.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import type { EditorForm as Form } from '../../editor-admin-contract.ts'
import { readContentItem, saveContent } from '../../editor-admin-contract.ts'
import { type Merge, mergeBoxes } from '../../merge-rules.ts'
import { ChecksPart } from './checks-part.tsx'
import { ConflictPart } from './conflict-part.tsx'
import { EditorField } from './editor-field.tsx'
import { text } from './editor-text.ts'
import { PreviewPart } from './preview-part.tsx'
import { WaitingPart } from './waiting-part.tsx'

type Values = Record<string, string>
type Piece = { kind: string; id: string }
/** What was read or saved last. */
type Base = { version: string; boxes: Boxes }
/** What a save came to: it is stored, or somebody else saved first. */
type Outcome = { saved: Reply<typeof saveContent>; theirs?: undefined } | { saved?: undefined; theirs: Form }
type Conflict = { merge: Merge; base: Boxes; theirs: Boxes }

/** The boxes of a piece, as its kind describes them. */
export function EditorForm({ piece, form: first, part }: { piece: Piece; form: Form; part: 'content' | 'checks' }) {
  const [values] = useState<Values>(() => ({ ...first.boxes }))
  const [base, setBase] = useState<Base>(first)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const names = first.fields.map(({ name }) => name)
  const edit = useStaffForm<Values, Outcome>({
    id: 'content',
    values,
    order: names,
    act: async (send, boxes) => {
      try {
        return { saved: await send(saveContent, { body: { ...piece, version: base.version, boxes } }) }
      } catch (error) {
        if (asRefusal(error).code !== 'content_changed') throw error
        return { theirs: (await send(readContentItem, { query: piece })).form! }
      }
    },
    onDone: ({ saved, theirs }, mine) => {
      if (saved) {
        setBase({ version: saved.version, boxes: mine })
        setConflict(null)
        return
      }
      const merge = mergeBoxes({ base: base.boxes, mine, theirs: theirs.boxes })
      for (const name of merge.theirs) edit.form.setValue(name, merge.boxes[name]!, { shouldDirty: true })
      setConflict({ merge, base: base.boxes, theirs: theirs.boxes })
      setBase(theirs)
    },
  })
  const { isDirty } = edit.form.formState
  const preview = first.has_preview ? (
    <PreviewPart piece={piece} boxes={edit.form.watch()} facts={first.facts} isForMembers={first.is_for_members} />
  ) : null
  if (!first.may_save)
    return (
      <div className="content-editor-body">
        <Notice>{first.is_fixed ? text.fixed : text.onlyLook}</Notice>
        {preview}
      </div>
    )
  const said = edit.done?.reply.saved?.is_waiting ? text.waiting : text.saved
  return (
    <div className="content-editor-body">
      <form
        className="content-editor-form"
        hidden={part === 'checks'}
        noValidate
        onSubmit={edit.onSubmit}
        data-unsaved={isDirty || conflict ? '' : undefined}
      >
        {conflict ? (
          <ConflictPart
            {...conflict}
            fields={first.fields}
            onTake={(name) => edit.form.setValue(name, conflict.theirs[name]!, { shouldDirty: true })}
          />
        ) : null}
        {first.waiting ? <WaitingPart fields={first.fields} boxes={first.boxes} waiting={first.waiting} /> : null}
        {first.fields.map((field) => (
          <EditorField key={field.name} of={field} form={edit.form} wiring={edit.field(field.name)} />
        ))}
        <div className="content-editor-acts">
          <Button type="submit" size="small" isBusy={edit.isBusy}>
            {text.save}
          </Button>
          <span role="status">{isDirty || conflict ? text.unsaved : edit.done ? said : ''}</span>
          <span className="text-13 text-ink-soft">{text.saveKeys}</span>
        </div>
        <FormFault fault={edit.fault} see={edit.see} />
      </form>
      {part === 'checks' ? <ChecksPart piece={piece} version={base.version} boxes={edit.form.getValues()} /> : null}
      {preview}
    </div>
  )
}
