import type { Db, Tx } from '#db/open.ts'
import { type ClubType, clubTypes } from '#features/posts/documents/contract.ts'
import { bangkokDay, bangkokWeek } from '#lib/thai/bangkok-time.ts'
import type { ClubAim, MyClub } from '../contract.ts'
import { aimOf, weeksBehind } from './rules.ts'

/** The aims of all clubs in the week of a Monday. At most five rows a club are read, however many members it has. */
export async function listAims(db: Db | Tx, week: string): Promise<ClubAim[]> {
  const { first, last } = weeksBehind(week)
  const rows = await db
    .selectFrom('club_week')
    .select(['club', 'week', 'aim', 'days'])
    .where('week', '>=', first)
    .where('week', '<=', week)
    .execute()
  return clubTypes.map((club) => {
    const own = rows.filter((row) => row.club === club)
    const now = own.find((row) => row.week === week)
    const earlier = own.filter((row) => row.week <= last).map(({ days }) => days)
    return { club, days: now?.days ?? 0, aim: now?.aim ?? aimOf(earlier) }
  })
}

/** A person's club, with what they have added to it this week. */
export async function findMyClub(db: Db | Tx, userId: string, now: Date): Promise<MyClub> {
  const member = await db.selectFrom('club_member').select('club').where('user_id', '=', userId).executeTakeFirst()
  if (!member) return { club: null, days: 0, is_today_in: false, aim: null }
  const club = member.club as ClubType
  const [today, week] = [bangkokDay(now), bangkokWeek(now)]
  const rows = await db
    .selectFrom('club_day')
    .select('day')
    .where('user_id', '=', userId)
    .where('club', '=', club)
    .where('day', '>=', week)
    .where('day', '<=', today)
    .execute()
  const aims = await listAims(db, week)
  return {
    club,
    days: rows.length,
    is_today_in: rows.some(({ day }) => day === today),
    aim: aims.find((aim) => aim.club === club) ?? null,
  }
}
