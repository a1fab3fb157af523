// Runs the drills one by one on one PostgreSQL; the exit code is 1 unless all fault counts are zero.
import { StartError } from '#db/start-error.ts'
import { drillBank } from './bank/bank-drill.ts'
import { drillBankYears } from './bank/bank-years-drill.ts'
import { drillFunds } from './bank/funds-drill.ts'
import { drillRobo } from './bank/robo-drill.ts'
import { drillEvents } from './events/events-drill.ts'
import { drillFaults } from './faults/faults-drill.ts'
import { drillCatchMe } from './games/catch-me-drill.ts'
import { drillGames } from './games/games-drill.ts'
import { drillHostile } from './hostile/hostile-drill.ts'
import { drillMoney } from './money/money-drill.ts'
import { type DrillName, readOptions } from './options.ts'
import { drillExams } from './quizzes/exam-drill.ts'
import { drillQuiz } from './quizzes/quiz-drill.ts'
import { drillSessions } from './sessions/sessions-drill.ts'
import { drillKrazyDay } from './store/krazy-day-drill.ts'
import { drillStore } from './store/store-drill.ts'
import type { ClockKind } from './support/clock.ts'
import { newDrillDatabase } from './support/database.ts'
import { type Drill, openFixture } from './support/drill-fixture.ts'
import { round } from './support/report.ts'
import { drillWriting } from './writing/writing-drill.ts'

const drills: Record<DrillName, { clock: ClockKind; run: Drill }> = {
  quiz: { clock: 'runs', run: drillQuiz },
  'catch-me': { clock: 'stands', run: drillCatchMe },
  games: { clock: 'stands', run: drillGames },
  exams: { clock: 'runs', run: drillExams },
  events: { clock: 'runs', run: drillEvents },
  store: { clock: 'runs', run: drillStore },
  writing: { clock: 'runs', run: drillWriting },
  // A fixed clock: grace periods and token lifetimes must not depend on the speed of the machine.
  sessions: { clock: 'stands', run: drillSessions },
  money: { clock: 'runs', run: drillMoney },
  'krazy-day': { clock: 'stands', run: drillKrazyDay },
  bank: { clock: 'stands', run: drillBank },
  'bank-funds': { clock: 'stands', run: drillFunds },
  'bank-years': { clock: 'stands', run: drillBankYears },
  robo: { clock: 'stands', run: drillRobo },
  hostile: { clock: 'runs', run: drillHostile },
  faults: { clock: 'stands', run: drillFaults },
}

const stopsInReverse: (() => Promise<void>)[] = []
let isEnding = false

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) process.on(signal, () => void end(1))
process.on('unhandledRejection', fail)
process.channel?.unref()

try {
  await end((await runDrills()) ? 0 : 1)
} catch (error) {
  await fail(error)
}

async function runDrills(): Promise<boolean> {
  const options = readOptions(process.argv.slice(2), process.env)
  const startedAt = performance.now()
  const database = newDrillDatabase()
  stopsInReverse.push(database.stop)
  await database.ready
  console.log(`drill: PostgreSQL in ${database.dir}, seed ${options.seed}`)
  const failed: string[] = []
  for (const name of options.drills) {
    const fixture = await openFixture(database, name, drills[name].clock)
    stopsInReverse.push(fixture.stop)
    if (!(await drills[name].run({ fixture, database, options }))) failed.push(name)
    stopsInReverse.pop()
    await fixture.stop()
  }
  const verdict = failed.length ? `FAILED: ${failed.join(', ')}` : 'all zero that must be'
  console.log(`\ndrill: ${verdict} (${round((performance.now() - startedAt) / 1000)} s)`)
  return failed.length === 0
}

async function fail(error: unknown) {
  if (!isEnding) console.error(error instanceof StartError ? error.message : error)
  await end(1)
}

async function end(code: number) {
  if (isEnding) return
  isEnding = true
  setTimeout(() => process.exit(1), 30_000).unref()
  for (const stop of stopsInReverse.reverse()) await stop().catch((error) => console.error(error))
  process.exit(code)
}
