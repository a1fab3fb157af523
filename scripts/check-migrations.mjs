// Fails when a migration does to a big table what blocks the people who use it (squawk, https://squawkhq.com), unless
// migration-exceptions.json says why it may, and when such an exception is no longer needed.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from './install.mjs'

/** Rules of squawk that are off, and why. All others hold. */
const off = {
  'require-lock-timeout': 'src/db/migrate.ts sets it for every migration: 3 s',
  'require-statement-timeout': 'migrations run without one, as src/db/migrate.ts says',
  'prefer-bigint-over-int':
    'no table has a numbered id; an int counts what a CHECK or a rule bounds, money is `satang`',
  'prefer-bigint-over-smallint': 'as with int: places, scores and levels that a CHECK bounds',
}

/**
 * What squawk finds in files of SQL. Migrations run in a transaction.
 * @param {string[]} files
 * @returns {{ file: string, line: number, rule: string, message: string }[]}
 */
export function lintMigrations(files) {
  const { status, stdout, stderr, error } = spawnSync(
    process.execPath,
    [
      path.join(root, 'node_modules/squawk-cli/js/bin/squawk'),
      ...['--reporter', 'json', '--assume-in-transaction', '--pg-version', '15.0'],
      ...['--no-error-on-unmatched-pattern', '--exclude', Object.keys(off).join(',')],
      ...files,
    ],
    // Away from the project, so that no settings file of anybody's changes the rules.
    { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  )
  if (error || (status !== 0 && status !== 1)) throw new Error(`squawk did not run: ${error?.message ?? stderr}`)
  return JSON.parse(stdout || '[]').map(({ file, line, rule_name, message, help }) => ({
    file: path.basename(file),
    line: line + 1,
    rule: rule_name,
    message: help ? `${message}. ${help}` : message,
  }))
}

/**
 * One sentence for each fault: findings without an exception, exceptions without a finding, and exceptions that stand in
 * the SQL, where nobody asks for their reason. `texts` are the migrations by name.
 */
export function findMigrationFaults(findings, exceptions, texts) {
  const allowed = new Map()
  const faults = []
  for (const { reason, migrations } of exceptions) {
    if (!reason?.trim()) faults.push('an exception of migration-exceptions.json has no reason')
    for (const [file, rules] of Object.entries(migrations))
      for (const [rule, count] of Object.entries(rules)) allowed.set(`${file} ${rule}`, count)
  }
  for (const [key, found] of Map.groupBy(findings, ({ file, rule }) => `${file} ${rule}`)) {
    const count = allowed.get(key) ?? 0
    allowed.delete(key)
    if (found.length > count)
      faults.push(...found.map(({ file, line, rule, message }) => `${file}:${line} ${rule}: ${message}`))
    else if (found.length < count)
      faults.push(`migration-exceptions.json allows ${key} ${count} times, it is found ${found.length} times`)
  }
  for (const key of allowed.keys()) faults.push(`migration-exceptions.json allows ${key}, which is not found`)
  for (const [file, text] of Object.entries(texts))
    if (text.includes('squawk-ignore')) faults.push(`${file} excepts itself: put it into migration-exceptions.json`)
  return faults
}

function main() {
  const folder = path.join(root, 'src/db/migrations')
  const names = fs.readdirSync(folder).filter((name) => name.endsWith('.sql'))
  const files = names.map((name) => path.join(folder, name))
  const exceptions = JSON.parse(fs.readFileSync(path.join(root, 'scripts/migration-exceptions.json'), 'utf8'))
  const texts = Object.fromEntries(files.map((file) => [path.basename(file), fs.readFileSync(file, 'utf8')]))
  const faults = findMigrationFaults(lintMigrations(files), exceptions, texts)
  for (const fault of faults) console.log(fault)
  process.exitCode = faults.length ? 1 : 0
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main()
