import type { Db, Tx } from '#db/open.ts'
import { addBusinessDays, businessDayFrom, orderDayAt } from '#features/bank/clock/business-day-rules.ts'
import { cancelOrder } from '#features/bank/fund-orders/server/commands.ts'
import { workOrders } from '#features/bank/fund-orders/server/end-of-day-commands.ts'
import { placeBuy, placeSell, placeSwitch } from '#features/bank/fund-orders/server/place-commands.ts'
import { openPracticeWallet, payPracticeWallets } from '#features/bank/practice-wallet/server/commands.ts'
import { addDays, bangkokDay, startOfBangkokDay } from '#lib/thai/bangkok-time.ts'

const openedAgo = 70

/** `ago` in real days; of the last one the order is of this moment. */
type Plan =
  | { ago: number; kind: 'buy'; code: string; amount: number; isCancelled?: true }
  | { ago: number; kind: 'sell'; code: string; amount?: number; all?: true }
  | { ago: number; kind: 'switch'; code: string; to: string; amount: number }

/** Orders in every state: settled, sold in part, switched, cancelled, and on the way. Of funds without dividends. */
const plans: readonly (readonly Plan[])[] = [
  [
    { ago: 65, kind: 'buy', code: 'SIM-CASH', amount: 4_000_00 },
    { ago: 60, kind: 'buy', code: 'SIM-MIX60', amount: 3_000_00 },
    { ago: 40, kind: 'switch', code: 'SIM-CASH', to: 'SIM-WORLD', amount: 1_500_00 },
    { ago: 25, kind: 'buy', code: 'SIM-MIX60', amount: 1_000_00 },
    { ago: 12, kind: 'sell', code: 'SIM-MIX60', amount: 500_00 },
    { ago: 0, kind: 'buy', code: 'SIM-THAI50', amount: 800_00 },
  ],
  [
    { ago: 55, kind: 'buy', code: 'SIM-TECH', amount: 6_000_00 },
    { ago: 30, kind: 'sell', code: 'SIM-TECH', all: true },
    { ago: 20, kind: 'buy', code: 'SIM-GOLD', amount: 1_000_00, isCancelled: true },
    { ago: 18, kind: 'buy', code: 'SIM-GOV3', amount: 2_500_00 },
    { ago: 0, kind: 'sell', code: 'SIM-GOV3', amount: 300_00 },
  ],
  [{ ago: 1, kind: 'buy', code: 'SIM-BOND', amount: 2_000_00 }],
]

/** Two months of funds of these persons, each once, by the product's own commands; their orders' days pass between them. */
export async function bringDemoFunds(db: Db, userIds: readonly string[], now: Date): Promise<void> {
  for (const [nth, userId] of userIds.entries()) {
    const known = await db
      .selectFrom('practice_purse')
      .select('user_id')
      .where('user_id', '=', userId)
      .executeTakeFirst()
    if (known) continue
    await db.transaction().execute(async (tx) => {
      await openPracticeWallet(tx, { userId, now: atTen(now, openedAgo) })
      for (const plan of plans[nth % plans.length]!) await doPlan(tx, userId, plan, now)
      await workOrders(tx, userId, lastDay(now), now)
    })
  }
  await payPracticeWallets(db, now)
}

/** 10:00 of the business day so many days ago, or after it. */
function atTen(now: Date, ago: number): Date {
  return new Date(startOfBangkokDay(businessDayFrom(addDays(bangkokDay(now), -ago))).getTime() + 10 * 3_600_000)
}

/** The last day whose morning has come: orders that are due then are worked. */
function lastDay(now: Date): string {
  return bangkokDay(new Date(now.getTime() - 7 * 3_600_000))
}

async function doPlan(tx: Tx, userId: string, plan: Plan, now: Date): Promise<void> {
  const at = plan.ago === 0 || atTen(now, plan.ago) > now ? now : atTen(now, plan.ago)
  await workOrders(tx, userId, addBusinessDays(bangkokDay(at), 0), at)
  const placing = { userId, account: 'own', tradeOn: orderDayAt(at), now: at }
  if (plan.kind === 'buy') {
    const id = await placeBuy(tx, { ...placing, code: plan.code, amount: plan.amount })
    if (plan.isCancelled) await cancelOrder(tx, { userId, id, now: at })
  } else if (plan.kind === 'sell') {
    const { code, amount, all } = plan
    await placeSell(tx, { ...placing, code, wanted: { amount, all } })
  } else await placeSwitch(tx, { ...placing, code: plan.code, to: plan.to, wanted: { amount: plan.amount } })
}
