import type { Db } from '#db/open.ts'
import type { Projector } from '#features/robo/projection/server/projector.ts'
import { findAccount } from '../queries.ts'
import { tellTarget } from '../review/review-commands.ts'
import { projectTarget } from './target-queries.ts'

type Parts = { db: Db; clock: () => Date; projector: Projector }

/** Projects an account after its plan changed. Where the projector is busy, the night does it. */
export async function refreshTarget(
  { db, clock, projector }: Parts,
  owner: { userId: string; accountId: string },
): Promise<void> {
  const now = clock()
  const account = await findAccount(db, owner)
  if (account.target !== null || account.state === 'closing' || account.state === 'closed') return
  const target = await projectTarget(db, projector, account, now)
  if (target) await db.transaction().execute((tx) => tellTarget(tx, account, { target, now }))
}
