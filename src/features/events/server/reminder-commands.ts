import type { Db } from '#db/open.ts'
import { notify } from '#features/notifications/server/notice-commands.ts'
import { isQuiet } from '#lib/thai/quiet-hours.ts'
import { factsOf } from './fact-rules.ts'
import type { EventRow } from './list-queries.ts'
import { dayMs, reminderAt, reminders } from './rules.ts'

/**
 * Reminds participants with a seat a day and an hour before the start, once each and never in quiet hours. A person who
 * joined after a reminder was due gets none.
 */
export async function remindOfEvents(db: Db, now: Date): Promise<void> {
  if (isQuiet(now)) return
  const events = await db
    .selectFrom('event')
    .selectAll()
    .where('starts_at', '>', now)
    // A reminder moved to the evening before is due up to a night earlier.
    .where('starts_at', '<', new Date(now.getTime() + 2 * dayMs))
    .where('called_off_at', 'is', null)
    .where('seats_taken', '>', 0)
    .execute()
  for (const event of events)
    for (const reminder of reminders) {
      const dueAt = reminderAt(event.starts_at, reminder.beforeMs)
      if (dueAt <= now) await remindOf(db, { event, reminder, dueAt, now })
    }
}

type Due = { event: EventRow; reminder: (typeof reminders)[number]; dueAt: Date; now: Date }

async function remindOf(db: Db, { event, reminder, dueAt, now }: Due): Promise<void> {
  const { step, kind } = reminder
  const seats = await db
    .selectFrom('event_seat')
    .select(['user_id', 'id'])
    .where('event_id', '=', event.id)
    .where('queue_place', 'is', null)
    .where('reminded', '<', step)
    .where('joined_at', '<', dueAt)
    .execute()
  for (const { user_id: userId, id } of seats)
    await db.transaction().execute(async (tx) => {
      const marked = await tx
        .updateTable('event_seat')
        .set({ reminded: step })
        .where('user_id', '=', userId)
        .where('event_id', '=', event.id)
        .where('id', '=', id)
        .where('reminded', '<', step)
        .executeTakeFirst()
      if (marked.numUpdatedRows === 1n)
        await notify(tx, { userId, kind, facts: factsOf(event), cause: `${kind.name}:${id}`, now })
    })
}
