import { useState } from 'react'
import { useAct } from '#lib/web/data/use-act.ts'
import { useReply } from '#lib/web/data/use-reply.ts'
import { Button } from '#ui/basics/button.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { SelectField, TextAreaField } from '#ui/fields/field.tsx'
import { PlainForm } from '#ui/fields/plain-form.tsx'
import { type ContentRow, readContentChoices } from '../../admin-contract.ts'
import { assignContent, type ContentNote, readContentNote, saveContentNote } from '../../care-admin-contract.ts'
import { text } from './editor-text.ts'

type Piece = { kind: string; id: string }

/** Who looks after a piece, and the note that colleagues leave each other. Readers see neither. */
export function CarePart({ piece, row }: { piece: Piece; row: ContentRow }) {
  const note = useReply(readContentNote, { query: piece })
  return (
    <section className="content-editor-part" aria-label={text.care}>
      <p className="text-ink-soft">{text.careLead}</p>
      <AssigneeForm piece={piece} assignee={row.assignee} />
      {note.state === 'failed' ? <Notice kind="danger">{text.noteFailed}</Notice> : null}
      {note.reply ? <NoteForm piece={piece} note={note.reply} /> : null}
    </section>
  )
}

function AssigneeForm({ piece, assignee }: { piece: Piece; assignee: ContentRow['assignee'] }) {
  const { reply } = useReply(readContentChoices, {})
  const [chosen, setChosen] = useState(assignee?.id ?? '')
  const { run, isBusy, done, fault } = useAct(assignContent, { refresh: ['page'] })
  if (!reply) return null
  // Who looks after it may have no role any more.
  const people = reply.assignable.some(({ id }) => id === assignee?.id) || !assignee ? [] : [assignee]
  const refused = done?.reply.results[0]?.refusal?.detail ?? fault
  return (
    <PlainForm
      className="content-editor-acts"
      onSend={() => {
        const items = [{ ...piece, seen: assignee?.id ?? null }]
        void run({ body: { items, assignee: chosen || null } })
      }}
    >
      <SelectField
        label={text.assignee}
        name="assignee"
        value={chosen}
        options={[
          { value: '', label: text.nobody },
          ...[...people, ...reply.assignable].map(({ id, name }) => ({
            value: id,
            label: id === reply.me ? text.me(name) : name,
          })),
        ]}
        onChange={({ target }) => setChosen(target.value)}
      />
      <Button type="submit" kind="line" size="small" isBusy={isBusy}>
        {text.assign}
      </Button>
      <span role="status">{done && !refused ? text.assigned : ''}</span>
      {refused ? (
        <Notice kind="danger" isAlert>
          {refused}
        </Notice>
      ) : null}
    </PlainForm>
  )
}

/** What was typed stays where somebody else wrote first; theirs stands above it, and the next save counts from theirs. */
function NoteForm({ piece, note: first }: { piece: Piece; note: ContentNote }) {
  const [base, setBase] = useState(first)
  const [typed, setTyped] = useState(first.text)
  const [theirs, setTheirs] = useState<string | null>(null)
  const { run, isBusy, done, fault, refusal } = useAct(
    async (send, body: { version: number; text: string }) => send(saveContentNote, { body: { ...piece, ...body } }),
    {
      refresh: ['page', readContentNote],
      onDone: (saved) => {
        setBase(saved)
        setTheirs(null)
      },
    },
  )
  const latest = useAct(readContentNote, {
    onDone: (read) => {
      setBase(read)
      setTheirs(read.text)
    },
  })
  const isChanged = refusal?.code === 'content_note_changed' && theirs === null
  return (
    <PlainForm className="content-editor-form" onSend={() => void run({ version: base.version, text: typed })}>
      <TextAreaField
        label={text.note}
        hint={text.noteHint}
        name="note"
        rows={4}
        maxLength={500}
        value={typed}
        isOptional
        onChange={({ target }) => setTyped(target.value)}
      />
      {theirs === null ? null : (
        <Notice>
          {text.noteTheirs} {theirs}
        </Notice>
      )}
      <div className="content-editor-acts">
        <Button type="submit" kind="line" size="small" isBusy={isBusy}>
          {text.noteSave}
        </Button>
        {isChanged ? (
          <Button kind="line" size="small" isBusy={latest.isBusy} onClick={() => void latest.run({ query: piece })}>
            {text.noteSee}
          </Button>
        ) : null}
        <span role="status">{done && typed.trim() === base.text ? text.noteSaved : ''}</span>
      </div>
      {fault ? (
        <Notice kind="danger" isAlert>
          {fault}
        </Notice>
      ) : null}
    </PlainForm>
  )
}
