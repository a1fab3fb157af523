import { sql } from 'kysely'
import { afterAll, expect, inject, test } from 'vitest'
import { openDb, type Tx } from '#db/open.ts'
import { koin, practiceBaht } from '#lib/money.ts'
import { openFeatureFixture } from '#tests/fixtures/feature.ts'
import { auditLedger, type LedgerCheck, ledgerChecks, listAccounts } from './audit-queries.ts'
import { moveMoney, openWallets, spendKoin } from './commands.ts'
import { recordLearningDay } from './learning-commands.ts'
import { rewardKoin } from './reward-commands.ts'
import { giveSkillPoints } from './skill-commands.ts'

const { db, clock } = await openFeatureFixture()
const named = await sql<{ name: string }>`select current_database() as name`.execute(db)
const superuser = openDb(inject('postgres') + named.rows[0]!.name)
afterAll(() => superuser.destroy())

const now = clock.now
const userId = crypto.randomUUID()
const reason = { userId, title: 'ทดสอบ', href: null, now }
await db.transaction().execute(async (tx) => {
  await openWallets(tx, { userId, now })
  await giveSkillPoints(tx, { ...reason, cause: 'quiz', points: { saving: 3 } })
  await recordLearningDay(tx, { userId, day: '2026-11-21', now })
  await rewardKoin(tx, { ...reason, cause: 'quiz', source: 'quiz-daily', amount: koin(500) })
  await rewardKoin(tx, { ...reason, cause: 'exam', source: 'quiz-final', amount: koin(20_000) })
  await spendKoin(tx, { ...reason, cause: 'join', account: 'event_fee', amount: koin(1000) })
  await moveMoney(tx, {
    ...reason,
    cause: 'start',
    currency: 'practice_baht',
    lines: [
      { account: 'wallet', amount: practiceBaht(1_000_000) },
      { account: 'allowance', amount: practiceBaht(-1_000_000) },
    ],
  })
})

/** Runs the audit after a change that the database would refuse, made with triggers disabled; then rolls back. */
async function audit(plant: (tx: Tx) => Promise<unknown>): Promise<string[]> {
  const tx = await superuser.startTransaction().execute()
  try {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`alter table wallet drop constraint wallet_satang_check`.execute(tx)
    await plant(tx)
    return (await auditLedger(tx)).map((fault) => fault.check)
  } finally {
    await tx.rollback().execute()
  }
}

const plants: [fault: string, found: LedgerCheck[], change: string][] = [
  [
    'a line of another amount',
    ['unbalanced', 'drifted_wallet', 'overpaid_reward', 'drifted_reward_week'],
    `update ledger_entry set satang = 501 where account = 'wallet' and satang = 500`,
  ],
  [
    'a line of a system account of another amount',
    ['unbalanced'],
    `update ledger_entry set satang = -499 where account = 'reward:quiz-daily'`,
  ],
  ['a line that is gone', ['unbalanced'], `delete from ledger_entry where account = 'event_fee'`],
  [
    'a transfer without lines',
    ['empty'],
    `insert into ledger_transfer select user_id, currency, gen_random_uuid(), 'empty', title, href, made_at
     from ledger_transfer where cause = 'join'`,
  ],
  ['lines without a transfer', ['stray'], `delete from ledger_transfer where cause = 'start'`],
  [
    'a transfer of two currencies',
    ['unbalanced', 'stray', 'unknown_account'],
    `update ledger_entry set currency = 'practice_baht' where account = 'event_fee'`,
  ],
  [
    'an account that nobody knows',
    ['unknown_account'],
    `update ledger_entry set account = 'pocket' where account = 'event_fee'`,
  ],
  [
    'a wallet with a hundredth more',
    ['drifted_wallet'],
    `update wallet set satang = satang + 1 where currency = 'koin'`,
  ],
  [
    'a wallet that counts a transfer less',
    ['drifted_wallet'],
    `update wallet set transfers = transfers - 1 where currency = 'koin'`,
  ],
  ['a wallet that is gone', ['drifted_wallet'], `delete from wallet where currency = 'practice_baht'`],
  [
    'a wallet that owes',
    ['drifted_wallet', 'negative_wallet'],
    `update wallet set satang = -1 where currency = 'koin'`,
  ],
  ['a reward that asked for less than it was paid', ['overpaid_reward'], 'update capped_reward set asked = 499'],
  [
    'a reward that was paid beside the caps',
    ['drifted_reward_week'],
    `insert into capped_reward select user_id, 'exam', day, 20000 from capped_reward`,
  ],
  ['a reward under the caps that is gone', ['drifted_reward_week'], 'delete from capped_reward'],
  ['a week that counts less than was paid', ['drifted_reward_week'], 'update reward_week set paid[6] = paid[6] - 1'],
  [
    'a week that counts it on another day',
    ['drifted_reward_week'],
    'update reward_week set paid[6] = 0, paid[5] = paid[6]',
  ],
  ['skill points that the total lacks', ['drifted_skill'], 'update skill_total set points = points - 1'],
  ['a gain that the total does not count', ['drifted_skill'], 'update skill_total set gains = gains - 1'],
  ['a row of skill points that is gone', ['drifted_skill'], 'delete from skill_point'],
  [
    'a learning day that its month does not count',
    ['drifted_learning_month'],
    `insert into learning_day select user_id, '2026-11-22' from learning_day`,
  ],
  ['a month that counts a day too many', ['drifted_learning_month'], 'update learning_month set days = days + 1'],
]

test('a correct ledger has no fault', async () => {
  expect(await auditLedger(db)).toEqual([])
  expect(await audit(async () => {})).toEqual([])
})

test.each(plants)('%s is found', async (_fault, found, change) => {
  expect((await audit((tx) => sql.raw(change).execute(tx))).sort()).toEqual(found.toSorted())
})

test('every check has found something above', () => {
  expect([...new Set(plants.flatMap(([, found]) => found))].sort()).toEqual(ledgerChecks.toSorted())
})

test('a fault has a count and examples', async () => {
  const tx = await superuser.startTransaction().execute()
  await sql`update wallet set satang = satang + 1 where currency = 'koin'`.execute(tx)
  expect(await auditLedger(tx)).toEqual([
    { check: 'drifted_wallet', count: 1, examples: [`${userId} koin 19501 19500 3 3`] },
  ])
  await tx.rollback().execute()
})

test('the accounts of a currency sum to zero', async () => {
  expect(await listAccounts(db)).toEqual([
    { currency: 'koin', account: 'wallet', lines: 3, satang: 19_500 },
    { currency: 'koin', account: 'event_fee', lines: 1, satang: 1000 },
    { currency: 'koin', account: 'reward:quiz-daily', lines: 1, satang: -500 },
    { currency: 'koin', account: 'reward:quiz-final', lines: 1, satang: -20_000 },
    { currency: 'practice_baht', account: 'wallet', lines: 1, satang: 1_000_000 },
    { currency: 'practice_baht', account: 'allowance', lines: 1, satang: -1_000_000 },
  ])
})
