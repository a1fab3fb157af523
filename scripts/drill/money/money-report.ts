import type { Traffic } from '../support/http-client.ts'
import { printFaults, printTable, round } from '../support/report.ts'
import { type Differences, differenceKinds } from './money-check.ts'
import type { Kill } from './money-kills.ts'
import type { Judged } from './money-oracle.ts'
import type { Plan } from './money-plan.ts'
import type { ActRecord } from './money-run.ts'

type Run = {
  plan: Plan
  records: ActRecord[]
  traffic: Traffic
  kills: Kill[]
  seconds: number
  complaints: ReadonlyMap<string, number>
  falls: number
  revivals: number
}
type Outcome = {
  run: Run
  judged: Judged
  differences: Differences
  plants: { planted: number; unseen: string[] }
}

/** Prints figures and faults; returns whether there are no faults. */
export function printMoney({ run, judged, differences, plants: { planted, unseen } }: Outcome): boolean {
  const { contradictions, wrongRefusals } = judged
  printTable('money', [
    ...describeRun(run, judged),
    ...differenceKinds.map((kind): [string, number] => [kind, differences[kind].length]),
    ['contradicting answers', contradictions.length],
    ['refused for no reason', wrongRefusals.length],
    ['server fell by itself', run.falls],
    ['planted faults seen', `${planted - unseen.length} of ${planted}`],
  ])
  console.log(`  ${describeKinds(run)}`)
  for (const line of describeKills(run)) console.log(`  ${line}`)
  for (const [text, count] of run.complaints) console.log(`  unexplained in the server's log, ${count}×: ${text}`)
  const faults = new Map<string, string[]>([
    ...Object.entries(differences),
    ['contradicting answers', contradictions],
    ['refused for no reason', wrongRefusals],
    ['planted faults unseen', unseen],
    ['server fell by itself', Array.from({ length: run.falls }, () => 'it ended and nobody had killed it')],
  ])
  const wrong = new Map([...faults].filter(([, found]) => found.length > 0))
  printFaults(wrong)
  return wrong.size === 0
}

function describeRun(run: Run, judged: Judged): [string, number | string][] {
  const { plan, records, traffic, kills, seconds } = run
  return [
    ['acts', records.length],
    ['people', plan.people],
    ['acknowledged', judged.acknowledged],
    ['refused (not enough koin)', judged.refused],
    ['pressed twice at once', records.filter(({ act }) => act.clicks === 2).length],
    ['sent again later', records.filter(({ later }) => later.length > 0).length],
    ['requests', traffic.requests],
    ['retries', traffic.broken + traffic.busy + traffic.failed],
    ['  no reply, 503, other 5xx', `${traffic.broken}, ${traffic.busy}, ${traffic.failed}`],
    ['done by a try without reply', judged.inTheDark],
    ['kills of PostgreSQL, server', ['postgres', 'server'].map((one) => countOf(kills, one)).join(', ')],
    ['seconds', round(seconds)],
    ['acts/s', round(records.length / seconds)],
  ]
}

function describeKinds({ records }: Run): string {
  const kinds = Map.groupBy(records, ({ act }) => act.body.kind)
  return [...kinds].map(([kind, { length }]) => `${length} ${kind}`).join(', ')
}

function countOf(kills: Kill[], wanted: string): number {
  return kills.filter(({ target }) => target === wanted).length
}

function describeKills({ kills, revivals }: Run): string[] {
  return [
    ...kills.map(
      ({ target, processes, at, inFlight, awayMs }) =>
        `kill -9 ${target} (${processes} of its processes) after ${at} acts, ${inFlight} requests under way, back in ${round(awayMs / 1000)} s`,
    ),
    ...(revivals ? [`the launcher gave PostgreSQL up ${revivals}×, and it was started anew on its data`] : []),
  ]
}
