import { sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import { refusals } from '#lib/errors.ts'
import { practiceBaht } from '#lib/money.ts'
import { newId } from '#lib/server/new-id.ts'
import { type Rehearsal, type RehearsalResult, riskErrors } from '../contract.ts'
import {
  arePlayable,
  buyAmount,
  didOf,
  type PlayedAct,
  pathCount,
  play,
  secondsPerStep,
  startAmount,
  startCash,
  stepsOf,
  worstStep,
} from '../rehearsal-rules.ts'
import { findAssessment } from './queries.ts'

const refusal = refusals(riskErrors)

/**
 * Begins a rehearsal with the next path, in place of one that was not ended; the last result stays. An assessment that has
 * expired is enough. Throws assessment_needed.
 */
export async function startRehearsal(tx: Tx, { userId, now }: { userId: string; now: Date }): Promise<Rehearsal> {
  if (!(await findAssessment(tx, userId, now))) throw refusal('assessment_needed')
  // Persons begin with different paths: a class that rehearses together sees several endings.
  const first = Number.parseInt(userId.slice(0, 2), 16) % pathCount
  const { rows } = await sql<{ id: string; path: number }>`
    insert into robo_rehearsal as own (user_id, id, path, rounds, started_at)
    values (${userId}, ${newId(now)}, ${first}, 1, ${now})
    on conflict (user_id) do update set id = excluded.id, path = (excluded.path + own.rounds) % ${pathCount}::int,
      rounds = own.rounds + 1, started_at = excluded.started_at
    returning id, path`.execute(tx)
  const { id, path } = rows[0]!
  return {
    id,
    path,
    seconds_per_step: secondsPerStep,
    start: practiceBaht(startAmount),
    cash: practiceBaht(startCash),
    buy_amount: practiceBaht(buyAmount),
    steps: stepsOf(path),
  }
}

type Ended = { userId: string; id: string; acts: readonly PlayedAct[]; now: Date }

/** Ends a rehearsal once; ended again it answers the same. Throws rehearsal_not_found or rehearsal_wrong. */
export async function finishRehearsal(tx: Tx, { userId, id, acts, now }: Ended): Promise<RehearsalResult> {
  const row = await tx
    .selectFrom('robo_rehearsal')
    .select(['id', 'path', 'result'])
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  const known = (row?.result ?? null) as RehearsalResult | null
  if (known?.id === id) return known
  if (row?.id !== id) throw refusal('rehearsal_not_found')
  if (!arePlayable(acts)) throw refusal('rehearsal_wrong')
  const { end, low } = play(row.path, acts)
  const result: RehearsalResult = {
    id,
    finished_at: now.toISOString(),
    did: didOf(acts),
    end: practiceBaht(end),
    end_held: practiceBaht(play(row.path, []).end),
    end_sold_at_worst: practiceBaht(play(row.path, [{ step: worstStep(row.path), act: 'sell_all' }]).end),
    low: practiceBaht(low),
  }
  await tx
    .updateTable('robo_rehearsal')
    .set({ result: JSON.stringify(result) })
    .where('user_id', '=', userId)
    .execute()
  return result
}
