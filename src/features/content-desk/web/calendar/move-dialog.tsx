import { useState } from 'react'
import { formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { Button } from '#ui/basics/button.tsx'
import { DateField } from '#ui/fields/date-field.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import type { CalendarEntry } from '../../calendar-admin-contract.ts'
import { text } from './calendar-text.ts'

type Props = { entry: CalendarEntry; onMove: (day: string) => void; onClose: () => void }

/** Asks for the day that an entry moves to. */
export function MoveDialog({ entry, onMove, onClose }: Props) {
  const [day, setDay] = useState(entry.day)
  const [isMissing, setIsMissing] = useState(false)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text.moveTitle}
      tone="money"
      onSubmit={(event) => {
        event.preventDefault()
        setIsMissing(day === '')
        if (day !== '') onMove(day)
      }}
      actions={
        <>
          <Button type="submit">{text.moveAct}</Button>
          <Button kind="line" onClick={onClose}>
            {text.cancel}
          </Button>
        </>
      }
    >
      <p>{text.moveLead(entry.label, entry.title, formatThaiDate(entry.day))}</p>
      <DateField
        label={text.moveDay}
        name="move-day"
        value={day}
        error={isMissing ? text.noDay : undefined}
        onChange={(event) => setDay(event.target.value)}
      />
    </Dialog>
  )
}
