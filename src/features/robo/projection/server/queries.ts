import type { Db, Tx } from '#db/open.ts'
import { readMonthLength } from '#features/bank/clock/server/queries.ts'
import { readMarketState } from '#features/bank/nav/server/queries.ts'
import { findModelPortfolio, listPartFunds } from '#features/robo/risk/server/portfolio-queries.ts'
import { refusals } from '#lib/errors.ts'
import { type PracticeBaht, practiceBaht } from '#lib/money.ts'
import { type Projection, type ProjectionInput, projectionErrors } from '../contract.ts'
import { pathCount } from '../market-paths-rules.ts'
import { mixFunds } from '../mixture-rules.ts'
import { savedOf, statusOf } from '../plan-rules.ts'
import type { Projector } from './projector.ts'

const refusal = refusals(projectionErrors)

/** An account as it is now: its parts (shares together 10,000), and `start` is what they are worth. */
export type AccountInput = Omit<ProjectionInput, 'level'> & {
  parts: readonly { code: string; share: number }[]
  /** Put in so far less what was taken out; left out: the start. */
  putIn?: number
  /** False where the start would be bought anew, as at another level; left out: true. */
  isInvested?: boolean
}

/**
 * Projects a plan of a level's portfolio: the same input gives the same answer. Throws projection_busy or
 * nothing_put_in.
 */
export async function projectLevel(db: Db | Tx, projector: Projector, input: ProjectionInput): Promise<Projection> {
  const { version, parts } = await findModelPortfolio(db, input.level)
  return { ...(await projectParts(db, projector, { ...input, parts, isInvested: false })), portfolio_version: version }
}

/** Projects an account from what it holds, against what was put in. Refuses as projectLevel. */
export async function projectAccount(db: Db | Tx, projector: Projector, input: AccountInput): Promise<Projection> {
  return { ...(await projectParts(db, projector, { isInvested: true, ...input })), portfolio_version: null }
}

type Parts = AccountInput & { isInvested: boolean }

async function projectParts(db: Db | Tx, projector: Projector, { parts, ...plan }: Parts) {
  if (plan.start === 0 && plan.monthly === 0) throw refusal('nothing_put_in')
  const known = await listPartFunds(
    db,
    parts.map(({ code }) => code),
  )
  const funds = parts.map(({ code, share }) => ({ ...known.find((fund) => fund.code === code)!, share }))
  const mixture = mixFunds(funds)
  const saved = savedOf(funds)
  const { start, monthly, months, goal, withdrawals, isInvested, putIn } = plan
  const [daysPerMonth, state] = await Promise.all([readMonthLength(db), readMarketState(db)])
  const found = await projector.project({
    state,
    mixture,
    plan: { start, monthly, months, goal, withdrawals, saved, isInvested, ...(putIn !== undefined && { putIn }) },
  })
  if (!found) throw refusal('projection_busy', { retryAfter: 3 })
  const baht = (amount: number | null) => (amount === null ? null : practiceBaht(amount))
  return {
    points: found.points.map((point) => asBaht(point)),
    goal,
    goal_chance: found.goal_chance,
    plan_status: found.goal_chance === null ? null : statusOf(found.goal_chance),
    monthly_for_50: baht(found.monthly_for_50),
    monthly_for_80: baht(found.monthly_for_80),
    loss_chance: found.loss_chance,
    yearly_fee: Math.round(mixture.fee * 10_000),
    front_fee: Math.round((1 - saved) * 10_000),
    paths: pathCount,
    days_per_month: daysPerMonth,
    market_state: state,
  }
}

function asBaht({ month, ...amounts }: { month: number; put_in: number; p15: number; p50: number; p85: number }) {
  const [put_in, p15, p50, p85] = [amounts.put_in, amounts.p15, amounts.p50, amounts.p85].map(practiceBaht) as [
    PracticeBaht,
    PracticeBaht,
    PracticeBaht,
    PracticeBaht,
  ]
  return { month, put_in, p15, p50, p85 }
}
