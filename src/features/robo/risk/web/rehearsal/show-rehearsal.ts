import { FallAct, type Rehearsal } from '../../contract.ts'

/** What was pressed at a step. */
export type RehearsalAct = { step: number; act: 'sell_all' | 'sell_half' | 'buy' }

/** A rehearsal under way: the crisis, the step that is shown, and what was pressed so far. */
export type Playing = { rehearsal: Rehearsal; at: number; acts: readonly RehearsalAct[] }

/** Units (at the price of the first step 1 unit costs that price) and cash after the acts so far, in hundredths of baht. */
export function holdingsAt({ rehearsal, at, acts }: Playing): { inFund: number; cash: number } {
  const { steps, start, buy_amount: max } = rehearsal
  const priceOf = (step: number) => steps[Math.min(step, steps.length - 1)]?.price ?? 1
  let units = start / priceOf(0)
  let cash: number = rehearsal.cash
  for (const { step, act } of acts) {
    if (act === 'buy') {
      const spent = Math.min(max, cash)
      units += spent / priceOf(step)
      cash -= spent
    } else {
      const sold = act === 'sell_all' ? units : units / 2
      units -= sold
      cash += sold * priceOf(step)
    }
  }
  return { inFund: Math.round(units * priceOf(at)), cash: Math.round(cash) }
}

/** How many weeks one press may hold. */
const longHold = 4

/** Whether the news of this week wait for an answer: selling, buying, or holding for one week. */
export function asksNow({ rehearsal, at, acts }: Playing): boolean {
  return rehearsal.steps[at]?.news != null && acts.at(-1)?.step !== at
}

/** The same after holding so many weeks: no further than the end or the next news, which it does not tell ahead. */
export function holdOn(playing: Playing, weeks: number): Playing {
  const { rehearsal, at } = playing
  const end = Math.min(at + weeks, rehearsal.steps.length - 1)
  const news = rehearsal.steps.findIndex((step, i) => i > at && step.news !== null)
  return { ...playing, at: news < 0 ? end : Math.min(end, news) }
}

/** How many weeks the long press may hold here; 0: one week at a time, or the end. */
export function longHoldAt(playing: Playing): number {
  const left = playing.rehearsal.steps.length - 1 - playing.at
  return asksNow(playing) || left < 2 ? 0 : Math.min(longHold, left)
}

/** What was decided last: the act, at which step, and whether in the week that is shown; null: held from the beginning. */
export function lastDecision({ at, acts }: Playing): (RehearsalAct & { isNow: boolean }) | null {
  const last = acts.at(-1)
  return last ? { ...last, isNow: last.step === at } : null
}

/** The newest news of the weeks so far, with its week; null before the first. */
export function lastNews({ rehearsal, at }: Playing): { week: number; news: string } | null {
  const step = rehearsal.steps.slice(0, at + 1).findLast(({ news }) => news)
  return step?.news ? { week: step.week, news: step.news } : null
}

const fallActs: readonly string[] = FallAct.options

/** What the form's last answer says one would do, in the state of a history entry; null: it was not filled in just now. */
export function readSaid(state: unknown): FallAct | null {
  const said = (state as { said?: unknown } | null)?.said
  return typeof said === 'string' && fallActs.includes(said) ? (said as FallAct) : null
}

/** The rehearsal in the state of a history entry, so that a reload goes on; null where the state is something else. */
export function readPlaying(state: unknown): Playing | null {
  const held = (state as { playing?: Playing } | null)?.playing
  return held && Array.isArray(held.acts) && held.rehearsal?.steps?.length > 0 ? held : null
}

/** What one begins with: in the fund and in cash, in hundredths of baht. */
export function startOf({ rehearsal }: Playing): number {
  return rehearsal.start + rehearsal.cash
}
