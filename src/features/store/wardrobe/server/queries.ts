import { sql } from 'kysely'
import type { z } from 'zod/mini'
import { type WearSlot, wearNames } from '#art/names/wear-names.ts'
import type { Db, Tx } from '#db/open.ts'
import { readReason } from '#features/identity/accounts/server/account-queries.ts'
import { readBalance } from '#features/koin/server/queries.ts'
import { paceOf, readEarnings } from '#features/store/premiums/server/pace-queries.ts'
import { refusals } from '#lib/errors.ts'
import { type Koin, koin } from '#lib/money.ts'
import { type Wardrobe, wardrobeErrors } from '../contract.ts'

const refusal = refusals(wardrobeErrors)

export type Thing = { key: string; slot: WearSlot; name: string; price: Koin }

/** A thing by its key; one without a drawing is none. Throws wardrobe_thing_not_found. */
export async function findThing(db: Db | Tx, key: string): Promise<Thing> {
  const row = await db
    .selectFrom('wardrobe_thing')
    .select(['key', 'slot', 'name', 'price'])
    .where('key', '=', key)
    .where('key', 'in', wearNames)
    .executeTakeFirst()
  if (!row) throw refusal('wardrobe_thing_not_found')
  return row as Thing
}

type Row = Thing & { is_owned: boolean; is_chosen: boolean }

/** Everything that there is, in its order, with what the person has and uses of it, and how far the rest is at their pace. */
export async function viewWardrobe(db: Db | Tx, userId: string, now: Date): Promise<z.infer<typeof Wardrobe>> {
  const { rows } = await sql<Row>`
    select thing.key, thing.slot, thing.name, thing.price,
      owned.thing is not null as is_owned, choice.thing is not null as is_chosen
    from wardrobe_thing as thing
    left join wardrobe_owned as owned on owned.user_id = ${userId} and owned.thing = thing.key
    left join wardrobe_choice as choice
      on choice.user_id = ${userId} and choice.slot = thing.slot and choice.thing = thing.key
    where thing.key = any (${[...wearNames]}::text[])
    order by thing.place, thing.key`.execute(db)
  const balance = await readBalance(db, userId)
  const earnings = await readEarnings(db, userId, now)
  const things = rows.map((row) => {
    const missing = koin(row.is_owned ? 0 : Math.max(0, row.price - balance))
    return { ...row, price: koin(row.price), missing, pace: paceOf(earnings, missing) }
  })
  return { koin: balance, pays_not: await readReason(db, userId, 'buy', now), things }
}
