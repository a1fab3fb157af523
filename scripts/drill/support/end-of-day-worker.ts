// A worker to be killed: one kind of nights, one after the other. Started by end-of-day-child.ts.
import { setTimeout as sleep } from 'node:timers/promises'
import { openDb } from '#db/open.ts'
import { runBankEndOfDay } from '#features/bank/deposits/server/end-of-day-commands.ts'
import { runFundEndOfDays } from '#features/bank/fund-orders/server/end-of-day-commands.ts'
import { takeDueInstalments } from '#features/robo/accounts/server/review/end-of-day-commands.ts'
import type { EndOfDayKind, EndOfDaySpan } from './end-of-day-child.ts'

const { DATABASE_URL = '', NIGHT_KIND, NIGHT_SPAN = '' } = process.env

// The worker ends with the drill's process.
process.once('disconnect', () => process.exit())
let span: EndOfDaySpan = JSON.parse(NIGHT_SPAN)
process.on('message', (told) => {
  span = told as EndOfDaySpan
})

const db = openDb(DATABASE_URL, { max: 2 })
const endOfDays: Record<EndOfDayKind, (now: Date) => Promise<unknown>> = {
  // Small batches, so that the workers and the kills meet in the middle of a night.
  bank: (now) => runBankEndOfDay(db, now, { batch: 7 }),
  funds: (now) => runFundEndOfDays(db, now, { batch: 3 }),
  instalments: (now) => takeDueInstalments(db, now, { max: 1 }),
}
/** Instalments are few: one at a time, so that most kills come while some are still due. */
const restMs = NIGHT_KIND === 'instalments' ? 150 : 20
const run = endOfDays[NIGHT_KIND as EndOfDayKind]

process.send?.('up')
for (;;) {
  const { from, hours, nth } = span
  // Without a database a night fails, and the next one goes on.
  const isDone = await run(new Date(from + Math.min(nth, hours) * 3_600_000)).then(
    () => true,
    () => false,
  )
  if (isDone) {
    if (span.from === from) span = { from, hours, nth: nth + 1 }
    process.send?.('night')
  }
  await sleep(restMs)
}
