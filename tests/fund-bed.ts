import type { Db } from '#db/open.ts'
import { readFundBooks } from '#features/bank/fund-orders/server/books-queries.ts'
import { readFundFile } from '#features/bank/funds/server/file-queries.ts'
import { importFunds } from '#features/bank/funds/server/seed.ts'
import { makeHistory } from '#features/bank/nav/server/publish-commands.ts'

/** The funds of the content and their past NAVs, for a database without content. */
export async function bringFunds(db: Db, now: Date): Promise<void> {
  const { funds, history } = await readFundFile(new URL('../content/funds.json', import.meta.url))
  await db.transaction().execute(async (tx) => {
    await importFunds(tx, funds, now)
    await makeHistory(tx, history, now)
  })
}

/** What does not agree between the ledger and the registers of funds; empty when all is well. */
export async function findFundFaults(db: Db, now: Date): Promise<string[]> {
  const { checks } = await readFundBooks(db, now)
  return checks.flatMap(({ name, ledger, register, agrees }) => (agrees ? [] : [`${name}: ${ledger}, not ${register}`]))
}

/** A fund of files with one NAV, the same each time → its code. */
export async function aFund(db: Db, now: Date): Promise<string> {
  const code = 'TEST-FUND'
  const words = {
    name: 'กองทุนจำลอง ทดสอบ',
    summary: 'ทดสอบ',
    policy: 'ทดสอบ',
    benchmark: 'ทดสอบ',
    currency_text: 'ไม่มี',
  }
  const kind = { risk: 5, class: 'mixed', currency: 'none', front_fee: 0, yearly_fee: 0, source: 'file' }
  const lists = { parts: '[{"name":"หุ้น","share":10000}]', sheet: '[{"title":"คืออะไร","text":"ทดสอบ"}]' }
  await db
    .insertInto('fund')
    .values({ code, ...words, ...kind, ...lists, made_at: now, updated_at: now })
    .onConflict((c) => c.doNothing())
    .execute()
  await db
    .insertInto('fund_nav')
    .values({ code, day: '2026-11-20', nav: 100_000 })
    .onConflict((c) => c.doNothing())
    .execute()
  return code
}
