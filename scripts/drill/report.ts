import { formatNumber } from '#lib/money.ts'
import type { Traffic } from './http-client.ts'

/** Prints figures under a title, names left and numbers right. */
export function printTable(title: string, rows: [name: string, value: number | string][]) {
  const cells = rows.map(([name, value]) => [name, typeof value === 'number' ? formatNumber(value) : value] as const)
  const [left, right] = [0, 1].map((i) => Math.max(...cells.map((row) => row[i]!.length)))
  console.log(`\n${title}`)
  for (const [name, value] of cells) console.log(`  ${name.padEnd(left!)}  ${value.padStart(right!)}`)
}

/** Prints what was wrong, the first few of each kind. */
export function printFaults(faults: Map<string, string[]>) {
  for (const [kind, found] of faults) {
    console.log(`  ✗ ${kind}: ${formatNumber(found.length)}`)
    for (const one of found.slice(0, 5)) console.log(`      ${one}`)
  }
}

/** Says every few seconds how far it is; call the answer to end that. */
export function showProgress(line: () => string): () => void {
  const timer = setInterval(() => console.log(`  … ${line()}`), 10_000)
  return () => clearInterval(timer)
}

/** A number with so many decimals and its thousands parted. */
export function round(value: number, decimals = 1): string {
  return value.toLocaleString('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
}

/** What went over the wire so far, in one line. */
export function describeTraffic({ requests, broken, busy, failed }: Traffic): string {
  return `${requests} requests, ${broken} without reply, ${busy} busy, ${failed} failed`
}
