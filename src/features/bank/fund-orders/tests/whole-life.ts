import { openPracticeWallet } from '#features/bank/practice-wallet/contract.ts'
import { practiceBaht } from '#lib/money.ts'
import { newId } from '#lib/server/new-id.ts'
import { aFund } from '#tests/fixtures/funds.ts'
import type { Fixture, Life, WholeLife } from '#tests/support/whole-life.ts'

export const wholeLife: WholeLife = { after: ['identity/guardian'], live }

/** A fund that was bought, of which a part was sold: a wallet, a holding, an order, a lot and what the sale took of it. */
async function live(fixture: Fixture, life: Life): Promise<void> {
  const { now } = fixture.clock
  await fixture.send(life, openPracticeWallet, {})
  const code = await aFund(fixture.db, now)
  const own = { user_id: life.id, account: 'own', code }
  const [orderId, lotId] = [newId(now), newId(now)]
  const days = { trade_on: '2026-11-23', priced_on: '2026-11-24', settled_on: '2026-11-25' }
  const order = { id: orderId, kind: 'sell', state: 'accepted', units: 1, placed_at: now, ...days }
  await fixture.db
    .insertInto('fund_order')
    .values({ ...own, ...order })
    .execute()
  await fixture.db
    .insertInto('fund_holding')
    .values({ ...own, units: 2, settled: 2 })
    .execute()
  const bought = { bought_on: '2026-11-20', settles_on: '2026-11-24', nav: 100_000, units: 3, units_left: 2 }
  const cost = { cost: practiceBaht(3), cost_left: practiceBaht(2) }
  await fixture.db
    .insertInto('fund_lot')
    .values({ ...own, id: lotId, kind: 'buy', ...bought, ...cost })
    .execute()
  const sale = { user_id: life.id, order_id: orderId, lot_id: lotId, bought_on: bought.bought_on, units: 1 }
  await fixture.db
    .insertInto('fund_lot_sale')
    .values({ ...sale, cost: practiceBaht(1) })
    .execute()
  await fixture.db
    .insertInto('fund_risk_acknowledgement')
    .values({ user_id: life.id, version: 1, created_at: now })
    .execute()
}
