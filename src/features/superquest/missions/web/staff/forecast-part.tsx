import { useState } from 'react'
import { FormFault } from '#kit/forms/staff-forms.tsx'
import { useStaffForm } from '#kit/forms/use-staff-form.ts'
import type { Reply } from '#lib/contract.ts'
import { formatKoin } from '#lib/money.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { Bar } from '#ui/basics/progress.tsx'
import { TextField } from '#ui/fields/field.tsx'
import { forecastMission, type MissionForm, type RewardForm, tryMission } from '../../admin-contract.ts'
import { adminText as words } from './admin-text.ts'

type Forecast = Reply<typeof forecastMission>
const days = 30

type Props = { rule: unknown; ask: () => { reward: RewardForm; winners: number } }

/** How many would have finished last month and its cost; and the rule applied to one member's past. */
export function ForecastPart({ rule, ask }: Props) {
  const { done, fault, isBusy, run } = useAct(forecastMission)
  const look = () => run({ body: { rule: rule as MissionForm['rule'], days, ...ask() } })
  return (
    <Card aria-labelledby="forecast" className="grid gap-3">
      <h2 id="forecast">{words.forecast}</h2>
      <p className="text-ink-soft">{words.forecastLead}</p>
      <Button kind="line" size="small" isBusy={isBusy} onClick={() => void look()}>
        {words.forecastAsk}
      </Button>
      <div role="status">{done ? <Says forecast={done.reply} /> : null}</div>
      {fault ? (
        <Notice kind="warn" isAlert>
          {fault}
        </Notice>
      ) : null}
      <DryRun rule={rule} />
    </Card>
  )
}

function Says({ forecast }: { forecast: Forecast }) {
  const { finished, people, winners, median_days: median, koin, gifts, is_sample: isSample, spread } = forecast
  const largest = Math.max(1, ...spread)
  return (
    <div className="grid gap-2">
      <p>{words.forecastSays(finished, people, winners)}</p>
      <p>{words.forecastCost(formatKoin(koin), gifts)}</p>
      {median === null ? null : <p>{words.forecastDays(median)}</p>}
      {isSample ? <p className="text-13 text-ink-soft">{words.sample}</p> : null}
      <p className="text-13 text-ink-soft">{words.spread}</p>
      <ol className="grid gap-1">
        {spread.map((count, tenth) => (
          <li key={tenth} className="spread-row">
            <span>{tenth}</span>
            <Bar part={count / largest} />
            <span>{count}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}

function DryRun({ rule }: { rule: unknown }) {
  const [tried, setTried] = useState<Reply<typeof tryMission> | null>(null)
  const dry = useStaffForm<{ display_name: string }, Reply<typeof tryMission>>({
    id: 'dry',
    values: { display_name: '' },
    act: (send, { display_name: name }) =>
      send(tryMission, { body: { rule: rule as MissionForm['rule'], display_name: name.trim(), days } }),
    onDone: setTried,
  })
  return (
    <form className="grid gap-3" noValidate onSubmit={dry.onSubmit} aria-label={words.dryRun}>
      <h3>{words.dryRun}</h3>
      <TextField {...dry.field('display_name')} label={words.dryName} autoComplete="off" />
      <Button type="submit" kind="line" size="small" isBusy={dry.isBusy}>
        {words.dryAsk}
      </Button>
      <p role="status">
        {tried && dry.done ? words.drySays(tried.progress.sentence, tried.facts, tried.completed_on) : ''}
      </p>
      <FormFault fault={dry.fault} />
    </form>
  )
}
