import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import { type Koin, koin } from '#lib/money.ts'
import { newId } from '#lib/server/new-id.ts'
import { bangkokDay, bangkokWeek, weekday } from '#lib/thai/bangkok-time.ts'
import { bookClaim, moveMoney, type Reason } from './commands.ts'
import { cappedTitle } from './ledger-title-queries.ts'
import { type RateKey, type RewardSource, rewardSources } from './rules.ts'

export type Reward = { paid: Koin; asked: Koin; is_capped: boolean }
type NewReward = Reason & { source: RewardSource; amount: Koin }

/**
 * Pays a reward, once per cause; a retry pays nothing and returns the same result. Capped sources (rules.ts) share
 * 30.00 koin per Bangkok day and 150.00 per week from Monday: a reward over a cap is cut to it, with `is_capped` in the
 * result and a note in the history. An amount of 0 pays nothing.
 */
export async function rewardKoin(tx: Tx, reward: NewReward): Promise<Reward> {
  const { source, amount, ...reason } = reward
  if (amount < 0) throw new RangeError('a reward is not negative')
  if (amount === 0) return tellReward(koin(0), koin(0))
  const paid = rewardSources[source].isUnderCaps ? await payUnderCaps(tx, reward) : await payWhole(tx, reward)
  return paid === null ? readReward(tx, reason) : tellReward(paid, amount)
}

function tellReward(paid: Koin, asked: Koin): Reward {
  return { paid, asked, is_capped: paid < asked }
}

async function payWhole(tx: Tx, { source, amount, ...reason }: NewReward): Promise<Koin | null> {
  const { isNew } = await moveMoney(tx, {
    ...reason,
    currency: 'koin',
    lines: [
      { account: 'wallet', amount },
      { account: `reward:${source}`, amount: -amount as Koin },
    ],
  })
  return isNew ? amount : null
}

/**
 * One statement: claims the cause, locks the wallet (lockWallet), takes from the week's row what is left under both
 * caps, and moves that amount. The upsert reads the latest version of the week's row whatever the snapshot shows, so
 * concurrent rewards add up correctly.
 */
async function payUnderCaps(
  tx: Tx,
  { userId, source, amount, cause, title, href, now }: NewReward,
): Promise<Koin | null> {
  const day = bangkokDay(now)
  const today = sql`${weekday(day)}::int`
  const { rows } = await sql<{ is_claimed: boolean; paid: Koin | null; is_moved: boolean }>`
    with cap as (
      select (${capOf('reward-cap.day', now)}) as day, (${capOf('reward-cap.week', now)}) as week
    ), ask as (
      insert into capped_reward (user_id, cause, day, asked) values (${userId}, ${cause}, ${day}, ${amount})
      on conflict (user_id, cause) do nothing
      returning user_id, asked
    ), held as materialized (
      select ask.user_id, ask.asked from ask, wallet
      where wallet.user_id = ask.user_id and wallet.currency = 'koin' for no key update of wallet
    ), counted as (
      insert into reward_week as counter (user_id, week, paid, last_paid)
      select user_id, ${bangkokWeek(now)}, (
        select array_agg(case when nth = ${today} then first.paid else 0 end order by nth) from generate_series(1, 7) nth
      ), first.paid
      from held, cap, lateral (select least(held.asked, cap.day, cap.week) as paid) as first
      on conflict (user_id, week) do update
      set paid[${today}] = counter.paid[${today}] + ${leftFor(amount, today)}, last_paid = ${leftFor(amount, today)}
      returning user_id, last_paid as paid
    ), claim as (
      insert into ledger_transfer (user_id, currency, id, cause, title, href, made_at)
      select user_id, 'koin', ${newId(now)}, ${cause},
        case when paid < ${amount} then ${cappedTitle(title)} else ${title} end, ${href}, ${now}
      from counted where paid > 0
      on conflict (user_id, cause) do nothing
      returning user_id, currency, id
    ), line as (
      select account, satang from counted, lateral (
        values ('wallet', paid), (${`reward:${source}`}, -paid)
      ) as two (account, satang)
    ), ${bookClaim}
    select exists (select from ask) as is_claimed, exists (select from moved) as is_moved,
      (select paid from counted) as paid`.execute(tx)
  const { is_claimed, is_moved, paid } = rows[0]!
  if (!is_claimed) return null
  if (paid === null) throw new Error('wallets are opened before money moves')
  if (paid > 0 && !is_moved) throw new Error('this cause moved money otherwise')
  return paid
}

/** What is left of an amount under both caps, from the counter's locked row. */
function leftFor(amount: Koin, today: RawBuilder<unknown>) {
  return sql`greatest(0, least(${amount}::bigint, (select day from cap) - counter.paid[${today}],
    (select week from cap) - (select sum(one) from unnest(counter.paid) as one)))`
}

function capOf(key: RateKey, now: Date) {
  return sql`select koin from rate where key = ${key} and effective_from <= ${now} order by effective_from desc limit 1`
}

/**
 * The result of the first call of a cause. A separate query, since the claim's snapshot may be older than the
 * concurrent call's commit.
 */
async function readReward(tx: Tx, { userId, cause }: Reason): Promise<Reward> {
  const { rows } = await sql<{ paid: Koin; asked: Koin | null }>`
    select coalesce((
        select line.satang from ledger_transfer as transfer
        join ledger_entry as line on line.user_id = transfer.user_id and line.currency = transfer.currency
          and line.account = 'wallet' and line.transfer_id = transfer.id
        where transfer.user_id = ${userId} and transfer.cause = ${cause}
      ), 0) as paid,
      (select asked from capped_reward where user_id = ${userId} and cause = ${cause}) as asked`.execute(tx)
  const { paid, asked } = rows[0]!
  return tellReward(paid, asked ?? paid)
}
