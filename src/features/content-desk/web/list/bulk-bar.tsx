import { useState } from 'react'
import type { ContentActName } from '#kit/content-states.ts'
import { AskDialog } from '#kit/queue/ask-dialog.tsx'
import { BarFrame } from '#kit/queue/bar-frame.tsx'
import type { Reply } from '#lib/contract.ts'
import { Button } from '#ui/basics/button.tsx'
import type { ContentRow, readContentChoices } from '../../admin-contract.ts'
import { AssignDialog } from './assign-dialog.tsx'
import { ExportDialog } from './export-dialog.tsx'
import { stateWords, text } from './list-text.ts'

type Props = {
  chosen: readonly ContentRow[]
  choices: Reply<typeof readContentChoices>
  isBusy: boolean
  onAct: (act: ContentActName, given?: { reason?: string; tag?: string }) => Promise<unknown>
  onAssign: (assignee: string | null) => Promise<unknown>
  onClear: () => void
}

const tagWords = { label: text.tag, hint: text.tagHint, missing: text.tagMissing, maxLength: 30 }
const reasonWords = { label: text.reason, hint: text.reasonHint, missing: text.reasonMissing, maxLength: 200 }

/** What may be done to all selected rows at once; withdrawing comes last, and asks. */
export function BulkBar({ chosen, choices, isBusy, onAct, onAssign, onClear }: Props) {
  const { kinds, assignable, me } = choices
  const [isAssigning, setIsAssigning] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const [isExporting, setIsExporting] = useState(false)
  const [isTagging, setIsTagging] = useState(false)
  const wanted = kinds.filter(({ kind }) => chosen.some((row) => row.kind === kind))
  const needsReason = wanted.some(({ reasons }) => reasons.includes('withdraw'))
  const titles = chosen.map(({ title, state }) => `${title} · ${stateWords[state]}`)
  const offReason = (act: ContentActName) => (wanted.some(({ acts }) => acts.includes(act)) ? null : text.noneOffers)
  return (
    <BarFrame
      count={chosen.length}
      onClear={onClear}
      acts={
        <>
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
        </>
      }
    >
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
      <AskDialog
        isOpen={isTagging}
        label={text.tagFor}
        question={{ lead: text.tagLead, words: tagWords }}
        titles={titles}
        onClose={() => setIsTagging(false)}
        onAnswer={(tag) => {
          setIsTagging(false)
          void onAct('tag', { tag })
        }}
      />
      <ExportDialog isOpen={isExporting} chosen={chosen} kinds={wanted} onClose={() => setIsExporting(false)} />
      <AskDialog
        isOpen={isAsking}
        label={text.acts.withdraw}
        isDanger
        question={{ lead: text.withdrawLead, ...(needsReason && { words: reasonWords }) }}
        titles={titles}
        onClose={() => setIsAsking(false)}
        onAnswer={(reason) => {
          setIsAsking(false)
          void onAct('withdraw', { reason })
        }}
      />
    </BarFrame>
  )
}
