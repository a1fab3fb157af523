import { readKrazyDay } from '#features/superquest/krazy-day/contract.ts'
import { landingPage } from '#features/superquest/missions/contract.ts'
import { joinMissions } from '#features/superquest/missions/joining-contract.ts'
import { getUserLevel } from '#features/superquest/user-level/contract.ts'
import { call } from '#lib/web/call.ts'
import { readToken } from '#lib/web/session-store.ts'

/** The walk through the five lands; in the browser of a person with their missions and their level. */
export async function loader() {
  const isVisitor = readToken() === null
  const [landing, krazy, own, level] = await Promise.all([
    call(landingPage, {}),
    call(readKrazyDay, {}),
    isVisitor ? null : call(joinMissions, {}),
    isVisitor ? null : call(getUserLevel, {}),
  ])
  const going = own?.items.filter(({ state }) => state === 'joined' || state === 'in_progress') ?? []
  return { landing, day: krazy.now ?? krazy.coming[0] ?? null, going, level }
}
