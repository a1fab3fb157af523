import { call } from '#lib/web/call.ts'
import { readToken } from '#lib/web/session-store.ts'
import { listMissions } from '../../contract.ts'
import { joinMissions } from '../../joining-contract.ts'

/** Every mission that is open or open soon, and in the browser of a person all that they have joined. */
export async function loader() {
  const [{ items }, own] = await Promise.all([
    call(listMissions, { query: {} }),
    readToken() === null ? { items: [] } : call(joinMissions, {}),
  ])
  const open = items.filter(({ id }) => !own.items.some((mission) => mission.id === id))
  return { items: [...own.items, ...open] }
}
