import { newSecret } from '#features/identity/keys/server/secret-commands.ts'
import { bindingCookie } from '#features/identity/sessions/server/begin-session-commands.ts'
import { openSession } from '#features/identity/sessions/server/session-commands.ts'
import type { Fixture } from '../support/drill-fixture.ts'
import type { Answer, Client } from '../support/http-client.ts'

/** A session and all its refresh tokens, newest last; `access` are the access tokens that may still be valid. */
export type Lane = { id: string; cookie: string | null; tokens: string[]; access: string[] }

/** Faults, one sentence each. A fork: two successors of one token. */
export type Faults = { 'false logout': string[]; fork: string[]; survivor: string[] }

type Tokens = { access_token: string; refresh_token: string }

/** Opens a session for a new person; a bound one needs its cookie, as sessions from our own pages do. */
export async function openLane(fixture: Fixture, { isBound }: { isBound: boolean }): Promise<Lane> {
  const [person] = await fixture.people(1)
  const binding = isBound ? newSecret() : null
  const now = fixture.clock.now()
  const { refreshToken } = await fixture.db
    .transaction()
    .execute((tx) => openSession(tx, { userId: person!.id, binding, now }))
  return { id: person!.id, cookie: binding && `${bindingCookie}=${binding}`, tokens: [refreshToken], access: [] }
}

function refresh(client: Client, { cookie }: Lane, token: string): Promise<Answer> {
  const form = { grant_type: 'refresh_token', refresh_token: token }
  return client.insist({ method: 'POST', path: '/oauth/access_token', form, cookie })
}

async function isLetIn(client: Client, token: string): Promise<boolean> {
  return (await client.insist({ method: 'GET', path: '/v2/api/user/get', token })).status === 200
}

/** Presents the newest token many times in parallel: all get the same successor, with which the lane continues. */
export async function refreshAtOnce(client: Client, lane: Lane, times: number, faults: Faults) {
  const newest = lane.tokens.at(-1)!
  const answers = await Promise.all(Array.from({ length: times }, () => refresh(client, lane, newest)))
  const given = answers.filter(({ status }) => status === 200).map(({ json }) => json as Tokens)
  for (const { status, json } of answers)
    if (status !== 200) faults['false logout'].push(`${lane.id}: ${status} ${JSON.stringify(json)}`)
  const successors = new Set(given.map((tokens) => tokens.refresh_token))
  if (successors.size > 1) faults.fork.push(`${lane.id}: ${successors.size} successors`)
  if (given[0]) lane.tokens.push(given[0].refresh_token)
  lane.access = given.slice(0, 1).map((tokens) => tokens.access_token)
}

/** A late tab within the grace period gets the same successor, and its session stays active. */
export async function replayLate(client: Client, lane: Lane, faults: Faults) {
  const { status, json } = await refresh(client, lane, lane.tokens.at(-2)!)
  if (status !== 200) faults['false logout'].push(`${lane.id}, within the grace: ${status}`)
  else if ((json as Tokens).refresh_token !== lane.tokens.at(-1)) faults.fork.push(`${lane.id}, within the grace`)
  if (!(await isLetIn(client, lane.access[0] ?? ''))) faults['false logout'].push(`${lane.id}: access token refused`)
}

/**
 * A thief presents a token of two rotations ago, long after its grace period, while the owner refreshes: it gets
 * nothing. Tokens that the owner gets meanwhile belong to the family too.
 */
export async function presentOldToken(client: Client, lane: Lane, times: number, faults: Faults) {
  // The server has just checked this session, and may cache it for a second.
  if (!(await isLetIn(client, lane.access[0] ?? ''))) faults['false logout'].push(`${lane.id}: access token refused`)
  const [newest, old] = [lane.tokens.at(-1)!, lane.tokens.at(-3)!]
  const before = Array.from({ length: Math.ceil(times / 2) }, () => refresh(client, lane, newest))
  const theft = refresh(client, lane, old)
  const after = Array.from({ length: Math.floor(times / 2) }, () => refresh(client, lane, newest))
  const owners = await Promise.all([...before, ...after])
  if ((await theft).status !== 401) faults.survivor.push(`${lane.id}: the stolen token was taken`)
  for (const { status, json } of owners) {
    if (status !== 200) continue
    lane.tokens.push((json as Tokens).refresh_token)
    lane.access.push((json as Tokens).access_token)
  }
}

/** After a reuse no token of the family may be valid, of either kind. Returns how many were tried. */
export async function findSurvivors(client: Client, lane: Lane, faults: Faults): Promise<number> {
  // The newest first: an older one would end the family itself and hide a survivor.
  const tokens = [...new Set(lane.tokens.slice(-6))].reverse()
  const access = [...new Set(lane.access)]
  for (const token of access)
    if (await isLetIn(client, token)) faults.survivor.push(`${lane.id}: an access token is let in`)
  for (const token of tokens) {
    const { status } = await refresh(client, lane, token)
    if (status !== 401) faults.survivor.push(`${lane.id}: a refresh token is answered ${status}`)
  }
  return tokens.length + access.length
}
