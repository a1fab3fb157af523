import { sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import { practiceBaht } from '#lib/money.ts'
import { newId } from '#lib/server/new-id.ts'
import { reinvest } from '../end-of-day-rules.ts'
import { moveBaht } from './money-commands.ts'

type Due = { account: string; code: string; units: number; nav: number; dividend: number }

/** Buys units for a person's dividends of a day, at that day's NAV, once for each fund and account. */
export async function reinvestDividends(tx: Tx, userId: string, day: string, now: Date): Promise<void> {
  const { rows } = await sql<Due>`
    select own.account, own.code, own.units::float8 as units, paid.nav, paid.dividend from fund_holding as own
    join fund_nav as paid on paid.code = own.code and paid.day = ${day}::date and paid.dividend > 0
    where own.user_id = ${userId} and own.units > 0 order by own.account, own.code`.execute(tx)
  for (const { account, code, units, nav, dividend } of rows) {
    const { amount, bought } = reinvest({ units, dividend, nav })
    if (bought === 0) continue
    const cost = practiceBaht(amount)
    const lot = {
      user_id: userId,
      account,
      code,
      id: newId(now),
      kind: 'dividend',
      bought_on: day,
      settles_on: day,
      nav,
    }
    const made = await tx
      .insertInto('fund_lot')
      .values({ ...lot, units: bought, units_left: bought, cost, cost_left: cost })
      .onConflict((c) => c.doNothing())
      .executeTakeFirst()
    if (made.numInsertedOrUpdatedRows !== 1n) continue
    await sql`
      update fund_holding set units = units + ${bought}, settled = settled + ${bought}, realized = realized + ${amount}
      where user_id = ${userId} and account = ${account} and code = ${code}`.execute(tx)
    const reason = { orderId: `${account}:${code}:${day}`, step: 'dividend', title: `ปันผลของ ${code} ซื้อหน่วยเพิ่ม` }
    await moveBaht(tx, { userId, ...reason, fund_gain: -amount, fund_units: amount, now })
  }
}
