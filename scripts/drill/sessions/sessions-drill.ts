import type { Drill } from '../support/drill-fixture.ts'
import { newClient, newTraffic } from '../support/http-client.ts'
import { describeTraffic, printFaults, printTable, round, showProgress } from '../support/report.ts'
import {
  type Faults,
  findSurvivors,
  type Lane,
  openLane,
  presentOldToken,
  refreshAtOnce,
  replayLate,
} from './sessions-lane.ts'

const laneCount = 8
const reuseEvery = 50
/** Within the grace period of ten seconds, and beyond it. */
const lateTabMs = 9_000
const nextRoundMs = 30_000

/**
 * Rounds of parallel refreshes with one token, in several sessions side by side; each round continues from the
 * successor. All lanes wait for each other after a round, so that the server's clock moves only when no request is in
 * flight.
 */
export const drillSessions: Drill = async ({ fixture, options: { rounds, presenters } }) => {
  console.log(`\nsessions: ${rounds} rounds of ${presenters} parallel refreshes`)
  const traffic = newTraffic()
  const client = newClient(fixture.server.port, traffic, { sockets: laneCount * (presenters + 1) })
  const faults: Faults = { 'false logout': [], fork: [], survivor: [] }
  const lanes = await Promise.all(
    Array.from({ length: laneCount }, (_, i) => openLane(fixture, { isBound: i % 2 === 1 })),
  )
  let [ended, reuses, triedAfterReuse, aheadMs] = [0, 0, 0, 0]
  const hide = showProgress(() => `${ended} rounds, ${reuses} reuses, ${describeTraffic(traffic)}`)
  const startedAt = performance.now()

  while (ended < rounds) {
    const going = lanes.slice(0, rounds - ended)
    await Promise.all(going.map((lane) => refreshAtOnce(client, lane, presenters, faults)))
    await moveClock(lateTabMs)
    await Promise.all(going.map((lane) => replayLate(client, lane, faults)))
    await moveClock(nextRoundMs - lateTabMs)
    for (const lane of going) {
      ended += 1
      // A lane needs at least two rotations: the stolen token is the third newest.
      if (ended % reuseEvery === 0 && lane.tokens.length > 2) await reuse(lane)
    }
  }
  const seconds = (performance.now() - startedAt) / 1000
  hide()
  client.close()

  printTable('sessions', [
    ['rounds', ended],
    ['refreshes at once in each', presenters],
    ['reuses of a rotated token', reuses],
    ['requests', traffic.requests],
    ['  no reply, 503, other 5xx', `${traffic.broken}, ${traffic.busy}, ${traffic.failed}`],
    ['seconds', round(seconds)],
    ['false logouts', faults['false logout'].length],
    ['second successors', faults.fork.length],
    ['survivors after reuse', `${faults.survivor.length} of ${triedAfterReuse} tried`],
  ])
  for (const [text, count] of fixture.server.complaints)
    console.log(`  unexplained in the server's log, ${count}×: ${text}`)
  const wrong = new Map(Object.entries(faults).filter(([, found]) => found.length > 0))
  printFaults(wrong)
  return wrong.size === 0

  /** A stolen token is presented, every other time during its owner's refreshes; then the lane gets a new session. */
  async function reuse(lane: Lane) {
    reuses += 1
    await presentOldToken(client, lane, reuses % 2 === 0 ? presenters : 0, faults)
    await moveClock(1_000)
    triedAfterReuse += await findSurvivors(client, lane, faults)
    lanes[lanes.indexOf(lane)] = await openLane(fixture, { isBound: lane.cookie !== null })
  }

  async function moveClock(ms: number) {
    aheadMs += ms
    await client.insist({ method: 'POST', path: '/drill/clock', json: { aheadMs } })
    fixture.clock.setAhead(aheadMs)
  }
}
