import { sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import { recordActivity } from '#features/activity/server/commands.ts'
import type { ClubType } from '#features/posts/documents/contract.ts'
import { bangkokDay, weekOfDay } from '#lib/thai/bangkok-time.ts'
import { clubDayFilled } from './activities.ts'
import { listAims } from './queries.ts'

type Person = { userId: string; now: Date }

/**
 * Chooses a person's club, or none. Days that went to an earlier club stay with it. Somebody who has learned today
 * already fills the new club's aim at once, unless today went to another club. Idempotent.
 */
export async function chooseClub(tx: Tx, { userId, club, now }: Person & { club: ClubType | null }): Promise<void> {
  await lockMembership(tx, userId)
  if (club === null) {
    await tx.deleteFrom('club_member').where('user_id', '=', userId).execute()
    return
  }
  const today = bangkokDay(now)
  await sql`
    insert into club_member as mine (user_id, club, joined_on) values (${userId}, ${club}, ${today})
    on conflict (user_id) do update set club = excluded.club, joined_on = excluded.joined_on
    where mine.club <> excluded.club`.execute(tx)
  const learned = await tx
    .selectFrom('learning_day')
    .select('day')
    .where('user_id', '=', userId)
    .where('day', '=', today)
    .executeTakeFirst()
  if (learned) await addDay(tx, { userId, day: today, now })
}

/**
 * Adds a person's learning day to the aim of the club that they are in, in the week of that Bangkok day. Idempotent: a
 * day counts once, for one club. Changes nothing for somebody without a club, or who joined it after that day.
 */
export async function fillClubDay(tx: Tx, filled: Person & { day: string }): Promise<void> {
  await lockMembership(tx, filled.userId)
  await addDay(tx, filled)
}

/**
 * Serialises joining and filling of one person: the job of a learning day sees a membership that is about to commit, or
 * joining sees the learning day.
 */
async function lockMembership(tx: Tx, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`club:${userId}`}, 0))`.execute(tx)
}

async function addDay(tx: Tx, { userId, day, now }: Person & { day: string }): Promise<void> {
  const { rows } = await sql<{ club: ClubType }>`
    insert into club_day (user_id, day, club)
    select user_id, ${day}, club from club_member where user_id = ${userId} and joined_on <= ${day}
    on conflict (user_id, day) do nothing
    returning club`.execute(tx)
  const club = rows[0]?.club
  if (!club) return
  const week = weekOfDay(day)
  await recordActivity(tx, {
    userId,
    kind: clubDayFilled,
    subjectId: club,
    facts: { club },
    cause: `club-day:${day}`,
    day,
    now,
  })
  const aim = (await listAims(tx, week)).find((one) => one.club === club)!.aim
  // Last, since all members share this row.
  await sql`
    insert into club_week as tree (club, week, aim, days) values (${club}, ${week}, ${aim}, 1)
    on conflict (club, week) do update set days = tree.days + 1`.execute(tx)
}
