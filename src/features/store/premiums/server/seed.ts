import { hashContent } from '#db/content-rows.ts'
import type { Tx } from '#db/open.ts'
import { koin } from '#lib/money.ts'
import { readContentFile } from '#lib/server/content-files.ts'
import { newId } from '#lib/server/new-id.ts'
import { addDays, bangkokDay, startOfBangkokDay } from '#lib/thai/bangkok-time.ts'
import { type PremiumContent, PremiumFile } from '../content.ts'

/** The premiums of content/premiums.json. Throws on one that is not as its schema says. */
export async function readPremiumFile(file: URL): Promise<PremiumContent[]> {
  return (await readContentFile(file, PremiumFile)).premiums
}

/**
 * Brings the premiums into the database, each once, by its key. Changed words are taken over unless staff edited the
 * premium; price, stock and window of one that is there stay: people save for it. Codes come without stock.
 */
export async function importPremiums(tx: Tx, premiums: PremiumContent[], now: Date): Promise<void> {
  const ofFile = premiums.toSorted((a, b) => (a.key < b.key ? -1 : 1))
  for (const premium of ofFile) {
    const texts = textsOf(premium)
    const content_hash = hashContent(texts)
    await tx
      .insertInto('premium')
      .values({ ...texts, ...fixedOf(premium, now), id: newId(now), content_hash, made_at: now, updated_at: now })
      .onConflict((c) =>
        c
          .column('key')
          .doUpdateSet({ ...texts, content_hash, updated_at: now })
          .where('premium.edited_by_staff_at', 'is', null)
          .where('premium.content_hash', 'is distinct from', content_hash),
      )
      .execute()
  }
}

function textsOf({ title, summary, description, art, gallery, how_to_use, isSimulated }: PremiumContent) {
  return {
    title,
    summary,
    description: description.join('\n\n'),
    image: imageOf(art),
    gallery: JSON.stringify(gallery.map((one) => ({ src: imageOf(one.art), alt: one.alt }))),
    how_to_use,
    is_simulated: isSimulated,
  }
}

const imageOf = (art: string) => `/art/premiums/${art}.svg`

function fixedOf({ key, type, price, stock, per_person, window, banner, voucher, charity }: PremiumContent, now: Date) {
  const start = (days: number) => startOfBangkokDay(addDays(bangkokDay(now), days))
  return {
    key,
    type,
    price: koin(price * 100),
    stock: type === 'code' ? 0 : stock,
    per_person,
    on_sale_from: start(window.from),
    on_sale_until: window.until === null ? null : start(window.until),
    banner,
    banner_at: banner === null ? null : now,
    voucher_opens: voucher?.opens ?? null,
    voucher_words: voucher?.opens === 'hangman' ? voucher.words : null,
    partner: charity?.partner ?? null,
    aim: charity?.aim == null ? null : koin(charity.aim * 100),
    low_mark: type === 'code' ? 5 : null,
  }
}
