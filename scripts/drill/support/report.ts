import { formatNumber } from '#lib/money.ts'
import type { Traffic } from './http-client.ts'

/** Prints figures under a title, names left-aligned and numbers right-aligned. */
export function printTable(title: string, rows: [name: string, value: number | string][]) {
  const cells = rows.map(([name, value]) => [name, typeof value === 'number' ? formatNumber(value) : value] as const)
  const [left, right] = [0, 1].map((i) => Math.max(...cells.map((row) => row[i]!.length)))
  console.log(`\n${title}`)
  for (const [name, value] of cells) console.log(`  ${name.padEnd(left!)}  ${value.padStart(right!)}`)
}

/** Prints faults, the first few of each kind. */
export function printFaults(faults: Map<string, string[]>) {
  for (const [kind, found] of faults) {
    console.log(`  ✗ ${kind}: ${formatNumber(found.length)}`)
    for (const one of found.slice(0, 5)) console.log(`      ${one}`)
  }
}

/** Prints the progress every few seconds; call the result to stop. */
export function showProgress(line: () => string): () => void {
  const timer = setInterval(() => console.log(`  … ${line()}`), 10_000)
  return () => clearInterval(timer)
}

/** Formats a number with decimals and thousands separators. */
export function round(value: number, decimals = 1): string {
  return value.toLocaleString('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
}

/** The traffic so far, in one line. */
export function describeTraffic({ requests, broken, busy, failed }: Traffic): string {
  return `${requests} requests, ${broken} without reply, ${busy} busy, ${failed} failed`
}
