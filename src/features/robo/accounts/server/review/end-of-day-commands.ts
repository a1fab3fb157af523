import { sql } from 'kysely'
import type { Db } from '#db/open.ts'
import { readBankClock } from '#features/bank/clock/server/queries.ts'
import type { Projector } from '#features/robo/projection/server/projector.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import { dcaMomentOf } from '../../dca-rules.ts'
import { readLastNavDay } from '../figures/figure-queries.ts'
import { takeInstalments } from '../instalments/dca-commands.ts'
import { projectTarget } from '../plan/target-queries.ts'
import { findAccount } from '../queries.ts'
import { reviewAccount } from './review-commands.ts'

/** For tests and drills: accounts in one reading, and after `max` accounts it stops, as a process that dies does. */
export type RoboLimits = { batch?: number; max?: number }
type Account = { user_id: string; id: string }

/** A projection is made anew when the last one is this old: one bank month as shipped. */
const targetMs = 7 * 24 * 3_600_000

/**
 * Takes every instalment that is due, each account in a transaction of its own. May run twice, on two processes at once, late,
 * and die anywhere. A failing account does not stop the others: the errors are thrown at the end. Returns how many it worked.
 */
export async function takeDueInstalments(db: Db, now: Date, limits: RoboLimits = {}): Promise<number> {
  const clock = await readBankClock(db)
  const today = bangkokDay(now)
  // Before 08:00 today's are not due yet.
  const until = dcaMomentOf(today) <= now ? sql`dca_try_on <= ${today}::date` : sql`dca_try_on < ${today}::date`
  return workAccounts(db, { ...limits, where: until }, ({ user_id: userId, id: accountId }) =>
    db.transaction().execute((tx) => takeInstalments(tx, clock, { userId, accountId, now })),
  )
}

/** Looks at every account after the NAVs of a day: see reviewAccount. As takeDueInstalments, it may run twice, late, and die. */
export async function lookAtAccounts(
  db: Db,
  projector: Projector,
  now: Date,
  limits: RoboLimits = {},
): Promise<number> {
  const navOn = await readLastNavDay(db)
  if (navOn === null) return 0
  const where = sql`state <> 'closed' and (looked_on is null or looked_on < ${navOn}::date)`
  return workAccounts(db, { ...limits, where }, async ({ user_id: userId, id: accountId }) => {
    const account = await findAccount(db, { userId, accountId })
    const isOld = account.target_at === null || now.getTime() - account.target_at.getTime() >= targetMs
    const target = isOld && account.state !== 'closing' ? await projectTarget(db, projector, account, now) : null
    await db.transaction().execute((tx) => reviewAccount(tx, { userId, accountId, navOn, target, now }))
  })
}

type Work = RoboLimits & { where: ReturnType<typeof sql> }

async function workAccounts(
  db: Db,
  { batch = 200, max = Number.POSITIVE_INFINITY, where }: Work,
  work: (account: Account) => Promise<void>,
): Promise<number> {
  const errors: unknown[] = []
  let [count, after] = [0, '00000000-0000-0000-0000-000000000000']
  for (;;) {
    // Of persons who left nothing moves any more.
    const { rows } = await sql<Account>`
      select user_id, id from robo_account as account
      where ${where} and id > ${after} and exists (select from user_account where user_account.user_id = account.user_id)
      order by id limit ${batch}`.execute(db)
    for (const account of rows) {
      if (count >= max) return count
      await work(account).catch((error: unknown) => errors.push(error))
      count++
    }
    if (rows.length < batch) break
    after = rows.at(-1)!.id
  }
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} accounts of the robo-adviser failed`)
  return count
}
