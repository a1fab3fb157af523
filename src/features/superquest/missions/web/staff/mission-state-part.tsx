import { FormFault } from '#kit/forms/staff-forms.tsx'
import { useStaffForm } from '#kit/forms/use-staff-form.ts'
import type { Reply } from '#lib/contract.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { TextField } from '#ui/fields/field.tsx'
import { decideMission, endMission, scheduleMission, type showDeskMission } from '../../admin-contract.ts'
import { adminText as words } from './admin-text.ts'

/** Where a mission stands, and what staff may do about it: open it, agree to it, end it early. */
export function MissionStatePart({ shown }: { shown: Reply<typeof showDeskMission> }) {
  const { mission, asked, ended_reason: endedReason } = shown
  const { id, state } = mission
  const query = { id }
  const schedule = useAct(scheduleMission, { refresh: ['page'] })
  const decide = useAct(decideMission, { refresh: ['page'] })
  const fault = schedule.fault ?? decide.fault
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
      {state === 'open' || state === 'scheduled' ? <EndForm id={id} /> : null}
      {fault ? (
        <Notice kind="warn" isAlert>
          {words.failed(fault)}
        </Notice>
      ) : null}
    </Card>
  )
}

function EndForm({ id }: { id: string }) {
  const end = useStaffForm({
    id: 'end',
    values: { reason: '' },
    act: (send, body) => send(endMission, { query: { id }, body }),
  })
  return (
    <form className="grid gap-3" noValidate onSubmit={end.onSubmit} aria-label={words.end}>
      <p className="text-13 text-ink-soft">{words.endLead}</p>
      <TextField {...end.field('reason')} label={words.endReason} />
      <Button type="submit" kind="danger" size="small" isBusy={end.isBusy}>
        {words.end}
      </Button>
      <FormFault fault={end.fault} />
    </form>
  )
}
