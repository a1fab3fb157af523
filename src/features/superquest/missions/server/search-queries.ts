import type { Db, Tx } from '#db/open.ts'
import type { SearchThing } from '#kit/search-thing.ts'
import type { Mission } from '../contract.ts'
import { thingOfMission } from '../search-rules.ts'
import { readMissions } from './mission-queries.ts'
import { isOpenOrSoon } from './queries.ts'

/** The missions that can be joined at a moment or open soon, as the list of all missions has them: first to end, first. */
export async function listSearchMissions(db: Db | Tx, now: Date): Promise<SearchThing[]> {
  const rows = await readMissions(db, isOpenOrSoon(now))
  return rows.map(({ skill, ...row }) => thingOfMission({ ...row, skill: skill as Mission['skill'] }))
}
