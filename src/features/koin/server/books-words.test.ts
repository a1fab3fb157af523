import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { koin } from '#lib/money.ts'
import { openFeatureFixture } from '#tests/fixtures/feature.ts'
import { auditLedger } from './audit-queries.ts'
import { openWallets } from './commands.ts'
import { rewardKoin } from './reward-commands.ts'

const { db, clock, runAsOwner } = await openFeatureFixture()
const migration = readFileSync(new URL('../../../db/migrations/0062-books-without-words.sql', import.meta.url), 'utf8')

test('the migration removes words and slugs from old rows, leaves others, and the ledger stays consistent', async () => {
  const userId = crypto.randomUUID()
  const id = '01a1fd55-7a80-7517-89fd-8aef75c4ab20'
  const capped = 'สรุปบทความ ชื่อที่มีคนเขียน (ได้เท่าที่เหลือก่อนถึงเพดาน)'
  const rows = [
    { cause: `post:summary:${id}`, title: capped, href: `/post/detail/${id}/%E0%B8%8A` },
    { cause: `event:attend:${id}`, title: 'เข้าร่วม “ชื่อที่มีคนเขียน”', href: `/events/${id}` },
    { cause: 'quiz:daily:2026-11-21', title: 'ควิซประจำวัน', href: '/quiz/daily' },
  ]
  await db.transaction().execute(async (tx) => {
    await openWallets(tx, { userId, now: clock.now })
    for (const row of rows)
      await rewardKoin(tx, { ...row, userId, source: 'quiz-final', amount: koin(100), now: clock.now })
  })
  await runAsOwner(migration)
  const saved = await db
    .selectFrom('ledger_transfer')
    .select(['cause', 'title', 'href'])
    .where('user_id', '=', userId)
    .orderBy('cause')
    .execute()
  expect(saved).toEqual([
    { cause: `event:attend:${id}`, title: 'เข้าร่วมกิจกรรม', href: `/events/${id}` },
    { cause: `post:summary:${id}`, title: 'สรุปบทความ (ได้เท่าที่เหลือก่อนถึงเพดาน)', href: `/post/detail/${id}` },
    { cause: 'quiz:daily:2026-11-21', title: 'ควิซประจำวัน', href: '/quiz/daily' },
  ])
  expect(await auditLedger(db)).toEqual([])
  await expect(runAsOwner(`update ledger_transfer set title = 'x'`)).rejects.toThrow('append-only')
})
