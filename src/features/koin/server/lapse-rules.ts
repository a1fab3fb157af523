import { addDays } from '#lib/thai/bangkok-time.ts'

/** The notices sent so far to a person who is away; Bangkok days. */
export type LapseRow = { due_on: string; told_30_on: string | null; told_7_on: string | null }

type Away = {
  /** Null: no notice in this absence. */
  row: LapseRow | null
  /** The day on which the person has been away for 24 months. */
  away24On: string
  today: string
}

export type LapseStep = { kind: 'tell'; days: 60 | 30 | 7; dueOn: string } | { kind: 'lapse'; dueOn: string }

/**
 * The step that is due today; null when none is. Every notice comes its full number of days ahead: when the job missed
 * days, the lapse is postponed rather than a notice skipped.
 */
export function nextStep({ row, away24On, today }: Away): LapseStep | null {
  if (!row) return tellWhenDue(60, away24On, today)
  if (!row.told_30_on) return tellWhenDue(30, row.due_on, today)
  if (!row.told_7_on) return tellWhenDue(7, row.due_on, today)
  return today >= row.due_on ? { kind: 'lapse', dueOn: row.due_on } : null
}

function tellWhenDue(days: 60 | 30 | 7, dueOn: string, today: string): LapseStep | null {
  const earliest = addDays(today, days)
  if (earliest < dueOn) return null
  return { kind: 'tell', days, dueOn: earliest }
}
