import { koin } from '#lib/money.ts'
import type { TestPerson } from '#tests/fixtures/people.ts'
import { aMission } from '#tests/fixtures/quests.ts'
import type { Fixture } from '../support/drill-fixture.ts'
import type { Plan } from './money-plan.ts'

/** What a claim of the drill pays, in hundredths of koin. */
export const claimKoin = koin(900)

/** Missions that everybody has completed and that nobody has claimed: their ids, as many as the plan names. */
export async function openMissions(
  fixture: { db: Fixture['db']; clock: Pick<Fixture['clock'], 'now'> },
  people: TestPerson[],
  { missions }: Plan,
): Promise<string[]> {
  const now = fixture.clock.now()
  const winners = people.length
  const ids: string[] = []
  for (let nth = 0; nth < missions; nth++) {
    const reward = { kind: 'koin', koin: claimKoin, points: null } as const
    const id = await aMission({ db: fixture.db, clock: { now } }, { reward, winners })
    await fixture.db
      .updateTable('mission')
      .set({ joined: winners, completed: winners, won: winners })
      .where('id', '=', id)
      .execute()
    const whole = { mission_id: id, joined_at: now, done: 2, of: 2, completed_at: now, reward_state: 'waiting' }
    await fixture.db
      .insertInto('mission_join')
      .values(people.map((who) => ({ user_id: who.id, ...whole })))
      .execute()
    ids.push(id)
  }
  return ids
}

/** Missions whose count of claims is another one than that of the rewards taken. */
export async function findClaimFaults({ db }: Pick<Fixture, 'db'>, missions: readonly string[]): Promise<string[]> {
  const faults: string[] = []
  for (const id of missions) {
    const { claimed } = await db.selectFrom('mission').select('claimed').where('id', '=', id).executeTakeFirstOrThrow()
    const taken = await db
      .selectFrom('mission_join')
      .select('user_id')
      .where('mission_id', '=', id)
      .where('reward_state', '=', 'claimed')
      .execute()
    if (taken.length !== claimed) faults.push(`${id}: ${claimed} claims counted, ${taken.length} rewards taken`)
  }
  return faults
}
