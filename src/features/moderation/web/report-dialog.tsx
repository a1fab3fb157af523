import { useState } from 'react'
import { useAct } from '#lib/web/data/use-act.ts'
import { useFocusReturn } from '#lib/web/use-focus-return.ts'
import { Button } from '#ui/basics/button.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { SelectField, TextAreaField } from '#ui/fields/field.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { type Reason, reasonNames, reasons } from '../reason-rules.ts'
import { longestReportNote, reportPost, reportSummary } from '../report-contract.ts'
import { text } from './text.ts'

const options = reasonNames.map((value) => ({ value, label: reasons[value].label }))

const calls = { post: reportPost, summary: reportSummary }
export type ReportKind = keyof typeof calls

/** The message replaces the pressed button, so it receives the focus. */
const takeFocus = (words: HTMLElement | null) => words?.focus()

/** The reason of a report, and what happens next. */
export function ReportDialog({ kind, id, onClose }: { kind: ReportKind; id: string; onClose: () => void }) {
  const [reason, setReason] = useState<Reason | ''>('')
  const [note, setNote] = useState('')
  const { fault, isBusy, done, run } = useAct(calls[kind])
  useFocusReturn(true)
  const send = () => {
    if (!reason) return
    const body = { id, reason, ...(note.trim() && { note }) }
    void run({ body })
  }
  return (
    <Dialog isOpen onClose={onClose} title={text.reportTitle} tone="money">
      {done ? (
        <div className="grid gap-4">
          <p role="status" tabIndex={-1} ref={takeFocus}>
            {text.reported}
          </p>
          {reason === 'self_harm' && <Notice kind="info">{text.worried}</Notice>}
          <Button kind="line" onClick={onClose}>
            {text.close}
          </Button>
        </div>
      ) : (
        <div className="grid gap-4">
          <p className="text-ink-soft">{text.reportLead}</p>
          <SelectField
            label={text.reason}
            placeholder={text.chooseReason}
            options={options}
            value={reason}
            onChange={(event) => setReason(event.target.value as Reason | '')}
          />
          {reason === 'self_harm' && <Notice kind="info">{text.worried}</Notice>}
          <TextAreaField
            label={text.note}
            hint={text.noteHint(longestReportNote)}
            isOptional
            maxLength={longestReportNote}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
          {fault && (
            <Notice kind="danger" isAlert>
              {fault}
            </Notice>
          )}
          <Button kind="main" isWide isBusy={isBusy} offReason={reason ? null : text.chooseFirst} onClick={send}>
            {text.send}
          </Button>
        </div>
      )}
    </Dialog>
  )
}
