import { sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import { recordStaffAct } from '#features/audit/server/commands.ts'
import { refusals } from '#lib/errors.ts'
import { adminFundErrors, type FundWords } from '../admin-contract.ts'
import { findFund } from './queries.ts'

const refusal = refusals(adminFundErrors)

type Staff = { actorId: string; now: Date }
export type NewFund = FundWords & {
  code: string
  risk: number
  class: string
  currency: string
  front_fee: number
  yearly_fee: number
}

/** Adds a fund that gets its NAV from files. Throws fund_exists, parts_not_whole. */
export async function createFund(tx: Tx, { fund, actorId, now }: Staff & { fund: NewFund }): Promise<void> {
  const { code, risk, currency, front_fee, yearly_fee } = fund
  const words = rowOf(fund)
  const added = await tx
    .insertInto('fund')
    .values({
      ...words,
      code,
      risk,
      class: fund.class,
      currency,
      front_fee,
      yearly_fee,
      source: 'file',
      made_at: now,
      updated_at: now,
      edited_by_staff_at: now,
    })
    .onConflict((c) => c.doNothing())
    .executeTakeFirst()
  if (added.numInsertedOrUpdatedRows !== 1n) throw refusal('fund_exists')
  const subject = { kind: 'fund', id: code } as const
  const after = { risk, class: fund.class, front_fee, yearly_fee }
  await recordStaffAct(tx, { actorId, act: 'bank.fund-created', subject, before: null, after, now })
}

/** Changes the words of a fund. Throws fund_not_found, fund_changed where `version` is not the stored one, parts_not_whole. */
export async function editFund(
  tx: Tx,
  { code, words, version, actorId, now }: Staff & { code: string; words: FundWords; version: number },
): Promise<void> {
  const before = await findFund(tx, code)
  const changed = await tx
    .updateTable('fund')
    .set({ ...rowOf(words), version: version + 1, updated_at: now, edited_by_staff_at: now })
    .where('code', '=', code)
    .where('version', '=', version)
    .executeTakeFirst()
  if (changed.numUpdatedRows !== 1n) throw refusal('fund_changed')
  const subject = { kind: 'fund', id: code } as const
  await recordStaffAct(tx, {
    actorId,
    act: 'bank.fund-edited',
    subject,
    before: toldOf(before),
    after: toldOf(words),
    now,
  })
}

/** What the log tells of the words of a fund. */
function toldOf({ name, summary, policy, benchmark, currency_text, dividend_text }: Told) {
  return { name, summary, policy, benchmark, currency_text, dividend_text }
}
type Told = Pick<FundWords, 'name' | 'summary' | 'policy' | 'benchmark' | 'currency_text' | 'dividend_text'>

type Pause = { code: string; paused: 'buy' | 'all' | null; reason: string }

/** Pauses or opens a fund; accepted orders go on. Throws fund_not_found. */
export async function pauseFund(tx: Tx, { code, paused, reason, actorId, now }: Staff & Pause): Promise<void> {
  const before = await findFund(tx, code)
  await tx
    .updateTable('fund')
    .set({ paused, pause_reason: paused ? reason : null, updated_at: now, version: sql`version + 1` })
    .where('code', '=', code)
    .execute()
  const subject = { kind: 'fund', id: code } as const
  const after = { paused, reason }
  await recordStaffAct(tx, { actorId, act: 'bank.fund-paused', subject, before: { paused: before.paused }, after, now })
}

/** From now on a fund's NAV comes from files; who keeps NAVs has seen that nobody has it. Locks the fund. */
export async function setFileSource(tx: Tx, code: string): Promise<void> {
  const unknown = { recipe: null, benchmark_weights: null, abroad: null }
  await tx
    .updateTable('fund')
    .set({ source: 'file', ...unknown })
    .where('code', '=', code)
    .execute()
}

function rowOf({ name, summary, policy, benchmark, currency_text, dividend_text, parts, sheet }: FundWords) {
  if (parts.reduce((sum, { share }) => sum + share, 0) !== 10_000) throw refusal('parts_not_whole')
  const lists = { parts: JSON.stringify(parts), sheet: JSON.stringify(sheet) }
  return { name, summary, policy, benchmark, currency_text, dividend_text, ...lists }
}
