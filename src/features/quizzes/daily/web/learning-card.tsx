import { formatKoin } from '#lib/money.ts'
import { formatThaiMonth, weekday } from '#lib/thai/bangkok-time.ts'
import { Card } from '#ui/basics/card.tsx'
import { Progress } from '#ui/basics/progress.tsx'
import type { DailyQuiz } from '../contract.ts'
import { RunPart } from './run-part.tsx'
import { text } from './text.ts'
import { useRun } from './use-run.ts'

/** The learning days of a month as a calendar, and the progress to the next step. A missed day costs nothing. */
export function LearningCard({ learning }: { learning: DailyQuiz['learning'] }) {
  const { today, month, days, steps } = learning
  const { run, ...choosing } = useRun(learning)
  const next = steps.find((step) => step.days > days.length)
  return (
    <Card aria-labelledby="learning">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h2 id="learning">{text.learning}</h2>
        <span className="text-13 text-ink-soft">{formatThaiMonth(month)}</span>
      </div>
      <div className="mt-3">
        <Progress done={days.length} total={next?.days ?? Math.max(days.length, 20)} unit="วัน" />
        <p className="mt-2">{next ? text.nextStep(next.days - days.length, formatKoin(next.reward)) : text.allSteps}</p>
      </div>
      <Month month={month} days={days} frozen={run?.frozen ?? []} today={today} />
      <RunPart run={run} {...choosing} />
    </Card>
  )
}

type MonthProps = { month: string; days: string[]; frozen: string[]; today: string }

function Month({ month, days, frozen, today }: MonthProps) {
  const all = daysOf(month)
  return (
    <div className="learning-month">
      {text.weekdays.map((name) => (
        <span key={name} className="text-13 text-ink-soft" aria-hidden>
          {name}
        </span>
      ))}
      {Array.from({ length: weekday(all[0]!) }, (_, i) => (
        <span key={i} aria-hidden />
      ))}
      {all.map((day) => {
        const isLearned = days.includes(day)
        const isFrozen = frozen.includes(day)
        return (
          <span
            key={day}
            className="learning-day"
            data-learned={isLearned || undefined}
            data-frozen={isFrozen || undefined}
            data-today={day === today || undefined}
          >
            {Number(day.slice(8))}
            {isLearned && <span className="vh"> {text.learned}</span>}
            {isFrozen && <span className="vh"> {text.frozen}</span>}
          </span>
        )
      })}
    </div>
  )
}

function daysOf(month: string): string[] {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate()
  return Array.from({ length: count }, (_, i) => `${month}-${String(i + 1).padStart(2, '0')}`)
}
