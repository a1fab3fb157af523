import { act } from '#db/act.ts'
import type { Db, Tx } from '#db/open.ts'
import { listWaiting } from '#features/proposals/server/queries.ts'
import { bind } from '#lib/server/routes.ts'
import * as contract from '../admin-contract.ts'
import { bankDayAt, bankMoment, dayOfMonth, noticedBankMonth } from '../clock-rules.ts'
import { askBankClock, decideBankClock } from './commands.ts'
import { readBankClock } from './queries.ts'

export const bankClockRoutes = ({ db, clock }: { db: Db; clock: () => Date }) =>
  bind(contract, {
    showAdminClock: ({ caller }) => showClock(db, caller.userId, clock()),
    setAdminClock: (input) => {
      const staff = { actorId: input.caller.userId, now: clock() }
      return act(db, input, staff.now, async (tx) => {
        await askBankClock(tx, { ...staff, daysPerMonth: input.body.days_per_month })
        return showClock(tx, staff.actorId, staff.now)
      })
    },
    decideAdminClock: (input) => {
      const staff = { actorId: input.caller.userId, now: clock() }
      return act(db, input, staff.now, async (tx) => {
        await decideBankClock(tx, { ...staff, ...input.body })
        return showClock(tx, staff.actorId, staff.now)
      })
    },
  })

async function showClock(db: Db | Tx, actorId: string, now: Date) {
  const clock = await readBankClock(db)
  const next = dayOfMonth(noticedBankMonth(clock, now).month, 1)
  return {
    clock: [...clock],
    now: bankMoment(clock, bankDayAt(clock, now)),
    next_month: bankMoment(clock, next),
    waiting: await listWaiting<contract.ClockProposal>(db, { kind: 'bank.clock', actorId }),
  }
}
