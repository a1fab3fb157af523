import { type PracticeBaht, practiceBaht } from '#lib/money.ts'

/** In hundredths of baht: an instalment that is offered is a whole number of ten baht. */
const step = 1_000

/** In basis points: less often than this the goal is missed more often than not. */
const half = 5_000

type Outlook = { goal_chance: number | null; monthly_for_50: number | null }

/** The instalment that reaches the goal in half of all cases or more; null where the present one does, or none would. */
export function wantedMonthly(
  { goal_chance: chance, monthly_for_50: wanted }: Outlook,
  now: number,
): PracticeBaht | null {
  if (chance === null || chance >= half || wanted === null) return null
  const offered = Math.ceil(wanted / step) * step
  return offered > now ? practiceBaht(offered) : null
}
