import { openDb } from '#db/open.ts'
import { readRates } from '#features/koin/server/rate-queries.ts'
import { aPremium, findStoreFaults } from '#tests/fixtures/store.ts'
import { newSolver } from '../quizzes/quiz-solver.ts'
import { drillStart } from '../support/clock.ts'
import type { Drill, Fixture } from '../support/drill-fixture.ts'
import { newTraffic } from '../support/http-client.ts'
import { newRandom } from '../support/random.ts'
import { describeTraffic, showProgress } from '../support/report.ts'
import { type Caps, readBooks } from './money-books.ts'
import { compareBooks } from './money-check.ts'
import { findClaimFaults, openMissions } from './money-claims.ts'
import { newKiller } from './money-kills.ts'
import { type Judged, judgeRecords } from './money-oracle.ts'
import { planActs } from './money-plan.ts'
import { plantFaults } from './money-plants.ts'
import { printMoney } from './money-report.ts'
import { runActs } from './money-run.ts'

const startKoin = 5_000
const steps = ['learning-days.5', 'learning-days.10', 'learning-days.15', 'learning-days.20'] as const

/**
 * Many clients send money acts while PostgreSQL and the server are killed; then the ledger is compared with the
 * replies.
 */
export const drillMoney: Drill = async ({ fixture, database, options: { acts, clients, kills, seed } }) => {
  const random = newRandom(seed)
  const plan = planActs(acts, random)
  console.log(`\nmoney: ${acts} acts of ${plan.people} people from ${clients} clients, ${kills}+${kills} kills`)
  const people = await fixture.people(plan.people, { koin: startKoin })
  const price = 700
  const ground = { db: fixture.db, keys: fixture.keys, clock: { now: fixture.clock.now() } }
  const premium = { id: await aPremium(ground, { stock: acts, price }), price }
  const missions = await openMissions(fixture, people, plan)
  const traffic = newTraffic()
  const solve = await newSolver(fixture.db)
  const killer = newKiller({ database, server: fixture.server, traffic, acts, kills })
  const hide = showProgress(() => `${killer.ended()} acts, kills ${killer.count()}, ${describeTraffic(traffic)}`)
  const startedAt = performance.now()
  const records = await runActs({ fixture, plan, people, premium, missions, clients, traffic, killer, solve, random })
  const done = await killer.kills
  const seconds = (performance.now() - startedAt) / 1000
  hide()
  // No request is in flight from here on, so the ledger no longer changes.
  await fixture.server.stop()

  const { caps, milestones } = await readRules(fixture)
  const judged = judgeRecords(records, milestones)
  for (const { id } of people) judged.expected.transfer.set(`${id} test:start`, startKoin)
  const differences = await compareWithBooks(fixture, judged, caps)
  differences.audit.push(...(await findStoreFaults(fixture)), ...(await findClaimFaults(fixture, missions)))
  const plants = await plantFaults(fixture.urls.superuser, judged.expected, caps)
  const { complaints, falls } = fixture.server
  const run = {
    plan,
    records,
    traffic,
    kills: done,
    seconds,
    complaints,
    falls: falls(),
    revivals: database.revivals(),
  }
  return printMoney({ run, judged, differences, plants })
}

async function readRules({ db }: Fixture) {
  const rates = await readRates(db, [...steps, 'reward-cap.day', 'reward-cap.week'], drillStart)
  return {
    caps: { day: rates['reward-cap.day'].koin, week: rates['reward-cap.week'].koin },
    milestones: new Map(steps.map((key) => [rates[key].threshold!, rates[key].koin])),
  }
}

/** As the owner, without a statement timeout; all in one snapshot. */
async function compareWithBooks({ urls }: Fixture, { expected }: Judged, caps: Caps) {
  const db = openDb(urls.owner, { max: 1 })
  try {
    const transaction = db.transaction().setIsolationLevel('repeatable read')
    return compareBooks(expected, await transaction.execute((tx) => readBooks(tx, caps)))
  } finally {
    await db.destroy()
  }
}
