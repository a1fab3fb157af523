import type { FormEvent } from 'react'
import { Button } from '#kit/web/basics/button.tsx'
import { Card } from '#kit/web/basics/card.tsx'
import { Notice } from '#kit/web/basics/notice.tsx'
import { TextField } from '#kit/web/fields/field.tsx'
import type { Reply } from '#lib/contract.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { decideMission, endMission, scheduleMission, type showDeskMission } from '../admin-contract.ts'
import { adminText as words } from './admin-text.ts'

/** Where a mission stands, and what staff may do about it: open it, agree to it, end it early. */
export function MissionStatePart({ shown }: { shown: Reply<typeof showDeskMission> }) {
  const { mission, asked, ended_reason: endedReason } = shown
  const { id, state } = mission
  const query = { id }
  const schedule = useAct(scheduleMission, { refresh: ['page'] })
  const decide = useAct(decideMission, { refresh: ['page'] })
  const ending = useAct(endMission, { refresh: ['page'] })
  const fault = schedule.fault ?? decide.fault ?? ending.fault
  const end = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '').trim()
    void ending.run({ query, body: { reason } })
  }
  return (
    <Card aria-label={words.columns.state} className="grid gap-3">
      <p role="status">{words.scheduled(words.states[state])}</p>
      {endedReason ? <p>{words.ended(endedReason)}</p> : null}
      {state === 'draft' ? (
        <Button isBusy={schedule.isBusy} onClick={() => void schedule.run({ query })}>
          {words.schedule}
        </Button>
      ) : null}
      {asked ? (
        <>
          <p>{words.askedBy(asked.by)}</p>
          <div className="flex flex-wrap gap-3">
            {asked.is_own ? null : (
              <Button
                size="small"
                isBusy={decide.isBusy}
                onClick={() => void decide.run({ query, body: { is_confirmed: true } })}
              >
                {words.confirm}
              </Button>
            )}
            <Button
              kind="line"
              size="small"
              isBusy={decide.isBusy}
              onClick={() => void decide.run({ query, body: { is_confirmed: false } })}
            >
              {words.refuse}
            </Button>
          </div>
        </>
      ) : null}
      {state === 'open' || state === 'scheduled' ? (
        <form className="grid gap-3" noValidate onSubmit={end} aria-label={words.end}>
          <p className="text-13 text-ink-soft">{words.endLead}</p>
          <TextField name="reason" label={words.endReason} />
          <Button type="submit" kind="danger" size="small" isBusy={ending.isBusy}>
            {words.end}
          </Button>
        </form>
      ) : null}
      {fault ? (
        <Notice kind="warn" isAlert>
          {words.failed(fault)}
        </Notice>
      ) : null}
    </Card>
  )
}
