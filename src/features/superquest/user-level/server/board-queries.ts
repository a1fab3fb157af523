import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import { readReason } from '#features/identity/accounts/server/account-queries.ts'
import { bangkokDay, bangkokMonth } from '#lib/thai/bangkok-time.ts'
import { readMonthPoints } from './point-queries.ts'
import { readAlias } from './queries.ts'

const shown = 20
/** The board ranks at most so many people, in the order in which they chose an alias. */
const maxListed = 2_000

/** The board of this Bangkok month: those alone who chose an alias and may show a name (may_show_name in the database). */
export async function readBoard(db: Db | Tx, userId: string, now: Date) {
  const month = bangkokMonth(now)
  const { rows: listed } = await sql<{ user_id: string; alias: string }>`
    select user_id, alias from quest_alias where may_show_name(user_id, ${bangkokDay(now)})
    order by chosen_at limit ${maxListed}`.execute(db)
  const days = {
    from: `${month}-01`,
    to: `${bangkokMonth(new Date(Date.parse(`${month}-01T12:00:00Z`) + 31 * 86_400_000))}-01`,
  }
  const points = await readMonthPoints(db, { userIds: listed.map((one) => one.user_id), ...days })
  const aliases = new Map(listed.map((one) => [one.user_id, one.alias]))
  const lines = points.map((line) => ({
    place: 1 + points.filter((other) => other.points > line.points).length,
    alias: aliases.get(line.user_id)!,
    points: line.points,
    is_me: line.user_id === userId,
  }))
  const own = (await readMonthPoints(db, { userIds: [userId], ...days }))[0]?.points ?? 0
  return {
    month,
    lines: lines.slice(0, shown),
    mine: {
      alias: await readAlias(db, userId),
      points: own,
      place: lines.find((line) => line.is_me)?.place ?? null,
      obstacle: await readReason(db, userId, 'show_name_on_board', now),
    },
  }
}
