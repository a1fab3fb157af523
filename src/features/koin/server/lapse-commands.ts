import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import { notify } from '#features/notifications/server/notice-commands.ts'
import { type Koin, koin } from '#lib/money.ts'
import { addDays, bangkokDay, startOfBangkokDay } from '#lib/thai/bangkok-time.ts'
import { moveMoney } from './commands.ts'
import { type LapseRow, nextStep } from './lapse-rules.ts'
import { koinLapsed, koinLapsing } from './notices.ts'

const batch = 500
type Lapsing = { userId: string; now: Date }

/**
 * Handles the koin of people who have not signed in for nearly 24 months: notices 60, 30 and 7 days ahead, then the
 * lapse of koin that are as old. Each person has a transaction of their own. Idempotent, also after days without a run.
 * Returns the number of people handled.
 */
export async function lapseKoin(db: Db, now: Date): Promise<number> {
  const failures: unknown[] = []
  let count = 0
  for (let after: string | null = null; ; ) {
    const ids = await listAway(db, after, now)
    for (const userId of ids)
      await db
        .transaction()
        .execute((tx) => lapseOne(tx, { userId, now }))
        .catch((error) => failures.push(error))
    count += ids.length
    if (ids.length < batch) break
    after = ids.at(-1)!
  }
  if (failures.length > 0) throw new AggregateError(failures, `koin of ${failures.length} people not looked at`)
  return count
}

/** People who are away long enough for a notice, and those who had one. */
async function listAway(db: Db, after: string | null, now: Date): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select user_id from (
      select user_id from user_account where seen_at < ${now}::timestamptz - interval '24 months' + interval '62 days'
      union select user_id from koin_lapse
    ) as away
    where (${after}::uuid is null or user_id > ${after}) order by user_id limit ${batch}`.execute(db)
  return rows.map(({ user_id }) => user_id)
}

async function lapseOne(tx: Tx, { userId, now }: Lapsing): Promise<void> {
  const today = bangkokDay(now)
  const person = await lockPerson(tx, userId)
  const row = await readRow(tx, userId)
  if (!person) return forget(tx, userId)
  const isSame = row?.seen_at.getTime() === person.seen_at.getTime()
  if (row && !isSame) await forget(tx, userId)
  const known = isSame ? row! : null
  const step = nextStep({ row: known, away24On: person.away_on, today })
  if (!step) return
  // Locks the wallet first, as all koin commands do, so the sum cannot change before it is moved.
  await sql`select from wallet where user_id = ${userId} and currency = 'koin' for no key update`.execute(tx)
  const amount = await sumOld(tx, { userId, dueOn: step.dueOn })
  if (amount === 0) return forget(tx, userId)
  if (step.kind === 'lapse') await lapse(tx, { userId, amount, dueOn: step.dueOn, seenAt: person.seen_at, now })
  else await tell(tx, { userId, amount, seenAt: person.seen_at, ...step, today, now })
}

/** Locks the person's row: a concurrent login waits, or is visible here. A person who is leaving gets no notices. */
async function lockPerson(tx: Tx, userId: string) {
  const { rows } = await sql<{ seen_at: Date; away_on: string }>`
    select seen_at, ((seen_at at time zone 'Asia/Bangkok')::date + interval '24 months')::date as away_on
    from user_account where user_id = ${userId}
      and not exists (select from leaving where leaving.user_id = user_account.user_id)
    for no key update`.execute(tx)
  return rows[0]
}

async function readRow(tx: Tx, userId: string): Promise<(LapseRow & { seen_at: Date }) | undefined> {
  return tx.selectFrom('koin_lapse').selectAll().where('user_id', '=', userId).executeTakeFirst()
}

async function forget(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('koin_lapse').where('user_id', '=', userId).execute()
}

/**
 * What remains of koin that arrived on or before the day 24 months before `dueOn`. Spending uses the oldest koin first
 * (FIFO), so it is the sum of the arrivals until then minus everything ever spent, at least 0.
 */
async function sumOld(tx: Tx, { userId, dueOn }: { userId: string; dueOn: string }): Promise<Koin> {
  const until = startOfBangkokDay(addDays(dueOn, 1))
  const { rows } = await sql<{ old: Koin }>`
    select greatest(0, least(
      (select satang from wallet where user_id = ${userId} and currency = 'koin'),
      coalesce(sum(line.satang) filter (
        where line.satang < 0 or transfer.made_at < ${until}::timestamptz - interval '24 months'), 0)
    ))::bigint as old
    from ledger_entry as line
    join ledger_transfer as transfer on transfer.user_id = line.user_id and transfer.currency = line.currency
      and transfer.id = line.transfer_id
    where line.user_id = ${userId} and line.currency = 'koin' and line.account = 'wallet'`.execute(tx)
  return koin(rows[0]?.old ?? 0)
}

type Telling = Lapsing & { amount: Koin; seenAt: Date; dueOn: string; days: 60 | 30 | 7; today: string }

async function tell(tx: Tx, { userId, amount, seenAt, dueOn, days, today, now }: Telling): Promise<void> {
  const told = { due_on: dueOn, [`told_${days}_on`]: today }
  if (days === 60)
    await tx
      .insertInto('koin_lapse')
      .values({ user_id: userId, seen_at: seenAt, due_on: dueOn, told_60_on: today })
      .execute()
  else await tx.updateTable('koin_lapse').set(told).where('user_id', '=', userId).execute()
  const cause = `koin:lapse:${seenAt.getTime()}:${today}:${days}`
  await notify(tx, { userId, kind: koinLapsing, facts: { amount, on: dueOn }, cause, now })
}

type Gone = Lapsing & { amount: Koin; dueOn: string; seenAt: Date }

async function lapse(tx: Tx, { userId, amount, dueOn, now }: Gone): Promise<void> {
  const cause = `koin:lapse:${dueOn}`
  await moveMoney(tx, {
    userId,
    cause,
    title: 'koin หมดอายุ หลังไม่ได้เข้าสู่ระบบ 24 เดือน',
    href: '/policy/law',
    now,
    currency: 'koin',
    lines: [
      { account: 'wallet', amount: -amount as Koin },
      { account: 'lapse', amount },
    ],
  })
  await forget(tx, userId)
  await notify(tx, { userId, kind: koinLapsed, facts: { amount }, cause, now })
}
