import { sql } from 'kysely'
import { hashContent } from '#db/content-rows.ts'
import type { Tx } from '#db/open.ts'
import type { FundContent } from '../content.ts'

/**
 * Brings the funds into the database, each once, by its code. Changed words are taken over unless staff edited the fund;
 * level, class, fees and recipe of one that is there stay: people hold it.
 */
export async function importFunds(tx: Tx, funds: readonly FundContent[], now: Date): Promise<void> {
  for (const fund of funds.toSorted((a, b) => (a.code < b.code ? -1 : 1))) {
    const { code, risk, currency, front_fee, yearly_fee, recipe, benchmark_weights, abroad } = fund
    const words = wordsOf(fund)
    const facts = { benchmark_weights: JSON.stringify(benchmark_weights), abroad }
    const content_hash = hashContent(words)
    await tx
      .insertInto('fund')
      .values({
        ...words,
        ...facts,
        code,
        risk,
        class: fund.class,
        currency,
        front_fee,
        yearly_fee,
        source: 'model',
        recipe: JSON.stringify(recipe),
        content_hash,
        made_at: now,
        updated_at: now,
      })
      .onConflict((c) =>
        c
          .column('code')
          .doUpdateSet({ ...words, content_hash, updated_at: now, version: sql`fund.version + 1` })
          .where('fund.edited_by_staff_at', 'is', null)
          .where('fund.content_hash', 'is distinct from', content_hash),
      )
      .execute()
    // What is measured follows the content also where staff changed the words.
    await tx
      .updateTable('fund')
      .set(facts)
      .where('code', '=', code)
      .where('source', '=', 'model')
      .where(
        sql<boolean>`(benchmark_weights, abroad) is distinct from (${facts.benchmark_weights}::jsonb, ${abroad}::int)`,
      )
      .execute()
  }
}

function wordsOf(fund: FundContent) {
  const { name, summary, policy, benchmark, currency_text, dividend_text, parts, sheet } = fund
  const lists = { parts: JSON.stringify(parts), sheet: JSON.stringify(sheet) }
  return { name, summary, policy, benchmark, currency_text, dividend_text, ...lists }
}
