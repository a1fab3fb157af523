import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Db } from '#db/open.ts'
import { runFundNights } from '#features/bank/fund-orders/server/night-commands.ts'
import {
  getMutualFundDetail,
  openMutualFund,
  type PlanWanted,
  type RoboAccountDetail,
} from '#features/robo/accounts/contract.ts'
import { takeDueInstalments } from '#features/robo/accounts/server/night-commands.ts'
import { currentRoboVersions } from '#features/robo/policies/server/queries.ts'
import { newId } from '#lib/server/new-id.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import { aPerson, freshToken, type TestPerson } from './people.ts'
import type { openTestbed } from './testbed.ts'

type Bed = Awaited<ReturnType<typeof openTestbed>>

/** A moment in Bangkok ('2026-11-23T10:00'). */
export const at = (moment: string) => new Date(`${moment}+07:00`)

/** Gives a person an assessment of a level, valid until the end of the year. */
export async function assess(db: Db, userId: string, level: number, now: Date): Promise<void> {
  const year = bangkokDay(now).slice(0, 4)
  const values = { level, taken_at: now, valid_until: `${year}-12-31` }
  await db
    .insertInto('robo_assessment')
    .values({ user_id: userId, id: newId(now), form_version: 1, score: 25, ...values })
    .onConflict((c) => c.column('user_id').doUpdateSet(values))
    .execute()
}

/** Multiplies the last NAVs of funds; later ones go on from there. */
export async function moveMarket(db: Db, codes: readonly string[], by: number): Promise<void> {
  for (const code of codes) {
    await sql`
      update fund_nav set nav = round(nav * ${by}::float8) where code = ${code}
        and day = (select day from fund_figure where code = ${code})`.execute(db)
    await sql`update fund_figure set nav = round(nav * ${by}::float8) where code = ${code}`.execute(db)
  }
}

let keys = 0
/** A new Idempotency-Key. */
export const key = () => ({ 'idempotency-key': `robo-${keys++}` })

/** What tests of robo accounts share: moments, plans, and accounts. */
export function newRoboBed(bed: Bed) {
  /** Goes to a moment; the funds' nights until then are run. */
  async function goTo(moment: string): Promise<void> {
    bed.clock.now = at(moment)
    await runFundNights(bed.db, bed.clock.now)
  }

  /**
   * goTo, with the instalments until then taken on the mornings on which they are due. Other mornings are passed over: the
   * figures of all funds are worked out again at each stop, which takes longer than all the rest.
   */
  async function liveTo(moment: string): Promise<void> {
    for (let day = await nextTry(); day !== null && at(`${day}T09:00`) < at(moment); ) {
      if (at(`${day}T09:00`) > bed.clock.now) await goTo(`${day}T09:00`)
      await takeDueInstalments(bed.db, bed.clock.now)
      const next = await nextTry()
      if (next === day) throw new Error(`the instalments of ${day} do not come to an end`)
      day = next
    }
    await goTo(moment)
  }

  /** The next day on which an instalment is tried. */
  async function nextTry(): Promise<string | null> {
    const { rows } = await sql<{ day: string | null }>`
      select min(dca_try_on) as day from robo_account where state in ('open', 'active')`.execute(bed.db)
    return rows[0]!.day
  }

  async function planOf(changes: Partial<PlanWanted> = {}): Promise<PlanWanted> {
    return {
      name: 'ทริปทะเล',
      picture: 'travel',
      goal_amount: 2_000_000,
      horizon: 24,
      start_amount: 200_000,
      monthly: 50_000,
      level: 3,
      is_level_acknowledged: false,
      dca_day: null,
      policies: await currentRoboVersions(bed.db, bed.clock.now),
      ...changes,
    }
  }

  async function anInvestor(level = 3): Promise<TestPerson> {
    const who = await aPerson(bed)
    await assess(bed.db, who.id, level, bed.clock.now)
    return who
  }

  const open = async (who: TestPerson, changes: Partial<PlanWanted> = {}) =>
    bed.send(who, openMutualFund, { body: { plan: JSON.stringify(await planOf(changes)) } }, key())

  async function anAccount(who: TestPerson, changes: Partial<PlanWanted> = {}): Promise<string> {
    const { json } = await open(who, changes)
    expect(json.code).toBeUndefined()
    return json.account.id
  }

  /** The same person with a token of now. */
  const again = async (who: TestPerson): Promise<TestPerson> => ({ ...who, token: await freshToken(bed, who) })

  async function detail(who: TestPerson, accountId: string) {
    const { json } = await bed.send(await again(who), getMutualFundDetail, { query: { accountId } })
    expect(json.code).toBeUndefined()
    expectExact(json.mutualFundAccountDetail)
    return json
  }

  return { goTo, liveTo, planOf, anInvestor, open, anAccount, again, detail }
}

/** robo.md: the sum of the funds' gains is the account's gain, exactly, and both are told from other figures. */
export function expectExact({ holdings, gain, value, withdrawn, put_in }: RoboAccountDetail): void {
  expect(holdings.reduce((sum, one) => sum + one.gain, 0)).toBe(gain)
  expect(value + withdrawn - put_in).toBe(gain)
}
