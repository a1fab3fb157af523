import { type FormEvent, useState } from 'react'
import type { Reply } from '#lib/contract.ts'
import { Button } from '#ui/basics/button.tsx'
import { SelectField } from '#ui/fields/field.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import type { ContentRow, readContentChoices } from '../../admin-contract.ts'
import { text } from './list-text.ts'

type Props = {
  isOpen: boolean
  chosen: readonly ContentRow[]
  people: Reply<typeof readContentChoices>['assignable']
  me: string
  onClose: () => void
  onAssign: (assignee: string | null) => void
}

/** Gives the selected rows to one of the staff, or to nobody; it says how many of them somebody looks after now. */
export function AssignDialog({ isOpen, chosen, people, me, onClose, onAssign }: Props) {
  const [assignee, setAssignee] = useState(me)
  const taken = chosen.filter((row) => row.assignee && row.assignee.id !== assignee).length
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={text.assignTitle(chosen.length)}
      tone="money"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        onAssign(assignee || null)
      }}
      actions={
        <>
          <Button type="submit">{text.assignDo}</Button>
          <Button kind="line" onClick={onClose}>
            {text.cancel}
          </Button>
        </>
      }
    >
      <SelectField
        label={text.assignee}
        name="assign-to"
        value={assignee}
        options={[
          ...people.map(({ id, name }) => ({ value: id, label: id === me ? text.me(name) : name })),
          { value: '', label: text.nobody },
        ]}
        onChange={({ target }) => setAssignee(target.value)}
      />
      <p role="status">{taken > 0 ? text.assignTaken(taken) : ''}</p>
    </Dialog>
  )
}
