import type { Tx } from '#db/open.ts'
import { koin } from '#lib/money.ts'
import { readContentFile } from '#lib/server/content-files.ts'
import { type WardrobeContent, WardrobeFile } from '../content.ts'

/** The things of content/wardrobe.json. Throws on one that is not as its schema says. */
export async function readWardrobeFile(file: URL): Promise<WardrobeContent[]> {
  return (await readContentFile(file, WardrobeFile)).things
}

/**
 * Brings the things into the database, each once, by its key. Names and their order are taken over; the price of a thing
 * that is there stays: people save for it.
 */
export async function importWardrobe(tx: Tx, things: WardrobeContent[]): Promise<void> {
  const rows = things.map(({ key, slot, name, price }, i) => ({
    key,
    slot,
    name,
    price: koin(price * 100),
    place: i + 1,
  }))
  await tx
    .insertInto('wardrobe_thing')
    .values(rows)
    .onConflict((c) =>
      c.column('key').doUpdateSet((e) => ({ name: e.ref('excluded.name'), place: e.ref('excluded.place') })),
    )
    .execute()
}
