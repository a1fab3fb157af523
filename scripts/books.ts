// `npm run books`: prints every account of the ledger and all faults; the exit code is 1 when there are any. The
// database is MIGRATION_DATABASE_URL or DATABASE_URL, else the embedded one, running or not.
import fs from 'node:fs'
import path from 'node:path'
import { startPostgres } from '#db/embedded.ts'
import { identify, readPidFile } from '#db/embedded-holder.ts'
import { findPlace } from '#db/embedded-place.ts'
import { StartError } from '#db/start-error.ts'
import {
  type AccountBalance,
  auditLedger,
  type LedgerFault,
  ledgerChecks,
  listAccounts,
} from '#features/koin/server/audit-queries.ts'
import { readBooks } from '#features/koin/server/books-queries.ts'
import { formatKoin, formatNumber } from '#lib/money.ts'
import { root } from './install.mjs'

const role = 'koinklass_owner'
const database = 'koinklass'

try {
  const { url, stop } = await findDatabase()
  try {
    process.exitCode = await printBooks(url)
  } finally {
    await stop()
  }
} catch (error) {
  console.error(error instanceof StartError ? error.message : error)
  process.exitCode = 1
}

async function findDatabase(): Promise<{ url: string; stop: () => Promise<void> }> {
  const given = process.env.MIGRATION_DATABASE_URL || process.env.DATABASE_URL
  if (given) return { url: given, stop: async () => {} }
  const { DATA_DIR } = process.env
  const place = findPlace(path.resolve(root, DATA_DIR || 'data'), { isChosen: Boolean(DATA_DIR) })
  const cluster = path.join(place, 'cluster')
  if (!fs.existsSync(cluster)) throw new StartError(`there is no database in ${place} yet: npm start makes it`)
  const running = readPidFile(cluster)
  if (running?.isReady && identify(running.pid) !== null) {
    const passwords: Record<string, string> = JSON.parse(fs.readFileSync(path.join(place, 'passwords.json'), 'utf8'))
    const url = `postgres://${role}:${passwords[role]}@127.0.0.1:${running.port}/${database}`
    return { url, stop: async () => {} }
  }
  const postgres = await startPostgres(place, { durable: true })
  return { url: postgres.url(database, role), stop: postgres.stop }
}

/** Reads accounts and faults from one snapshot and prints them. Returns the exit code. */
async function printBooks(url: string): Promise<number> {
  const books = await readBooks(url, async (tx) => ({
    accounts: await listAccounts(tx),
    faults: await auditLedger(tx),
  }))
  console.log(describeAccounts(books.accounts).join('\n'))
  console.log(describeFaults(books.faults).join('\n'))
  return books.faults.length ? 1 : 0
}

function describeAccounts(accounts: AccountBalance[]): string[] {
  const rows = accounts.map(({ currency, account, lines, satang }) => [
    currency,
    account,
    formatNumber(lines),
    formatKoin(satang),
  ])
  const table = [['currency', 'account', 'lines', 'balance'], ...rows]
  const widths = table[0]!.map((_, i) => Math.max(...table.map((row) => row[i]!.length)))
  const written = table.map((row) =>
    row.map((cell, i) => (i < 2 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join('  '),
  )
  return [written[0]!, widths.map((width) => '─'.repeat(width)).join('──'), ...written.slice(1), '']
}

function describeFaults(faults: LedgerFault[]): string[] {
  if (faults.length === 0) return [`books: ${ledgerChecks.length} checks, no fault`]
  const details = faults.flatMap(({ check, count, examples }) => [
    `✗ ${check}: ${formatNumber(count)}`,
    ...examples.map((example) => `    ${example}`),
    ...(count > examples.length ? ['    …'] : []),
  ])
  return [...details, '', `books: ${faults.length} of ${ledgerChecks.length} checks FAILED`]
}
