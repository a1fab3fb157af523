import { redeemKrazyDay } from '#features/superquest/krazy-day/contract.ts'
import { koin } from '#lib/money.ts'
import { newId } from '#lib/server/new-id.ts'
import { aPremium, saveAddress } from '#tests/fixtures/store.ts'
import type { Fixture, Life, WholeLife } from '#tests/support/whole-life.ts'

export const wholeLife: WholeLife = { after: ['store/orders'], live }

/** A piece of a Krazy Day. */
async function live(fixture: Fixture, life: Life): Promise<void> {
  const { now } = fixture.clock
  const times = { opens_at: now, ends_at: new Date(now.getTime() + 7_200_000), made_at: now }
  const day = newId(now)
  const shown = { title: 'วันตลาดนัด', summary: 'ของดี', gift_id: await aPremium(fixture), stock: 3, ...times }
  await fixture.db
    .insertInto('krazy_day')
    .values({ ...shown, id: day, price: koin(100) })
    .execute()
  const body = { id: day, price: koin(100), address: await saveAddress(fixture, life.id) }
  const asked = await fixture.send(life, redeemKrazyDay, { body })
  if (asked.status !== 200) throw new Error(`krazy day: ${asked.json.detail}`)
}
