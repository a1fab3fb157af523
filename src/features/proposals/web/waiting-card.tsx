import type { ReactNode } from 'react'
import { Button } from '#kit/web/basics/button.tsx'
import { Card } from '#kit/web/basics/card.tsx'
import { FormFault } from '#kit/web/forms/staff-forms.tsx'
import { bangkokDay, formatThaiDate } from '#lib/thai/bangkok-time.ts'
import type { Send } from '#lib/web/data/send-under.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { text } from './text.ts'

type Waiting<B> = { id: string; body: B; by: string; is_own: boolean; created_at: string }
type Decided = { id: string; decision: 'confirm' | 'drop' }

interface WaitingCardProps<B> {
  waiting: readonly Waiting<B>[]
  /** What is proposed, in one or two lines. */
  tell: (body: B) => ReactNode
  decide: (send: Send, body: Decided) => Promise<unknown>
}

/** Proposals of a kind that wait: a second person confirms or drops, who made one may withdraw it. */
export function WaitingCard<B>({ waiting, tell, decide }: WaitingCardProps<B>) {
  const act = useAct((send, body: Decided) => decide(send, body), { refresh: ['page'] })
  const done = act.done && act.input ? (act.input.decision === 'confirm' ? text.confirmed : text.dropped) : ''
  return (
    <Card aria-labelledby="waiting" className="grid gap-4">
      <h2 id="waiting">{text.title}</h2>
      {waiting.length === 0 ? <p className="text-ink-soft">{text.none}</p> : null}
      <ul className="grid gap-4">
        {waiting.map(({ id, body, by, is_own: isOwn, created_at: at }) => (
          <li key={id} className="grid gap-2">
            <div>{tell(body)}</div>
            <p className="text-13 text-ink-soft">{text.by(by, formatThaiDate(bangkokDay(new Date(at))))}</p>
            {isOwn ? <p className="text-13 text-ink-soft">{text.own}</p> : null}
            <div className="flex flex-wrap gap-3">
              {isOwn ? null : (
                <Button size="small" isBusy={act.isBusy} onClick={() => void act.run({ id, decision: 'confirm' })}>
                  {text.confirm}
                </Button>
              )}
              <Button
                kind="line"
                size="small"
                isBusy={act.isBusy}
                onClick={() => void act.run({ id, decision: 'drop' })}
              >
                {isOwn ? text.withdraw : text.drop}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <p role="status">{done}</p>
      <FormFault fault={act.fault} />
    </Card>
  )
}
