import type { Db, Tx } from '#db/open.ts'
import { runOnce } from '#db/run-once.ts'
import { bind } from '#lib/server/routes.ts'
import * as contract from '../admin-contract.ts'
import { bankDayAt, bankMoment, dayOfMonth, noticedBankMonth } from '../clock-rules.ts'
import { askBankClock } from './commands.ts'
import { readBankClock } from './queries.ts'

export const bankClockRoutes = ({ db, clock }: { db: Db; clock: () => Date }) =>
  bind(contract, {
    showAdminClock: () => showClock(db, clock()),
    setAdminClock: (input) => {
      const staff = { actorId: input.caller.userId, now: clock() }
      return runOnce(db, input, staff.now, async (tx) => {
        await askBankClock(tx, { ...staff, daysPerMonth: input.body.days_per_month })
        return showClock(tx, staff.now)
      })
    },
  })

async function showClock(db: Db | Tx, now: Date) {
  const clock = await readBankClock(db)
  const next = dayOfMonth(noticedBankMonth(clock, now).month, 1)
  return {
    clock: [...clock],
    now: bankMoment(clock, bankDayAt(clock, now)),
    next_month: bankMoment(clock, next),
  }
}
