import type { Db } from '#db/open.ts'
import { notify } from '#features/notifications/server/notice-commands.ts'
import { bangkokDay, startOfBangkokDay } from '#lib/thai/bangkok-time.ts'
import type { PolicyType } from '../contract.ts'

const atOnce = 200

/**
 * Tells everybody who had an account before it of each version that has come into force, once; what an account was opened
 * under needs no telling, so first versions have nobody to tell. Stopped half-way, the next run tells the others.
 */
export async function announcePolicies(db: Db, now: Date): Promise<void> {
  const due = await db
    .selectFrom('policy')
    .select(['type', 'version', 'effective'])
    .where('version', '>', 1)
    .where('effective', '<=', bangkokDay(now))
    .where('announced_at', 'is', null)
    .execute()
  for (const { type, version, effective } of due) {
    await tellEverybody(db, { type: type as PolicyType, version, effective, now })
    await db
      .updateTable('policy')
      .set({ announced_at: now })
      .where('type', '=', type)
      .where('version', '=', version)
      .execute()
  }
}

type InForce = { type: PolicyType; version: number; effective: string; now: Date }

async function tellEverybody(db: Db, { type, version, effective, now }: InForce): Promise<void> {
  for (let last = '00000000-0000-0000-0000-000000000000'; ; ) {
    const people = await db
      .selectFrom('user_account')
      .select('user_id')
      .where('user_id', '>', last)
      .where('made_at', '<', startOfBangkokDay(effective))
      .orderBy('user_id')
      .limit(atOnce)
      .execute()
    await db.transaction().execute(async (tx) => {
      for (const { user_id: userId } of people) {
        const cause = `policy:${type}:${version}`
        await notify(tx, { userId, kind: 'policy.changed', facts: { type, effective }, cause, now })
      }
    })
    if (people.length < atOnce) return
    last = people.at(-1)!.user_id
  }
}
