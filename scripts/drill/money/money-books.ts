import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import { auditLedger, type LedgerFault } from '#features/koin/server/audit-queries.ts'
import { bangkokWeek, startOfBangkokDay } from '#lib/thai/bangkok-time.ts'
import type { Expected } from './money-oracle.ts'

type Row = { key: string; value: number }

/** The contents of the tables, one row each, named as in Expected; and violations of invariants. */
export type Books = {
  rows: { [Table in keyof Expected]: Row[] }
  balances: Map<string, number>
  negative: number
  /** Transfers, and whole currencies, whose entries do not sum to zero. */
  unbalanced: string[]
  /** Days and weeks that paid more than their cap, and rewards that were cut without need. */
  capFaults: string[]
  audit: LedgerFault[]
}

/** The daily and weekly cap per person, in hundredths. */
export type Caps = { day: number; week: number }

export async function readBooks(tx: Db | Tx, caps: Caps): Promise<Books> {
  const read = async (query: ReturnType<typeof sql<Row>>) => (await query.execute(tx)).rows
  const rows = {
    transfer: await read(sql<Row>`
      select concat_ws(' ', t.user_id, t.cause) as key,
        coalesce(sum(e.satang) filter (where e.account = 'wallet'), 0)::bigint as value
      from ledger_transfer t left join ledger_entry e
        on e.user_id = t.user_id and e.currency = t.currency and e.transfer_id = t.id
      group by t.user_id, t.currency, t.id, t.cause`),
    capped_reward: await read(
      sql<Row>`select concat_ws(' ', user_id, cause) as key, asked as value from capped_reward`,
    ),
    skill_point: await read(
      sql<Row>`select concat_ws(' ', user_id, cause, skill) as key, points as value from skill_point`,
    ),
    learning_day: await read(sql<Row>`select concat_ws(' ', user_id, day) as key, 1 as value from learning_day`),
    activity: await read(sql<Row>`select concat_ws(' ', user_id, cause) as key, 1 as value from activity`),
    daily_quiz_answer: await read(
      sql<Row>`select concat_ws(' ', user_id, day, position) as key, 1 as value from daily_quiz_answer`,
    ),
  }
  const wallets = await read(sql<Row>`select user_id as key, satang as value from wallet where currency = 'koin'`)
  const unbalanced = await read(sql<Row>`
    select concat_ws(' ', user_id, transfer_id) as key, sum(satang)::bigint as value
    from ledger_entry group by user_id, currency, transfer_id having sum(satang) <> 0
    union all select currency, sum(satang)::bigint from ledger_entry group by currency having sum(satang) <> 0`)
  return {
    rows,
    balances: new Map(wallets.map(({ key, value }) => [key, value])),
    negative: wallets.filter(({ value }) => value < 0).length,
    unbalanced: unbalanced.map(({ key, value }) => `${key}: ${value}`),
    capFaults: findCapFaults(await readCapped(tx), caps),
    audit: await auditLedger(tx),
  }
}

type Capped = { user_id: string; day: string; cause: string; asked: number; paid: number }

async function readCapped(tx: Db | Tx): Promise<Capped[]> {
  const { rows } = await sql<Capped>`
    select r.user_id, r.day, r.cause, r.asked, coalesce(sum(e.satang), 0)::bigint as paid
    from capped_reward r
    left join ledger_transfer t on t.user_id = r.user_id and t.cause = r.cause
    left join ledger_entry e on e.user_id = t.user_id and e.currency = t.currency
      and e.account = 'wallet' and e.transfer_id = t.id
    group by r.user_id, r.day, r.cause, r.asked`.execute(tx)
  return rows
}

/** Recomputes from the rewards what each day and week has paid. */
function findCapFaults(rewards: Capped[], caps: Caps): string[] {
  const paid = new Map<string, number>()
  const periodsOf = ({ user_id, day }: Capped) => [
    { name: `${user_id} day ${day}`, cap: caps.day },
    { name: `${user_id} week ${bangkokWeek(startOfBangkokDay(day))}`, cap: caps.week },
  ]
  for (const reward of rewards)
    for (const { name } of periodsOf(reward)) paid.set(name, (paid.get(name) ?? 0) + reward.paid)
  const periods = new Map(rewards.flatMap((reward) => periodsOf(reward).map(({ name, cap }) => [name, cap] as const)))
  const over = [...periods].filter(([name, cap]) => paid.get(name)! > cap).map(([name]) => `${name}: ${paid.get(name)}`)
  const cut = rewards
    .filter((reward) => reward.paid < reward.asked)
    .filter((reward) => periodsOf(reward).every(({ name, cap }) => paid.get(name)! < cap))
    .map(({ user_id, cause, paid, asked }) => `${user_id} ${cause}: ${paid} of ${asked}, with room under both caps`)
  return [...over, ...cut]
}
