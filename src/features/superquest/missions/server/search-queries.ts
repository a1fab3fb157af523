import type { Db, Tx } from '#db/open.ts'
import type { SearchThing } from '#kit/server/search-thing.ts'
import type { Mission } from '../contract.ts'
import { landNames } from '../land-rules.ts'
import { thingOf } from '../web/show-thing.ts'
import { readMissions } from './mission-queries.ts'
import { isOpenOrSoon } from './queries.ts'

/** The missions that can be joined at a moment or open soon, as the list of all missions has them: first to end, first. */
export async function listSearchMissions(db: Db | Tx, now: Date): Promise<SearchThing[]> {
  const rows = await readMissions(db, isOpenOrSoon(now))
  return rows.map((row) => {
    const skill = row.skill as Mission['skill']
    return {
      key: row.id,
      title: row.title,
      line: row.summary,
      tags: ['ภารกิจ', 'SuperQuest', landNames[skill], ...(row.occasion === null ? [] : [row.occasion])],
      href: `/superquest/profile/allquests#mission-${row.id}`,
      picture: `/art/things/${thingOf({ skill, steps: [] })}.svg`,
    }
  })
}
