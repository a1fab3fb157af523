import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import { worthOf } from '#features/staff-value/contract.ts'
import { koin } from '#lib/money.ts'
import { readPieceValue } from '../../gifts/server/queries.ts'
import type { DeskMission, DeskState, MissionForm } from '../admin-contract.ts'
import { tellRule, type Vocabulary } from '../sentence-rules.ts'
import { type MissionRow, readMissions } from './mission-queries.ts'

/** What a mission is for its makers, by what is stored and the clock. */
export function deskStateOf(
  row: Pick<MissionRow, 'state' | 'ended_at' | 'opens_at' | 'ends_at'>,
  now: Date,
): DeskState {
  if (row.ended_at) return 'ended'
  if (row.state !== 'scheduled') return row.state as 'draft' | 'asked'
  if (now < row.opens_at) return 'scheduled'
  return now < row.ends_at ? 'open' : 'over'
}

/**
 * What a mission lets leave at most, in hundredths of koin: koin, gifts at cost, vouchers and skill points, times its winners.
 */
export async function readMostGiven(
  db: Db | Tx,
  { winners, reward }: Pick<MissionForm, 'winners' | 'reward'>,
): Promise<number> {
  const gift = reward.kind === 'gift' ? await readPieceValue(db, reward.gift) : 0
  const vouchers = reward.kind === 'voucher' ? worthOf.vouchers(reward.count) : 0
  const paid = reward.kind === 'koin' ? reward.koin : 0
  return winners * (paid + gift + vouchers + worthOf.points(reward.points?.points ?? 0))
}

/** The most that a mission pays in koin, in hundredths. */
export function maxPaid({ winners, reward }: Pick<MissionForm, 'winners' | 'reward'>): number {
  return reward.kind === 'koin' ? winners * reward.koin : 0
}

const maxListed = 500

/** Missions for staff, those that end last first; of very many those. */
export async function listDeskMissions(db: Db, words: Vocabulary, now: Date): Promise<DeskMission[]> {
  const newest = sql`id in (select id from mission order by ends_at desc, id desc limit ${maxListed})`
  const rows = await readMissions(db, newest, maxListed)
  return rows.toReversed().map((row) => toDeskMission(row, words, now))
}

export function toDeskMission(row: MissionRow, words: Vocabulary, now: Date): DeskMission {
  const { reward } = row
  return {
    id: row.id,
    title: row.title,
    sentence: tellRule(row.rule, words),
    state: deskStateOf(row, now),
    skill: row.skill as DeskMission['skill'],
    opens_at: row.opens_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
    joined: row.joined,
    completed: row.completed,
    claimed: row.claimed,
    places: row.places,
    winners: row.winners,
    paid: koin(reward.kind === 'koin' ? row.claimed * reward.koin : 0),
    max: koin(maxPaid({ winners: row.winners, reward })),
  }
}

/** The form as it would be filled in to get this mission. */
export function formOf(row: MissionRow): MissionForm {
  return {
    title: row.title,
    summary: row.summary,
    why: row.why,
    skill: row.skill as MissionForm['skill'],
    occasion: row.occasion,
    rule: row.rule as MissionForm['rule'],
    reward: row.reward,
    places: row.places,
    winners: row.winners,
    after: row.after_id,
    opens_at: row.opens_at.toISOString(),
    joins_until: row.joins_until.toISOString(),
    ends_at: row.ends_at.toISOString(),
  }
}

/** The staff member whose mission waits for a second person's approval; null without such a request. */
export async function findAsker(db: Db, { state, asked_by: askedBy }: MissionRow, actorId: string) {
  if (state !== 'asked') return null
  const { rows } = await sql<{
    name: string
  }>`select display_name as name from user_account where user_id = ${askedBy}`.execute(db)
  return { by: rows[0]?.name ?? 'บัญชีที่ลบแล้ว', is_own: askedBy === actorId }
}
