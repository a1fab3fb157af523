import { sql } from 'kysely'
import { type WearSlot, wornSlots } from '#art/names/wear-names.ts'
import type { Tx } from '#db/open.ts'
import { recordActivity } from '#features/activity/server/commands.ts'
import { saveWorn } from '#features/identity/accounts/server/worn-commands.ts'
import { spendKoin } from '#features/koin/server/commands.ts'
import { orderErrors } from '#features/store/orders/contract.ts'
import { refuseShort, refuseUnlessMayBuy } from '#features/store/orders/server/purchase-checks.ts'
import { refusals } from '#lib/errors.ts'
import { formatKoin, type Koin } from '#lib/money.ts'
import { wardrobeErrors } from '../contract.ts'
import { wardrobeThingBought } from './activities.ts'
import { findThing, type Thing } from './queries.ts'

const refusal = refusals(wardrobeErrors)
const orderRefusal = refusals(orderErrors)

type Buying = { userId: string; key: string; expectedPrice: Koin; now: Date }

/**
 * Buys a thing and puts it to use: the ownership, the choice, the koin and the activity, all or nothing, locked like every
 * purchase: the person's own rows, then the wallet. What is owned already costs nothing and changes nothing, so that two
 * tabs or a retry pay once. There is no way back: nothing is ever refunded. Throws wardrobe_thing_not_found,
 * buy_not_allowed, price_changed, koin_short and not_enough_koin; then nothing is kept.
 */
export async function buyThing(tx: Tx, { userId, key, expectedPrice, now }: Buying): Promise<void> {
  const thing = await findThing(tx, key)
  await refuseUnlessMayBuy(tx, userId, now)
  await lockPerson(tx, userId)
  if (!(await claimThing(tx, { userId, thing, now }))) return
  if (thing.price !== expectedPrice) {
    const figures = { price: thing.price }
    throw orderRefusal('price_changed', { values: { koin: formatKoin(thing.price) }, figures })
  }
  await refuseShort(tx, { userId, paid: thing.price, now })
  await putOn(tx, { userId, slot: thing.slot, key })
  await spendKoin(tx, {
    userId,
    amount: thing.price,
    account: 'store_revenue',
    cause: `wardrobe:buy:${key}`,
    title: 'แลกของให้กล้า',
    href: '/profile/wardrobe',
    now,
  })
  await recordActivity(tx, {
    userId,
    kind: wardrobeThingBought,
    subjectId: key,
    facts: { slot: thing.slot, paid: thing.price },
    cause: `wardrobe:bought:${key}`,
    now,
  })
}

/** True where the thing was not owned before. A concurrent twin waits on the key and then claims nothing. */
async function claimThing(tx: Tx, { userId, thing, now }: { userId: string; thing: Thing; now: Date }) {
  const claimed = await tx
    .insertInto('wardrobe_owned')
    .values({ user_id: userId, thing: thing.key, price: thing.price, bought_at: now })
    .onConflict((c) => c.doNothing())
    .returning('thing')
    .executeTakeFirst()
  return claimed !== undefined
}

type Choosing = { userId: string; slot: WearSlot; key: string | null }

/**
 * Puts an owned thing to use in its slot, in the place of what was there; null takes it off. Refuses with
 * wardrobe_thing_not_found, wardrobe_wrong_slot and wardrobe_thing_not_owned.
 */
export async function chooseThing(tx: Tx, { userId, slot, key }: Choosing): Promise<void> {
  await lockPerson(tx, userId)
  if (key === null) {
    await tx.deleteFrom('wardrobe_choice').where('user_id', '=', userId).where('slot', '=', slot).execute()
    return storeWorn(tx, userId)
  }
  const thing = await findThing(tx, key)
  if (thing.slot !== slot) throw refusal('wardrobe_wrong_slot')
  const owned = await tx
    .selectFrom('wardrobe_owned')
    .select('thing')
    .where('user_id', '=', userId)
    .where('thing', '=', key)
    .executeTakeFirst()
  if (!owned) throw refusal('wardrobe_thing_not_owned')
  await putOn(tx, { userId, slot, key })
}

/** Acts of one person wait for each other here, so that what is kept as worn is what was chosen last in every slot. */
async function lockPerson(tx: Tx, userId: string): Promise<void> {
  await sql`select from user_account where user_id = ${userId} for no key update`.execute(tx)
}

async function putOn(tx: Tx, { userId, slot, key }: { userId: string; slot: WearSlot; key: string }): Promise<void> {
  await tx
    .insertInto('wardrobe_choice')
    .values({ user_id: userId, slot, thing: key })
    .onConflict((c) => c.columns(['user_id', 'slot']).doUpdateSet({ thing: key }))
    .execute()
  await storeWorn(tx, userId)
}

async function storeWorn(tx: Tx, userId: string): Promise<void> {
  const chosen = await tx
    .selectFrom('wardrobe_choice')
    .select(['slot', 'thing'])
    .where('user_id', '=', userId)
    .where('slot', 'in', wornSlots)
    .execute()
  const thingOf = new Map(chosen.map(({ slot, thing }) => [slot, thing]))
  // From the lowest layer to the highest: a strap lies under a scarf, glasses under a hat.
  const layers = wornSlots.toReversed().flatMap((slot) => thingOf.get(slot) ?? [])
  await saveWorn(tx, { userId, worn: layers })
}
