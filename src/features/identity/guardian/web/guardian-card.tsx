import { useState } from 'react'
import { guardedActNames } from '#features/identity/accounts/content.ts'
import type { GuardianStatus } from '#features/identity/accounts/standing-rules.ts'
import { sentenceOfRefusal } from '#kit/forms/refusal-words.ts'
import { formatThaiMoment } from '#lib/thai/bangkok-time.ts'
import { refreshPage } from '#lib/web/data/refreshers.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { lazyDialog } from '#lib/web/lazy-dialog.tsx'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { resendToGuardian } from '../contract.ts'
import { guardianCardText as text } from './guardian-card-text.ts'

const ChangeDialog = lazyDialog(async () => (await import('./guardian-change.tsx')).GuardianChange)

/**
 * The guardian of a child: the address, the date, the answer and its effect; with buttons to ask again or to name
 * another guardian.
 */
export function GuardianCard({ guardian }: { guardian: GuardianStatus }) {
  const { state, email, asked_at, answered_at } = guardian
  const [isOpen, setOpen] = useState(false)
  const resend = useResend()
  const isAllowed = state === 'allowed'
  return (
    <Card aria-labelledby="guardian" className="grid gap-3">
      <h2 id="guardian">{text.titles[state]}</h2>
      <p>{text.leads[state]}</p>
      <dl className="grid gap-1 text-ink-soft">
        <div className="flex flex-wrap gap-x-2">
          <dt>{text.email}</dt>
          <dd>{email}</dd>
        </div>
        <div className="flex flex-wrap gap-x-2">
          <dt>{answered_at ? text.answered : text.asked}</dt>
          <dd>{formatThaiMoment(new Date(answered_at ?? asked_at))}</dd>
        </div>
      </dl>
      {isAllowed ? null : (
        <>
          <p className="font-semibold">{text.closed}</p>
          <ul className="list-disc ps-5">
            {Object.values(guardedActNames).map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </>
      )}
      <div className="flex flex-wrap gap-3">
        {isAllowed ? null : (
          <Button kind="line" size="small" isBusy={resend.isBusy} data-js onClick={resend.act}>
            {text.resend}
          </Button>
        )}
        <Button kind="line" size="small" aria-haspopup="dialog" data-js onClick={() => setOpen(true)}>
          {text.change}
        </Button>
      </div>
      <p role="status" className="min-h-6.5 text-ink-soft">
        {resend.isSent ? text.resent : null}
        {resend.refusal ? sentenceOfRefusal(resend.refusal.problem) : null}
      </p>
      <ChangeDialog isOpen={isOpen} onClose={() => setOpen(false)} />
    </Card>
  )
}

function useResend() {
  const { run, isBusy, done, refusal } = useAct(resendToGuardian, {
    // The guardian has answered in the meantime: reload the card.
    onRefused: async ({ status }) => {
      if (status === 409) await refreshPage()
    },
  })
  return { isBusy, isSent: done !== undefined, refusal, act: () => void run() }
}
