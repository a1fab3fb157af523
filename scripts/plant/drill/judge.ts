import { openDb } from '#db/open.ts'
import { readRates } from '#features/koin/server/rate-queries.ts'
import { findStoreFaults } from '#tests/fixtures/store.ts'
import { type Books, readBooks } from '../../drill/money/money-books.ts'
import { compareBooks, type Differences, differenceKinds } from '../../drill/money/money-check.ts'
import { findClaimFaults } from '../../drill/money/money-claims.ts'
import { type Judged, judgeRecords } from '../../drill/money/money-oracle.ts'
import { printFaults, printTable, round } from '../../drill/support/report.ts'
import { type Load, type LoadRun, longestSilence, startKoin } from './load.ts'

type Verdict = { judged: Judged; differences: Differences }

/** Compares what was acknowledged with what is in the books, and audits the whole ledger. */
export async function judgeRun(load: Load, run: Pick<LoadRun, 'records'>): Promise<Verdict> {
  const db = openDb(load.urls.owner, { max: 2 })
  try {
    const judged = judgeRecords(run.records, new Map())
    for (const { id } of load.persons) judged.expected.transfer.set(`${id} test:start`, startKoin)
    const rates = await readRates(db, ['reward-cap.day', 'reward-cap.week'], new Date())
    const caps = { day: rates['reward-cap.day'].koin, week: rates['reward-cap.week'].koin }
    const books = await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((tx) => readBooks(tx, caps))
    const differences = compareBooks(judged.expected, onlyOf(books, new Set(load.persons.map(({ id }) => id))))
    differences.audit.push(...(await findStoreFaults({ db })), ...(await findClaimFaults({ db }, load.missions)))
    return { judged, differences }
  } finally {
    await db.destroy()
  }
}

/** What a failover may take. */
const maxSilenceMs = 30_000

/** Judges a run and prints it: nothing acknowledged is lost, and acts are answered again in time. Returns whether it held. */
export async function verdict(
  name: string,
  run: LoadRun,
  load: Load,
  figures: [string, string | number][],
): Promise<boolean> {
  const isClean = printRun(name, run, await judgeRun(load, run), figures)
  const { ms } = longestSilence(run.answeredAt)
  if (ms > maxSilenceMs) console.log(`  ✗ back after ${round(ms / 1000)} s, promised are ${maxSilenceMs / 1000}`)
  return isClean && ms <= maxSilenceMs
}

/** The books of the drill's people: an earlier drill left others. The checks of the whole ledger stay whole. */
function onlyOf(books: Books, ids: ReadonlySet<string>): Books {
  const isTheirs = ({ key }: { key: string }) => ids.has(key.split(' ')[0]!)
  const rows = Object.fromEntries(
    Object.entries(books.rows).map(([table, all]) => [table, all.filter(isTheirs)]),
  ) as Books['rows']
  return { ...books, rows, balances: new Map([...books.balances].filter(([id]) => ids.has(id))) }
}

/** Prints the figures of a run and its faults. Returns whether there are none. */
export function printRun(
  name: string,
  run: LoadRun,
  { judged, differences }: Verdict,
  more: [string, string | number][],
): boolean {
  const { records, traffic, pages, answeredAt } = run
  const silence = longestSilence(answeredAt)
  printTable(name, [
    ['acts', records.length],
    ['acknowledged', judged.acknowledged],
    ['refused (not enough koin)', judged.refused],
    ['requests, of them retries', `${traffic.requests}, ${traffic.broken + traffic.busy + traffic.failed}`],
    ['  no reply, 503, other 5xx', `${traffic.broken}, ${traffic.busy}, ${traffic.failed}`],
    ['longest time without an act, s', round(silence.ms / 1000)],
    ['  from second', round(silence.from / 1000)],
    ['pages read, failed', `${pages.asked}, ${pages.failed}`],
    ...more,
    ...differenceKinds.map((kind): [string, number] => [kind, differences[kind].length]),
    ['contradicting answers', judged.contradictions.length],
    ['refused for no reason', judged.wrongRefusals.length],
  ])
  const faults = new Map<string, string[]>([
    ...Object.entries(differences),
    ['contradicting answers', judged.contradictions],
    ['refused for no reason', judged.wrongRefusals],
  ])
  const wrong = new Map([...faults].filter(([, found]) => found.length > 0))
  printFaults(wrong)
  return wrong.size === 0
}
