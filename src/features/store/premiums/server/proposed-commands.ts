import type { Tx } from '#db/open.ts'
import { isDeepFall } from '#features/staff-value/contract.ts'
import { propose } from '#features/staff-value/server/proposal-commands.ts'
import type { ProposalKind } from '#features/staff-value/server/proposal-queries.ts'
import { spendAlone } from '#features/staff-value/server/value-commands.ts'
import { formatKoin, koin } from '#lib/money.ts'
import { findPremium, type PremiumRow } from './queries.ts'
import { addStock } from './stock-commands.ts'
import { costOf, givenAway } from './value-queries.ts'

/** How many pieces a price without a stock counts for. */
const endlessPieces = 100

type Money = { price: number; cost: number }

const tellMoney = ({ price, cost }: Money) => ({
  ราคา: `${formatKoin(koin(price))} koin`,
  ต้นทุน: `${formatKoin(koin(cost))} บาท`,
})

const moneyOf = (row: PremiumRow): Money => ({ price: row.price, cost: costOf(row) })

/** A price or cost that a second person decides. */
export const premiumPrice: ProposalKind = {
  name: 'premium-price',
  roles: ['editor', 'finance'],
  read: async (db, id) => tellMoney(moneyOf(await findPremium(db, id))),
  tell: async (_db, { payload }) => tellMoney(payload as Money),
  apply: async (tx, { subjectId, payload, now }) => {
    const { price, cost } = payload as Money
    await tx
      .updateTable('premium')
      .set({ price: koin(price), cost_baht: cost, updated_at: now, edited_by_staff_at: now })
      .where('id', '=', subjectId)
      .execute()
  },
}

/** Pieces of what is sold below cost. The stock itself is no part of what is compared: it changes with every sale. */
export const premiumStock: ProposalKind = {
  name: 'premium-stock',
  roles: ['editor', 'fulfilment', 'finance'],
  read: async (db, id) => tellMoney(moneyOf(await findPremium(db, id))),
  tell: async (db, { subjectId, payload }) => ({
    ...tellMoney(moneyOf(await findPremium(db, subjectId))),
    เพิ่มจำนวน: `${(payload as { change: number }).change} ชิ้น`,
  }),
  apply: (tx, { subjectId, payload }) =>
    addStock(tx, { premiumId: subjectId, quantity: (payload as { change: number }).change }),
}

type Asking = { premium: PremiumRow; actorId: string; now: Date }

/**
 * The price and cost that take effect when staff wants others: the wanted ones, or the former ones while a second person
 * decides. That is where the price falls by more than a fifth, where the cost falls (it is what value is measured by), or
 * where the pieces that there are go out for more less than the person's weekly budget has left.
 */
export async function askPrice(
  tx: Tx,
  { premium, wanted, actorId, now }: Asking & { wanted: Money },
): Promise<Money & { isWaiting: boolean }> {
  const before = moneyOf(premium)
  if (premium.type === 'charity') return { ...wanted, isWaiting: false }
  const after = givenAway({ price: koin(wanted.price), cost_baht: wanted.cost })
  const fall = Math.max(0, before.price - wanted.price, after - givenAway(premium))
  const value = fall * (premium.stock ?? endlessPieces)
  const subject = { kind: 'premium', id: premium.id } as const
  const isAlone =
    !isDeepFall(before.price, wanted.price) &&
    wanted.cost >= before.cost &&
    (await spendAlone(tx, { actorId, kind: 'price', subject, value, now }))
  if (isAlone) return { ...wanted, isWaiting: false }
  const asked = { kind: premiumPrice, subject, title: premium.title, payload: wanted, value, actorId, now }
  await propose(tx, asked)
  return { ...before, isWaiting: true }
}

/** Whether so many more pieces may be put on sale by one person's word; else a second person decides on them. */
export async function askStock(
  tx: Tx,
  { premium, change, actorId, now }: Asking & { change: number },
): Promise<boolean> {
  const value = Math.max(0, change) * givenAway(premium)
  const subject = { kind: 'premium', id: premium.id } as const
  if (await spendAlone(tx, { actorId, kind: 'goods', subject, value, now })) return true
  const asked = { kind: premiumStock, subject, title: premium.title, payload: { change }, value, actorId, now }
  await propose(tx, asked)
  return false
}
