import { ask } from './ask.ts'
import { type DbNode, dbNodes, type Plant } from './layout.ts'

/** A node of the database as Patroni sees it; `lag` in bytes behind the primary. */
export type Member = { name: DbNode; role: string; state: string; timeline?: number; lag?: number | string }

/** The members of the cluster, from the first Patroni that answers; empty when none does. */
export async function listMembers(plant: Plant): Promise<Member[]> {
  for (const name of dbNodes) {
    const reply = await ask(`http://${plant.db[name]}:8008/cluster`)
    if (reply?.status === 200) return (JSON.parse(reply.body) as { members: Member[] }).members
  }
  return []
}

/** The node that answers as primary, holding the leader key; null when there is none. */
export async function findPrimary(plant: Plant): Promise<DbNode | null> {
  const replies = await Promise.all(
    dbNodes.map(async (name) => ((await ask(`http://${plant.db[name]}:8008/primary`))?.status === 200 ? name : null)),
  )
  return replies.find((name) => name !== null) ?? null
}

/** Whether a primary, a synchronous replica and another replica are all streaming. */
export async function isWhole(plant: Plant): Promise<boolean> {
  const members = await listMembers(plant)
  const running = members.filter(({ state }) => state === 'running' || state === 'streaming')
  const roles = running.map(({ role }) => role)
  return (
    running.length === dbNodes.length &&
    roles.includes('leader') &&
    roles.includes('sync_standby') &&
    new Set(running.map(({ timeline }) => timeline)).size === 1 &&
    running.every(({ role, lag }) => role === 'leader' || typeof lag === 'number')
  )
}
