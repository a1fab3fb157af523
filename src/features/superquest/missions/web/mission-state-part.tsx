import type { FormEvent } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from '#kit/web/basics/button.tsx'
import { Card } from '#kit/web/basics/card.tsx'
import { Notice } from '#kit/web/basics/notice.tsx'
import { TextField } from '#kit/web/fields/field.tsx'
import type { Reply } from '#lib/contract.ts'
import { call } from '#lib/web/call.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { decideMission, endMission, scheduleMission, type showDeskMission } from '../admin-contract.ts'
import { adminText as words } from './admin-text.ts'

/** Where a mission stands, and what staff may do about it: open it, agree to it, end it early. */
export function MissionStatePart({ shown }: { shown: Reply<typeof showDeskMission> }) {
  const { mission, asked, ended_reason: endedReason } = shown
  const { fault, isBusy, run } = useAct()
  const { revalidate } = useRevalidator()
  const { id, state } = mission
  const query = { id }
  const act = (name: string, work: (options: { idempotencyKey: string }) => Promise<unknown>) =>
    run({ [name]: id }, async (options) => {
      await work(options)
      await revalidate()
    })
  const end = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '').trim()
    void act('end', (options) => call(endMission, { query, body: { reason } }, options))
  }
  const decide = (isConfirmed: boolean) =>
    act(`decide ${isConfirmed}`, (options) =>
      call(decideMission, { query, body: { is_confirmed: isConfirmed } }, options),
    )
  return (
    <Card aria-label={words.columns.state} className="grid gap-3">
      <p role="status">{words.scheduled(words.states[state])}</p>
      {endedReason ? <p>{words.ended(endedReason)}</p> : null}
      {state === 'draft' ? (
        <Button
          isBusy={isBusy}
          onClick={() => void act('schedule', (options) => call(scheduleMission, { query }, options))}
        >
          {words.schedule}
        </Button>
      ) : null}
      {asked ? (
        <>
          <p>{words.askedBy(asked.by)}</p>
          <div className="flex flex-wrap gap-3">
            {asked.is_own ? null : (
              <Button size="small" isBusy={isBusy} onClick={() => void decide(true)}>
                {words.confirm}
              </Button>
            )}
            <Button kind="line" size="small" isBusy={isBusy} onClick={() => void decide(false)}>
              {words.refuse}
            </Button>
          </div>
        </>
      ) : null}
      {state === 'open' || state === 'scheduled' ? (
        <form className="grid gap-3" noValidate onSubmit={end} aria-label={words.end}>
          <p className="text-13 text-ink-soft">{words.endLead}</p>
          <TextField name="reason" label={words.endReason} />
          <Button type="submit" kind="danger" size="small" isBusy={isBusy}>
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
