import { useForm } from 'react-hook-form'
import { z } from 'zod/mini'
import { fieldsOf } from '#kit/forms/fields-of.ts'
import { faultsAt, resolverFor } from '#kit/forms/form-resolver.ts'
import { useFormAct } from '#kit/forms/use-form-act.ts'
import { useFocusReturn } from '#lib/web/use-focus-return.ts'
import { Button } from '#ui/basics/button.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { SelectField, TextAreaField } from '#ui/fields/field.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { reasonNames, reasons } from '../reason-rules.ts'
import { longestReportNote, reportPost, reportSummary } from '../report-contract.ts'
import { text } from './text.ts'

const options = reasonNames.map((value) => ({ value, label: reasons[value].label }))

const Boxes = z.object({ reason: z.string(), note: z.string() })
const resolver = resolverFor(Boxes, {
  findFaults: ({ reason }) => faultsAt({ reason: reason ? null : text.chooseFirst }),
})

const calls = { post: reportPost, summary: reportSummary }
export type ReportKind = keyof typeof calls

/** The message replaces the pressed button, so it receives the focus. */
const takeFocus = (words: HTMLElement | null) => words?.focus()

/** The reason of a report, and what happens next. */
export function ReportDialog({ kind, id, onClose }: { kind: ReportKind; id: string; onClose: () => void }) {
  const form = useForm({
    resolver,
    defaultValues: { reason: '', note: '' },
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const reason = form.watch('reason')
  const sending = useFormAct({
    form,
    order: ['reason', 'note'],
    staysOnPage: true,
    toInput: ({ reason, note }) => {
      const known = reasonNames.find((one) => one === reason)
      return known ? { body: { id, reason: known, ...(note.trim() && { note }) } } : null
    },
    act: (send, input) => send(calls[kind], input),
  })
  const { fault, isBusy, done } = sending
  const field = fieldsOf(form)
  useFocusReturn(true)
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
        <form className="grid gap-4" noValidate onSubmit={sending.onSubmit}>
          <p className="text-ink-soft">{text.reportLead}</p>
          <SelectField {...field('reason')} label={text.reason} placeholder={text.chooseReason} options={options} />
          {reason === 'self_harm' && <Notice kind="info">{text.worried}</Notice>}
          <TextAreaField
            {...field('note')}
            label={text.note}
            hint={text.noteHint(longestReportNote)}
            isOptional
            maxLength={longestReportNote}
          />
          {fault && (
            <Notice kind="danger" isAlert>
              {fault}
            </Notice>
          )}
          <Button
            kind="main"
            type="submit"
            isWide
            isBusy={isBusy}
            offReason={reason ? null : text.chooseFirst}
            onOffPress={sending.showFaults}
          >
            {text.send}
          </Button>
        </form>
      )}
    </Dialog>
  )
}
