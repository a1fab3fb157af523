import { useState } from 'react'
import type { ContentActName } from '#kit/content-states.ts'
import { queueText } from '#kit/queue/queue-text.ts'
import type { Reply } from '#lib/contract.ts'
import { Button } from '#ui/basics/button.tsx'
import { TextField } from '#ui/fields/field.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import type { ContentRow, readContentChoices } from '../../admin-contract.ts'
import { AssignDialog } from './assign-dialog.tsx'
import { ExportDialog } from './export-dialog.tsx'
import { stateWords, text } from './list-text.ts'
import { TagDialog } from './tag-dialog.tsx'

type Props = {
  chosen: readonly ContentRow[]
  choices: Reply<typeof readContentChoices>
  isBusy: boolean
  onAct: (act: ContentActName, given?: { reason?: string; tag?: string }) => Promise<unknown>
  onAssign: (assignee: string | null) => Promise<unknown>
  onClear: () => void
}

/** What may be done to all selected rows at once; withdrawing comes last, and asks. */
export function BulkBar({ chosen, choices, isBusy, onAct, onAssign, onClear }: Props) {
  const { kinds, assignable, me } = choices
  const [isAssigning, setIsAssigning] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const [isExporting, setIsExporting] = useState(false)
  const [isTagging, setIsTagging] = useState(false)
  const wanted = kinds.filter(({ kind }) => chosen.some((row) => row.kind === kind))
  const offReason = (act: ContentActName) => (wanted.some(({ acts }) => acts.includes(act)) ? null : text.noneOffers)
  return (
    <section aria-label={queueText.bulk} className="bulk-bar">
      <p className="font-semibold">{queueText.selected(chosen.length)}</p>
      <Button
        kind="line"
        size="small"
        isBusy={isBusy}
        offReason={offReason('publish')}
        onClick={() => onAct('publish')}
      >
        {text.acts.publish}
      </Button>
      <Button kind="line" size="small" isBusy={isBusy} aria-haspopup="dialog" onClick={() => setIsAssigning(true)}>
        {text.assign}
      </Button>
      <Button
        kind="line"
        size="small"
        isBusy={isBusy}
        offReason={offReason('tag')}
        aria-haspopup="dialog"
        onClick={() => setIsTagging(true)}
      >
        {text.acts.tag}
      </Button>
      <Button
        kind="line"
        size="small"
        offReason={wanted.some(({ formats }) => formats.length > 0) ? null : text.noFiles}
        aria-haspopup="dialog"
        onClick={() => setIsExporting(true)}
      >
        {text.export}
      </Button>
      <Button
        kind="danger"
        size="small"
        isBusy={isBusy}
        offReason={offReason('withdraw')}
        aria-haspopup="dialog"
        onClick={() => setIsAsking(true)}
      >
        {text.acts.withdraw}
      </Button>
      <Button kind="quiet" size="small" onClick={onClear}>
        {queueText.unselect}
      </Button>
      <AssignDialog
        isOpen={isAssigning}
        chosen={chosen}
        people={assignable}
        me={me}
        onClose={() => setIsAssigning(false)}
        onAssign={(assignee) => {
          setIsAssigning(false)
          void onAssign(assignee)
        }}
      />
      <TagDialog
        isOpen={isTagging}
        count={chosen.length}
        onClose={() => setIsTagging(false)}
        onTag={(tag) => {
          setIsTagging(false)
          void onAct('tag', { tag })
        }}
      />
      <ExportDialog isOpen={isExporting} chosen={chosen} kinds={wanted} onClose={() => setIsExporting(false)} />
      <WithdrawDialog
        isOpen={isAsking}
        chosen={chosen}
        needsReason={wanted.some(({ reasons }) => reasons.includes('withdraw'))}
        onClose={() => setIsAsking(false)}
        onWithdraw={(reason) => {
          setIsAsking(false)
          void onAct('withdraw', { reason })
        }}
      />
    </section>
  )
}

type Asking = {
  isOpen: boolean
  chosen: readonly ContentRow[]
  needsReason: boolean
  onClose: () => void
  onWithdraw: (reason: string) => void
}

/** Lists what is withdrawn, and asks for a reason where people see it. */
function WithdrawDialog({ isOpen, chosen, needsReason, onClose, onWithdraw }: Asking) {
  const [reason, setReason] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={text.withdrawTitle(chosen.length)}
      tone="money"
      onSubmit={(event) => {
        event.preventDefault()
        const isLeft = needsReason && reason.trim() === ''
        setIsMissing(isLeft)
        if (!isLeft) onWithdraw(reason)
      }}
      actions={
        <>
          <Button type="submit" kind="danger">
            {text.withdrawTitle(chosen.length)}
          </Button>
          <Button kind="line" onClick={onClose}>
            {text.cancel}
          </Button>
        </>
      }
    >
      <p>{text.withdrawLead}</p>
      <ul className="bulk-titles">
        {chosen.map(({ kind, id, title, state }) => (
          <li key={`${kind} ${id}`}>
            {title} <span className="text-13 text-ink-soft">{stateWords[state]}</span>
          </li>
        ))}
      </ul>
      {needsReason ? (
        <TextField
          label={text.reason}
          hint={text.reasonHint}
          name="withdraw-reason"
          value={reason}
          maxLength={200}
          autoComplete="off"
          error={isMissing ? text.reasonMissing : undefined}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      ) : null}
    </Dialog>
  )
}
