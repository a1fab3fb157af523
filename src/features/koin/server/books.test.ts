import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { koin } from '#lib/money.ts'
import { openFeatureFixture } from '#tests/fixtures/feature.ts'
import { openWallets } from './commands.ts'
import { rewardKoin } from './reward-commands.ts'

const { db, clock, runAsOwner } = await openFeatureFixture()
const named = await sql<{ name: string }>`select current_database() as name`.execute(db)
const url = inject('postgres') + named.rows[0]!.name
const script = fileURLToPath(new URL('../../../../scripts/books.ts', import.meta.url))

/** Runs the command as an operator does. */
async function runBooks(env: Record<string, string>): Promise<{ code: number; output: string }> {
  const run = promisify(execFile)(process.execPath, [script], { env: { ...process.env, ...env } })
  return run.then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    ({ code, stdout, stderr }) => ({ code, output: stdout + stderr }),
  )
}

test('the books command lists the accounts and fails on any fault', async () => {
  const userId = crypto.randomUUID()
  await db.transaction().execute(async (tx) => {
    await openWallets(tx, { userId, now: clock.now })
    const reason = { userId, cause: 'exam', title: 'สอบปลายภาค', href: null, now: clock.now }
    await rewardKoin(tx, { ...reason, source: 'quiz-final', amount: koin(123_456) })
  })
  const sound = await runBooks({ DATABASE_URL: url, MIGRATION_DATABASE_URL: '' })
  expect(sound.output).toMatch(/^koin +wallet +1 +1,234\.56$/m)
  expect(sound.output).toMatch(/^koin +reward:quiz-final +1 +−1,234\.56$/m)
  expect(sound.output).toMatch(/checks, no fault\n$/)
  expect(sound.code).toBe(0)

  await runAsOwner(`update wallet set satang = satang + 1 where currency = 'koin'`)
  const wrong = await runBooks({ DATABASE_URL: url, MIGRATION_DATABASE_URL: '' })
  expect(wrong.output).toContain(`✗ drifted_wallet: 1\n    ${userId} koin 123457 123456 1 1\n`)
  expect(wrong.code).toBe(1)
})
