import type { Db } from '#db/open.ts'
import type { OnLook } from '#lib/server/routes.ts'
import type { StaffNames, StaffSubject } from '../contract.ts'
import { recordStaffAct } from './commands.ts'

/**
 * Records each look of staff at names, addresses, phones or mail addresses of members that a contract declares by `looks`:
 * who, by which call, at which subject or at how many of a list. What was searched for stays out: it is personal data.
 */
export function newLookRecorder({
  db,
  clock,
  staffNames,
}: {
  db: Db
  clock: () => Date
  staffNames: StaffNames
}): OnLook {
  return async ({ path, looks }, { caller, query, reply }) => {
    // By the handler: its own act is in the log.
    if (!looks || !staffNames.subjects.has(looks)) return
    const { id } = query as { id?: string }
    const { items } = reply as { items?: readonly unknown[] }
    const after = { call: path.slice(path.lastIndexOf('/') + 1), ...(items && { shown: items.length }) }
    // A list without members shows nobody.
    if (items?.length === 0) return
    const [actorId, now] = [caller.userId, clock()]
    const subject = { kind: looks as StaffSubject, id: id ?? actorId }
    await db
      .transaction()
      .execute((tx) => recordStaffAct(tx, { actorId, act: 'person.looked-at', subject, before: null, after, now }))
  }
}
