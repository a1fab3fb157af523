import { anEvent } from '#tests/fixtures/events.ts'
import { newKiller } from '../money/money-kills.ts'
import type { Drill } from '../support/drill-fixture.ts'
import { newClient, newTraffic } from '../support/http-client.ts'
import { describeTraffic, printFaults, printTable, round, showProgress } from '../support/report.ts'
import { findWritingFaults } from './writing-check.ts'
import { type Ledger, writeAll } from './writing-lane.ts'

const postsOfEach = 6
const fee = 100

/**
 * Authors write, save, submit and join events while moderators decide and PostgreSQL and the server are killed:
 * whatever was acknowledged must exist exactly once afterwards. From their fifth approved post on an author's text is
 * published before the decision.
 */
export const drillWriting: Drill = async ({ fixture, database, options: { writers, saves, kills } }) => {
  console.log(`\nwriting: ${writers} authors of ${postsOfEach} posts, ${saves} saves each, ${kills}+${kills} kills`)
  const authors = await fixture.people(writers, { koin: fee * postsOfEach })
  const [one, other] = await fixture.people(2, { roles: ['moderator'] })
  const events: string[] = []
  for (let i = 0; i < postsOfEach; i++)
    events.push(
      await anEvent({ db: fixture.db, clock: { now: fixture.clock.now() } }, { capacity: Math.ceil(writers / 2), fee }),
    )
  const traffic = newTraffic()
  const acts = writers * postsOfEach * saves
  const killer = newKiller({ database, server: fixture.server, traffic, acts, kills })
  const ledger: Ledger = { written: [], seats: [], contradictions: [] }
  const hide = showProgress(() => `${killer.ended()} saves, kills ${killer.count()}, ${describeTraffic(traffic)}`)
  const startedAt = performance.now()
  await Promise.all(
    authors.map(async (author) => {
      const client = newClient(fixture.server.port, traffic, { sockets: 4 })
      await writeAll({ fixture, client, killer, author, moderators: [one!, other!], events, saves, ledger })
      client.close()
    }),
  )
  const done = await killer.kills
  hide()
  const seconds = (performance.now() - startedAt) / 1000
  await fixture.server.stop()
  const faults = await findWritingFaults(fixture.db, ledger)
  const falls = fixture.server.falls()
  if (falls) faults.set('server fell by itself', [`${falls} times`])
  printTable('writing', [
    ['authors', writers],
    ['posts', ledger.written.length],
    ['saves acknowledged', acts],
    ['handed in', ledger.written.reduce((sum, { handedIn }) => sum + handedIn.length, 0)],
    ['decided, two moderators at once', ledger.written.reduce((sum, { decisions }) => sum + decisions.length, 0)],
    ['seats asked for', ledger.seats.length],
    ['kills of PostgreSQL and the server', done.length],
    ['  requests under way then', done.reduce((sum, { inFlight }) => sum + inFlight, 0)],
    ['requests', traffic.requests],
    ['  no reply, 503, other 5xx', `${traffic.broken}, ${traffic.busy}, ${traffic.failed}`],
    ['seconds', round(seconds)],
    ['faults', [...faults.values()].flat().length],
  ])
  for (const [text, count] of fixture.server.complaints) console.log(`  in the server's log, ${count}×: ${text}`)
  printFaults(faults)
  return faults.size === 0
}
