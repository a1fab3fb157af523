import type { Books } from './money-books.ts'
import type { Expected } from './money-oracle.ts'

/** Differences between the ledger and the replies, one sentence each; all must be empty. */
export type Differences = { [Kind in (typeof differenceKinds)[number]]: string[] }

export const differenceKinds = [
  /** Acknowledged, but missing in the ledger, or with a smaller amount. */
  'lost',
  /** Twice in the ledger, or with a larger amount than acknowledged. */
  'double',
  /** In the ledger although it was refused or never requested. */
  'ghost',
  'negative',
  /** Entries of a transfer, or of everything, that do not sum to zero. */
  'sum',
  /** Wallets whose balance differs from the sum of the replies. */
  'balance',
  'caps',
  'audit',
] as const

export function compareBooks(expected: Expected, books: Books): Differences {
  const found = Object.fromEntries(differenceKinds.map((kind) => [kind, [] as string[]])) as Differences
  for (const table of Object.keys(expected) as (keyof Expected)[])
    compareTable(found, table, expected[table], books.rows[table])
  found.negative = Array.from({ length: books.negative }, () => 'a wallet below zero')
  found.sum = books.unbalanced
  found.balance = compareBalances(expected.transfer, books.balances)
  found.caps = books.capFaults
  found.audit = books.audit.map(({ check, count, examples }) => `${check}: ${count}, ${examples.join('; ')}`)
  return found
}

function compareTable(
  found: Differences,
  table: string,
  expected: ReadonlyMap<string, number>,
  rows: { key: string; value: number }[],
) {
  const seen = new Set<string>()
  for (const { key, value } of rows) {
    const wanted = expected.get(key)
    if (wanted === undefined) found.ghost.push(`${table} ${key}: ${value}`)
    else if (seen.has(key)) found.double.push(`${table} ${key}: once more`)
    else if (value !== wanted)
      found[Math.abs(value) > Math.abs(wanted) ? 'double' : 'lost'].push(`${table} ${key}: ${value}, not ${wanted}`)
    seen.add(key)
  }
  for (const [key, wanted] of expected) if (!seen.has(key)) found.lost.push(`${table} ${key}: ${wanted}`)
}

function compareBalances(transfers: ReadonlyMap<string, number>, balances: ReadonlyMap<string, number>): string[] {
  const sums = new Map([...balances.keys()].map((userId) => [userId, 0]))
  for (const [key, satang] of transfers) {
    const userId = key.slice(0, key.indexOf(' '))
    sums.set(userId, (sums.get(userId) ?? 0) + satang)
  }
  return [...sums]
    .filter(([userId, sum]) => balances.get(userId) !== sum)
    .map(([userId, sum]) => `${userId}: ${balances.get(userId)}, not ${sum}`)
}
