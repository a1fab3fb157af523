import type { Db, Tx } from '#db/open.ts'
import { type BankClock, bankMoment } from '#features/bank/clock/clock-rules.ts'
import { readBankClock } from '#features/bank/clock/server/queries.ts'
import { daysOf } from '#features/bank/fund-orders/order-state-rules.ts'
import { practiceWalletMonthly } from '#features/bank/practice-wallet/contract.ts'
import { readPracticeBalance } from '#features/koin/server/queries.ts'
import { type PracticeBaht, practiceBaht } from '#lib/money.ts'
import { isLive } from '../../account-state-rules.ts'
import type { DcaInstalment } from '../../dca-contract.ts'
import { comingFrom, dueOf, firstMonth } from '../../dca-rules.ts'
import { toLogOrder } from '../figures/detail-queries.ts'
import { type OrderLine, readOrderLines } from '../figures/figure-queries.ts'
import { type AccountRow, findAccount, type InstalmentRow, listInstalments, sumInstalments } from '../queries.ts'

const comingCount = 6

type Asked = { userId: string; accountId: string; day?: number | undefined; amount?: number | undefined; now: Date }

/** The instalments of an account: showDca of the contract. Throws robo_account_not_found. */
export async function viewDca(db: Db | Tx, { userId, accountId, day, amount, now }: Asked) {
  const owner = { userId, accountId }
  const account = await findAccount(db, owner)
  const clock = await readBankClock(db)
  const orders = await readOrderLines(db, owner)
  const rows = await listInstalments(db, owner)
  const { paid_sum, paid_count, skipped_count, last } = await sumInstalments(db, owner)
  return {
    accountId,
    name: account.name,
    day: account.dca_day,
    amount: account.monthly,
    is_paused: account.dca_paused_at !== null,
    skips: account.dca_skips,
    paid_sum,
    paid_count,
    skipped_count,
    past: rows.filter(({ state }) => state !== 'short').map((row) => toPast(clock, row, orders)),
    coming: listComing(clock, account, { day, amount, last, short: rows.find(({ state }) => state === 'short'), now }),
    wallet: await readPracticeBalance(db, userId),
    purse_monthly: practiceBaht(practiceWalletMonthly),
  }
}

function toPast(clock: BankClock, row: InstalmentRow, orders: ReadonlyMap<string, OrderLine>): DcaInstalment {
  const { month, due_on, tried_on, state, reason, amount, tries } = row
  const lines = row.orders.flatMap((id) => orders.get(id) ?? [])
  return {
    month,
    due: bankMoment(clock, due_on),
    on: tried_on,
    state,
    reason,
    amount,
    tries,
    next_try: null,
    priced_on: lines[0]?.priced_on ?? null,
    settled_on: lines[0]?.settled_on ?? null,
    orders: lines.flatMap(toLogOrder),
  }
}

type Coming = {
  day?: number | undefined
  amount?: number | undefined
  last: number | null
  short: InstalmentRow | undefined
  now: Date
}

/** As it stands, with one that is short first; with another day or amount as it would be from the next one on. */
function listComing(clock: BankClock, account: AccountRow, { day, amount, last, short, now }: Coming): DcaInstalment[] {
  const isPreview = day !== undefined || amount !== undefined
  const chosen = day ?? account.dca_day
  const sum = amount === undefined ? account.monthly : practiceBaht(amount)
  if (chosen === null || sum === 0 || !isLive(account.state)) return []
  if (!isPreview && account.dca_paused_at) return []
  const isNext = !isPreview && account.dca_month !== null
  const month = isNext ? account.dca_month! : firstMonth(clock, { day: chosen, after: last, now })
  return comingFrom(clock, { month, day: chosen, count: comingCount }).map((one, at) => {
    const waiting = isNext && at === 0 && short?.month === one.month ? account.dca_try_on : null
    const told = { tries: waiting ? account.dca_tries : 0, reason: waiting ? (short?.reason ?? null) : null }
    return toComing(clock, { ...one, ...told, day: chosen, sum, waiting })
  })
}

type Next = {
  month: number
  on: string
  day: number
  sum: PracticeBaht
  waiting: string | null
  tries: number
  reason: InstalmentRow['reason']
}

function toComing(clock: BankClock, { month, on, day, sum, waiting, tries, reason }: Next): DcaInstalment {
  const { priced_on, settled_on } = daysOf(waiting ?? on)
  const state = waiting ? ('short' as const) : ('coming' as const)
  const due = bankMoment(clock, dueOf(month, day))
  return { month, due, on, state, reason, amount: sum, tries, next_try: waiting, priced_on, settled_on, orders: [] }
}
