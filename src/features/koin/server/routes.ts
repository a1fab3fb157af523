import type { Db } from '#db/open.ts'
import { toPage } from '#lib/contract.ts'
import { commonRefusal } from '#lib/errors.ts'
import { bind } from '#lib/server/routes.ts'
import { formatBangkokStamp } from '#lib/thai/bangkok-time.ts'
import * as contract from '../contract.ts'
import { nameLines } from './ledger-title-queries.ts'
import { countKoinHistory, listKoinHistory } from './queries.ts'
import { listSkillHistory, readSkills } from './skill-queries.ts'

/** GET /v2/api/user/koins and /v2/api/user/skills. */
export function koinRoutes({ db }: { db: Db; clock: () => Date }) {
  return bind(contract, {
    listKoins: async ({ caller: { userId }, query }) => {
      const rows = await nameLines(db, await listKoinHistory(db, { userId, ...query }))
      const total = rows[0]?.total ?? (await countKoinHistory(db, userId))
      checkPage(query, total)
      const items = rows.map(({ id, made_at, title, href, satang }) => ({
        id,
        date: formatBangkokStamp(made_at),
        activity: title,
        point: satang,
        href,
      }))
      return toPage(items, total, query)
    },
    listSkills: async ({ caller: { userId }, query }) => {
      const { gains, ...skills } = await readSkills(db, userId)
      checkPage(query, gains)
      const rows = await nameLines(db, await listSkillHistory(db, { userId, ...query }))
      const items = rows.map(({ id, made_at, title, href, skill, points }) => ({
        id,
        date: formatBangkokStamp(made_at),
        activity: title,
        skill,
        point: points,
        href,
      }))
      return { ...toPage(items, gains, query), ...skills }
    },
  })
}

/** An empty history has one, empty, page. */
function checkPage({ page, limit }: { page: number; limit: number }, total: number) {
  if (page > Math.max(1, Math.ceil(total / limit))) throw commonRefusal('not_found')
}
