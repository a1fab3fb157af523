import { sql } from 'kysely'
import { encodeMoves } from '#features/games/catch-me/log-rules.ts'
import { replay } from '#features/games/catch-me/rules.ts'
import { auditLedger } from '#features/koin/server/audit-queries.ts'
import type { TestPerson } from '#tests/fixtures/people.ts'
import { perfectMoves, someMoves } from '#tests/support/catch-me-player.ts'
import type { Drill, Fixture } from '../support/drill-fixture.ts'
import { type Client, newClient, newTraffic } from '../support/http-client.ts'
import { printFaults, printTable, round } from '../support/report.ts'

type Player = { person: TestPerson; token: string; session: string; log: string; koin: number; hasPoint: boolean }
const each = 5
const max = 300

/**
 * Everyone ends a play of catch-me at the same moment, from two tabs, after an attempt that came too soon; nothing may
 * be lost or paid twice.
 */
export const drillCatchMe: Drill = async ({ fixture, options }) => {
  console.log(`\ncatch-me: ${options.players} people end a play at the same moment, from two tabs each`)
  const people = await fixture.people(options.players)
  const traffic = newTraffic()
  const client = newClient(fixture.server.port, traffic, { sockets: 2 * people.length })
  const faults = new Map<string, string[]>()
  const fault = (kind: string, what: string) => faults.set(kind, [...(faults.get(kind) ?? []), what])
  const players = await Promise.all(people.map((person, i) => begin({ fixture, client }, person, i)))
  const soon = await Promise.all(players.map((player) => end(client, player)))
  for (const { status } of soon) if (status !== 409) fault('a log that came too soon', String(status))

  await passMinute(fixture, client)
  const times: number[] = []
  const clicks = players.flatMap((player) => [player, player])
  const answers = await Promise.all(
    clicks.map(async (player) => {
      const before = performance.now()
      const { status } = await end(client, player)
      times.push(performance.now() - before)
      return { player, status }
    }),
  )
  client.close()
  const done = answers.filter(({ status }) => status === 200).length
  if (answers.some(({ status }) => status !== 200 && status !== 409)) fault('answers', 'neither done nor refused')
  let [paid, expected] = [0, 0]
  for (const player of players) {
    const has = await effectsOf(fixture, player.person.id)
    const wanted = { koin: player.koin, points: player.hasPoint ? 1 : 0, days: 1, plays: 1 }
    paid += has.koin
    expected += wanted.koin
    if (JSON.stringify(has) !== JSON.stringify(wanted)) fault('effects', `${player.person.id}: ${JSON.stringify(has)}`)
  }
  for (const { check, count } of await auditLedger(fixture.db)) fault('audit', `${check}: ${count}`)
  times.sort((a, b) => a - b)
  const at = (part: number) => `${round(times[Math.floor((times.length - 1) * part)]!)} ms`
  printTable('catch-me', [
    ['people', people.length],
    ['requests', traffic.requests],
    ['  no reply, 503, other 5xx', `${traffic.broken}, ${traffic.busy}, ${traffic.failed}`],
    ['plays whose first answer told the result', `${done} of ${players.length}`],
    ['hundredths of koin', `${paid} of ${expected}`],
    ['answer p50, p99, worst', `${at(0.5)}, ${at(0.99)}, ${at(1)}`],
  ])
  printFaults(faults)
  return faults.size === 0
}

/** Every third person catches everything, the others a part; one in ten sends an invalid log. */
async function begin(
  { fixture, client }: { fixture: Fixture; client: Client },
  person: TestPerson,
  i: number,
): Promise<Player> {
  const token = await fixture.tokenOf(person)
  const { json } = await client.insist({ method: 'POST', path: '/v2/api/game/playCatchMe', token })
  const { session, seed } = json as { session: string; seed: number }
  const nothing = [{ step: 0, place: 20 }]
  const moves = i % 10 === 9 ? nothing : i % 3 === 0 ? perfectMoves(seed) : someMoves(seed, 10 + (i % 50))
  const { good } = replay(seed, moves)
  return { person, token, session, log: encodeMoves(moves), koin: Math.min(max, each * good), hasPoint: good > 0 }
}

function end(client: Client, { token, session, log }: Player) {
  return client.insist({ method: 'POST', path: '/v2/api/game/answerCatchMe', token, json: { session, log } })
}

async function passMinute(fixture: Fixture, client: Client) {
  fixture.clock.setAhead(60_000)
  await client.insist({ method: 'POST', path: '/drill/clock', json: { aheadMs: 60_000 } })
}

async function effectsOf({ db }: Fixture, userId: string) {
  const { rows } = await sql<{ koin: number; points: number; days: number; plays: number }>`
    select
      (select satang from wallet where user_id = ${userId} and currency = 'koin') as koin,
      (select coalesce(sum(points), 0) from skill_total where user_id = ${userId})::int as points,
      (select count(*) from learning_day where user_id = ${userId})::int as days,
      (select count(*) from activity where user_id = ${userId} and kind = 'game.catch-me.finished')::int as plays
  `.execute(db)
  return rows[0]!
}
