import { sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import { readContentFile } from '#lib/server/content-files.ts'
import { newId } from '#lib/server/new-id.ts'
import { addDays, bangkokDay, startOfBangkokDay } from '#lib/thai/bangkok-time.ts'
import { type PrizeContent, PrizeFile } from '../content.ts'

/** The prizes of content/big-prizes.json. Throws on one that is not as its schema says. */
export async function readPrizeFile(file: URL): Promise<PrizeContent[]> {
  return (await readContentFile(file, PrizeFile)).prizes
}

/** Brings in prizes that are not there yet, by their key; answers which are left out, and why. */
export async function importPrizes(tx: Tx, prizes: PrizeContent[], now: Date): Promise<string[]> {
  const missing: string[] = []
  for (const { key, title, summary, gift, valueBaht, stock, window } of prizes) {
    const day = (count: number) => startOfBangkokDay(addDays(bangkokDay(now), count))
    const { rows } = await sql<{ id: string }>`
      select id from premium where key = ${gift} and type = 'physical'`.execute(tx)
    const giftId = rows[0]?.id
    if (!giftId) missing.push(`prize ${key} is left out: the store does not have its gift`)
    else
      await sql`
        insert into big_prize (id, key, title, summary, gift_id, value_baht, stock, opens_at, ends_at, made_at)
        values (${newId(now)}, ${key}, ${title}, ${summary}, ${giftId}, ${valueBaht}, ${stock}, ${day(window.from)},
          ${day(window.until)}, ${now})
        on conflict (key) do nothing`.execute(tx)
  }
  return missing
}
