import type { Db, Tx } from '#db/open.ts'
import { bankDayAt } from '#features/bank/clock/clock-rules.ts'
import { readBankClock } from '#features/bank/clock/server/queries.ts'
import { findAccepted } from '#features/robo/notices/server/queries.ts'
import type { Projector } from '#features/robo/projection/server/projector.ts'
import { type AccountInput, projectAccount } from '#features/robo/projection/server/queries.ts'
import type { RoboLevel } from '#features/robo/risk/level-rules.ts'
import { findModelPortfolio } from '#features/robo/risk/server/portfolio-queries.ts'
import { isRefusal } from '#lib/errors.ts'
import { type PracticeBaht, practiceBaht } from '#lib/money.ts'
import type { Projection } from '../../../projection/contract.ts'
import { hasMoved } from '../../../projection/plan-rules.ts'
import { monthsBetween } from '../../goal-rules.ts'
import { monthlyTaken } from '../../taken-rules.ts'
import { driftsOf } from '../../weight-rules.ts'
import { readFlows, readFunds, sumsOf, toPositions } from '../figures/figure-queries.ts'
import { type AccountRow, findAccount, findPlan, type StoredTarget } from '../queries.ts'

/** What is tried in place of the plan's own figures. */
type Tried = { monthly?: number | undefined; months?: number | undefined; level?: RoboLevel | undefined }

/**
 * What is projected of an account: one function for the screens, the notices and the stored target. Null once the goal's day
 * has come.
 */
async function inputOf(db: Db | Tx, account: AccountRow, now: Date, tried: Tried = {}): Promise<AccountInput | null> {
  const owner = { userId: account.user_id, accountId: account.id }
  const plan = await findPlan(db, { userId: account.user_id, id: account.plan_id })
  const clock = await readBankClock(db)
  const months = tried.months ?? monthsBetween(bankDayAt(clock, now), plan.goal_on)
  if (months < 1) return null
  const funds = await readFunds(db, { ...owner, parts: plan.parts })
  const { value, put_in, withdrawn } = sumsOf(funds, await readFlows(db, owner))
  const { dca_paused_at: pausedAt, dca_day: day } = account
  const taken = monthlyTaken({ monthly: plan.monthly, hasDay: day !== null, isPaused: pausedAt !== null })
  const isOther = tried.level !== undefined && tried.level !== plan.level
  const parts = isOther
    ? (await findModelPortfolio(db, tried.level!)).parts.map(({ code, share }) => ({ code, share }))
    : value === 0
      ? plan.parts
      : sharesHeld(toPositions(funds))
  return {
    parts,
    start: value,
    putIn: put_in - withdrawn,
    monthly: practiceBaht(tried.monthly ?? taken),
    months,
    goal: plan.goal_amount,
    withdrawals: [],
    isInvested: !isOther,
  }
}

/** The projection of an account, with other figures where they are tried; null once the goal's day has come. Refuses as projectAccount. */
export async function projectOwn(
  db: Db | Tx,
  projector: Projector,
  { userId, accountId, now, ...tried }: { userId: string; accountId: string; now: Date } & Tried,
): Promise<Projection | null> {
  const input = await inputOf(db, await findAccount(db, { userId, accountId }), now, tried)
  return input && projectAccount(db, projector, input)
}

/**
 * What an account comes to at its goal's day, from what it holds now and its instalments; null when the day has come, nothing
 * is or will be in it, or the projector is busy.
 */
export async function projectTarget(
  db: Db | Tx,
  projector: Projector,
  account: AccountRow,
  now: Date,
): Promise<StoredTarget | null> {
  const asked = await inputOf(db, account, now)
  if (!asked) return null
  const found = await projectAccount(db, projector, asked).catch(noneIfRefused)
  const end = found?.points.at(-1)
  if (!found || !end || found.goal_chance === null || found.plan_status === null) return null
  return { p15: end.p15, p50: end.p50, p85: end.p85, chance: found.goal_chance, status: found.plan_status }
}

function noneIfRefused(error: unknown): null {
  if (isRefusal(error)) return null
  throw error
}

/** The shares that are held, together 10,000. */
function sharesHeld(positions: Parameters<typeof driftsOf>[0]): { code: string; share: number }[] {
  const shares = driftsOf(positions).filter(({ share }) => share > 0)
  const rest = 10_000 - shares.reduce((sum, { share }) => sum + share, 0)
  return shares.map(({ code, share }, at) => ({ code, share: at === 0 ? share + rest : share }))
}

/** The P50 that the owner of an account knows: of the last change that was acknowledged, else of the plan's beginning. */
export async function readKnownP50(
  db: Db | Tx,
  { user_id: userId, id: accountId, told_p50, told_at }: AccountRow,
): Promise<{ p50: PracticeBaht; at: Date } | null> {
  if (told_p50 === null || told_at === null) return null
  const accepted = await findAccepted(db, { userId, accountId, kind: 'target_changed', after: told_at })
  if (!accepted) return { p50: told_p50, at: told_at }
  return { p50: practiceBaht(accepted.figures.after!), at: accepted.accepted_at }
}

/** How far P50 has moved, in basis points; null unless by more than 5 % (robo.md). */
export function changeOf(before: PracticeBaht, after: PracticeBaht): number | null {
  return hasMoved(before, after) ? Math.round((after / before - 1) * 10_000) : null
}
