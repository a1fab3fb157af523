import { sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import { readContentFile } from '#lib/server/content-files.ts'
import { newId } from '#lib/server/new-id.ts'
import { bangkokDay, startOfBangkokDay } from '#lib/thai/bangkok-time.ts'
import { type KrazyDayContent, KrazyDayFile } from '../content.ts'
import { saturdaysAhead } from '../krazy-day-state-rules.ts'

const hourMs = 3_600_000

/** The days of content/krazy-days.json. Throws on one that is not as its schema says. */
export async function readKrazyDayFile(file: URL): Promise<KrazyDayContent[]> {
  return (await readContentFile(file, KrazyDayFile)).days
}

/** Announces the days of this month and the next, each once; one whose gift the store does not have is left out. */
export async function importKrazyDays(tx: Tx, days: KrazyDayContent[], now: Date): Promise<void> {
  for (const { key, title, summary, gift, price, stock, nthSaturday } of days)
    for (const day of saturdaysAhead(bangkokDay(now), nthSaturday)) {
      const at = (hour: number) => new Date(startOfBangkokDay(day).getTime() + hour * hourMs)
      await sql`
        insert into krazy_day (id, key, title, summary, gift_id, price, stock, opens_at, ends_at, made_at)
        select ${newId(now)}, ${`${key}:${day}`}, ${title}, ${summary}, id, ${price}, ${stock}, ${at(10)}, ${at(16)}, ${now}
        from premium where key = ${gift} and type = 'physical'
        on conflict (key) do nothing`.execute(tx)
    }
}
