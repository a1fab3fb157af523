import { sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import { notify } from '#features/notifications/server/notice-commands.ts'
import type { Skill } from '#kit/skills.ts'
import type { Koin } from '#lib/money.ts'
import { newId } from '#lib/server/new-id.ts'
import { klassOf } from '../rules.ts'
import type { Reason } from './commands.ts'
import { klassReached } from './notices.ts'
import type { KoinAccount } from './rules.ts'

/** One movement of many. `now` is the moment at which it is booked. */
export type KoinTransfer = Reason & { lines: { account: KoinAccount | 'wallet'; amount: Koin }[] }

/**
 * Moves koin of many persons in one statement: for jobs over all accounts. The caller holds a lock that keeps others from
 * the same causes. All or nothing: throws if a cause has moved before or a wallet would be overdrawn. Lines of 0 are
 * dropped, a transfer without lines too.
 */
export async function moveKoinOfMany(tx: Tx, transfers: readonly KoinTransfer[]): Promise<void> {
  const given = transfers
    .map((transfer) => ({ ...transfer, id: newId(transfer.now), lines: transfer.lines.filter((line) => line.amount) }))
    .filter(({ lines }) => lines.length > 0)
  if (given.length === 0) return
  const lines = given.flatMap(({ userId, id, lines }) => lines.map((line) => ({ ...line, userId, id })))
  const { rows } = await sql<{ claimed: number; changes: number; moved: number }>`
    with claim as (
      insert into ledger_transfer (user_id, currency, id, cause, title, href, made_at)
      select user_id, 'koin', id, cause, title, href, made_at from unnest(
        ${given.map((one) => one.userId)}::uuid[], ${given.map((one) => one.id)}::uuid[],
        ${given.map((one) => one.cause)}::text[], ${given.map((one) => one.title)}::text[],
        ${given.map((one) => one.href)}::text[], ${given.map((one) => one.now)}::timestamptz[]
      ) as one (user_id, id, cause, title, href, made_at)
      on conflict (user_id, cause) do nothing
      returning user_id, id
    ), line as (
      select user_id, id, account, satang from unnest(
        ${lines.map((line) => line.userId)}::uuid[], ${lines.map((line) => line.id)}::uuid[],
        ${lines.map((line) => line.account)}::text[], ${lines.map((line) => line.amount)}::bigint[]
      ) as one (user_id, id, account, satang)
    ), change as (
      select user_id, sum(satang)::bigint as satang, count(*)::int as lines
      from line where account = 'wallet' group by user_id
    ), moved as (
      update wallet set satang = wallet.satang + change.satang, transfers = wallet.transfers + change.lines
      from change
      where wallet.user_id = change.user_id and wallet.currency = 'koin' and wallet.satang + change.satang >= 0
      returning wallet.user_id
    ), booked as (
      insert into ledger_entry (user_id, currency, account, transfer_id, satang)
      select user_id, 'koin', account, id, satang from line
    )
    select (select count(*) from claim)::int as claimed, (select count(*) from change)::int as changes,
      (select count(*) from moved)::int as moved`.execute(tx)
  const { claimed, changes, moved } = rows[0]!
  if (claimed !== given.length) throw new Error(`${given.length - claimed} causes have moved before`)
  if (moved !== changes) throw new Error(`${changes - moved} wallets would be overdrawn`)
}

export type SkillGain = Reason & { skill: Skill; points: number }

/**
 * Gives skill points to many persons in one statement, once per cause; reaching a klass sends a notice. The caller has
 * locked their wallets.
 */
export async function giveSkillPointsToMany(tx: Tx, gains: readonly SkillGain[], now: Date): Promise<void> {
  if (gains.length === 0) return
  const { rows } = await sql<{ user_id: string; before: number; gained: number }>`
    with gained as (
      insert into skill_point (user_id, id, cause, skill, points, title, href, made_at)
      select user_id, id, cause, skill, points, title, href, made_at from unnest(
        ${gains.map((one) => one.userId)}::uuid[], ${gains.map((one) => newId(one.now))}::uuid[],
        ${gains.map((one) => one.cause)}::text[], ${gains.map((one) => one.skill)}::text[],
        ${gains.map((one) => one.points)}::int[], ${gains.map((one) => one.title)}::text[],
        ${gains.map((one) => one.href)}::text[], ${gains.map((one) => one.now)}::timestamptz[]
      ) as one (user_id, id, cause, skill, points, title, href, made_at)
      on conflict (user_id, cause, skill) do nothing
      returning user_id, skill, points
    ), summed as (
      insert into skill_total as total (user_id, skill, points, gains)
      select user_id, skill, sum(points)::int, count(*)::int from gained group by user_id, skill
      on conflict (user_id, skill) do update
      set points = total.points + excluded.points, gains = total.gains + excluded.gains
    )
    select user_id, sum(points)::int as gained, coalesce((
        select sum(total.points) from skill_total as total where total.user_id = gained.user_id
      ), 0)::int as before
    from gained group by user_id`.execute(tx)
  for (const { user_id: userId, before, gained } of rows) {
    const klass = klassOf(before + gained)
    if (klass === klassOf(before)) continue
    await notify(tx, { userId, kind: klassReached, facts: { klass }, cause: `klass:${klass}`, now })
  }
}
