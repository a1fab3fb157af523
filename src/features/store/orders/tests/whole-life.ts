import { giveKoin } from '#features/koin/server/commands.ts'
import { showCode } from '#features/store/orders/contract.ts'
import { refundOrder } from '#features/store/orders/server/admin-commands.ts'
import { koin } from '#lib/money.ts'
import { anAddress, aPremium, buy } from '#tests/fixtures/store.ts'
import type { Fixture, Life, WholeLife } from '#tests/support/whole-life.ts'

export const wholeLife: WholeLife = { after: ['identity/guardian'], live }

/** Buys a parcel that is refunded, with an address that is saved, and a code that is looked at. */
async function live(fixture: Fixture, life: Life): Promise<void> {
  const { name } = life
  const { now } = fixture.clock
  const start = { account: 'adjustment', title: 'เริ่มต้น', href: null, cause: 'test:shop' } as const
  await fixture.db.transaction().execute((tx) => giveKoin(tx, { userId: life.id, amount: koin(40_000), ...start, now }))
  const bag = await aPremium(fixture)
  const song = await aPremium(fixture, { codes: [`CODE-${life.id}`] })
  const address = { ...anAddress, name: `ผู้รับของ${name}`, line: `บ้านของ${name}`, save: true }
  const sent = await buy(fixture, life, { id: bag, address })
  const coded = await buy(fixture, life, { id: song })
  if (coded.status !== 200) throw new Error(`store: ${coded.json.detail}`)
  await fixture.send(life, showCode, { query: { id: coded.json.order.id } })
  const refund = { actorId: crypto.randomUUID(), orderId: sent.json.order.id, isBack: true, now }
  await fixture.db.transaction().execute((tx) => refundOrder(tx, { ...refund, reason: `คุยกับ${name}แล้ว` }))
}
