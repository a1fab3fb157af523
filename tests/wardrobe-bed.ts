import { buyWardrobeThing, chooseWardrobeThing } from '#features/store/wardrobe/contract.ts'
import { importWardrobe, readWardrobeFile } from '#features/store/wardrobe/server/seed.ts'
import type { WearName, WearSlot } from '#kit/wear-names.ts'
import { koin } from '#lib/money.ts'
import type { openTestbed } from './testbed.ts'

type Bed = Awaited<ReturnType<typeof openTestbed>>
const file = new URL('../content/wardrobe.json', import.meta.url)

/** Brings the things of the content into a test's database. */
export async function fillWardrobe({ db }: Pick<Bed, 'db'>): Promise<void> {
  const things = await readWardrobeFile(file)
  await db.transaction().execute((tx) => importWardrobe(tx, things))
}

type Buying = { thing: WearName | (string & {}); price?: number; key?: string }

/** Buys a thing over HTTP; its price is 12.00 koin unless told otherwise. */
export function buyThing(bed: Bed, who: { token: string }, { thing, price = 1_200, key }: Buying) {
  const body = { thing, expected_price: koin(price) }
  return bed.send(who, buyWardrobeThing, { body }, key === undefined ? {} : { 'idempotency-key': key })
}

/** Puts a thing on over HTTP, or takes off what is in a slot. */
export function choose(bed: Bed, who: { token: string }, slot: WearSlot, thing: WearName | null) {
  return bed.send(who, chooseWardrobeThing, { body: { slot, thing } })
}
