import { useEffect, useState } from 'react'
import { PartActions } from '#features/identity/forms/web/part-actions.tsx'
import { PresentPassword } from '#features/identity/forms/web/present-password.tsx'
import { useProof } from '#features/identity/forms/web/use-proof.ts'
import { FormProblems } from '#kit/forms/form-problems.tsx'
import { bangkokDay, formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { refreshPage } from '#lib/web/data/refreshers.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { askExport, type DataExport, type ExportState } from '../contract.ts'
import { sizeText, privacyText as text } from './text.ts'
import { useDownload } from './use-download.ts'

const lookAgainMs = 3_000

/** The export of the person's data. */
export function DataPart({ state, hasPassword }: { state: ExportState; hasPassword: boolean }) {
  const [isOpen, setOpen] = useState(false)
  const { newest, can_ask: canAsk } = state
  useWaiting(newest?.state === 'waiting')
  return (
    <Card aria-labelledby="my-data" className="grid gap-4">
      <h2 id="my-data" className="scroll-mt-24">
        {text.data}
      </h2>
      <p className="text-ink-soft">{text.dataLead}</p>
      <div role="status">{newest?.state === 'waiting' ? <Notice>{text.waiting}</Notice> : null}</div>
      {newest?.state === 'ready' ? <ReadyFile file={newest} /> : null}
      {isOpen && canAsk ? <AskForm hasPassword={hasPassword} onDone={() => setOpen(false)} /> : null}
      {isOpen && canAsk ? null : <AskButton state={state} onAsk={() => setOpen(true)} />}
    </Card>
  )
}

/** Polls whether the file is ready, while the page is visible. */
function useWaiting(isWaiting: boolean): void {
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => document.visibilityState === 'visible' && void refreshPage(), lookAgainMs)
    return () => clearInterval(timer)
  }, [isWaiting])
}

function AskButton({ state: { newest, can_ask: canAsk }, onAsk }: { state: ExportState; onAsk: () => void }) {
  if (newest?.state === 'waiting') return null
  return (
    <div className="grid gap-2">
      <Button kind="line" data-js offReason={canAsk ? null : text.askedToday} onClick={onAsk}>
        {text.askData}
      </Button>
    </div>
  )
}

function ReadyFile({ file }: { file: DataExport }) {
  const { download, isBusy, news, fault } = useDownload()
  const until = formatThaiDate(bangkokDay(new Date(file.expires_at)))
  return (
    <div className="grid gap-3">
      <p className="font-semibold">{text.ready(sizeText(file.bytes ?? 0), until)}</p>
      <p className="text-13 text-ink-soft">{text.shared}</p>
      <Button isBusy={isBusy} data-js onClick={() => void download()}>
        {text.download}
      </Button>
      {fault ? (
        <Notice kind="danger" isAlert>
          {fault}
        </Notice>
      ) : null}
      <p role="status" className="min-h-6.5 text-brand-ink">
        {news}
      </p>
    </div>
  )
}

function AskForm({ hasPassword, onDone }: { hasPassword: boolean; onDone: () => void }) {
  const { form, sending, error } = useProof({
    hasPassword,
    act: async (send, body) => {
      await send(askExport, { body })
      await refreshPage()
    },
    onDone,
  })
  return (
    <form method="post" noValidate onSubmit={sending.onSubmit} className="grid gap-4">
      <FormProblems {...sending} />
      {hasPassword ? <PresentPassword error={error} field={form.register('password')} /> : null}
      <PartActions label={text.confirmData} isBusy={sending.isBusy} onCancel={onDone} />
    </form>
  )
}
