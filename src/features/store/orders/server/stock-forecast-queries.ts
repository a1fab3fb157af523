import { sql } from 'kysely'
import type { Db } from '#db/open.ts'
import { firstIdAt } from '#lib/server/new-id.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import { forecastDays, type StockLine } from '../stock-forecast-contract.ts'
import { lastsUntil } from '../stock-forecast-rules.ts'

const dayMs = 24 * 3_600_000

/** What is on sale with a count, the soonest to run out first. A sale counts unless its pieces went back on sale. */
export async function listStockForecast(db: Db, now: Date): Promise<StockLine[]> {
  const since = new Date(now.getTime() - forecastDays * dayMs)
  const { rows } = await sql<Omit<StockLine, 'lasts_until'>>`
    with sold as (
      select premium_id, sum(quantity)::int as pieces from premium_order
      where id >= ${firstIdAt(since)} and paid_at > ${since} and paid_at <= ${now} and is_restocked is not true
      group by premium_id
    )
    select premium.id, premium.type, premium.title, premium.stock, coalesce(sold.pieces, 0) as sold,
      greatest(1, least(${forecastDays}, ceil(extract(epoch from ${now}::timestamptz - on_sale_from) / 86400)))::int as days
    from premium left join sold on sold.premium_id = premium.id
    where stock is not null and on_sale_from <= ${now} and (on_sale_until is null or on_sale_until > ${now})`.execute(
    db,
  )
  const today = bangkokDay(now)
  const lines = rows.map((row) => ({ ...row, lasts_until: lastsUntil(row, today) }))
  const far = '9999-12-31'
  return lines.toSorted((a, b) => (a.lasts_until ?? far).localeCompare(b.lasts_until ?? far) || (a.id < b.id ? -1 : 1))
}
