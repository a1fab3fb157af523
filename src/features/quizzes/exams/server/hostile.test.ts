// What somebody tries who wants more from a quiz than it gives.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { readPersonTables } from '#db/person-rows.ts'
import { eraseLeavers } from '#features/identity/server/erase-commands.ts'
import { openExamBed } from '#tests/exam-bed.ts'
import { aPerson, type TestPerson } from '#tests/people.ts'
import { closeExams } from './jobs.ts'

const { bed, begin, send, rightUpTo, goTo, beginMoney } = await openExamBed()

/** All that an export of one's own data hands out of a table. */
async function exported({ id }: TestPerson, table: string) {
  return bed.db.transaction().execute(async (tx) => {
    const found = readPersonTables(tx, id).find((one) => one.table === table)!
    const rows: object[] = []
    for await (const row of found.rows) rows.push(row)
    return rows
  })
}

test('an export of one’s own data does not judge answers that may still be changed', async () => {
  const who = await aPerson(bed)
  for (const desk of [await begin(who, 'monthly'), await beginMoney(who)]) {
    await send(who, desk, rightUpTo(desk, 5).slice(0, 10), false)
  }
  const told = JSON.stringify([await exported(who, 'exam_answer'), await exported(who, 'exam_attempt')])
  expect(told).toContain('numeric')
  expect(told).not.toContain('is_right')
})

test('an attempt that an erased person left open pays nobody and tells nobody', async () => {
  const [who, other] = [await aPerson(bed), await aPerson(bed)]
  for (const one of [who, other]) {
    const desk = await begin(one, 'monthly')
    await send(one, desk, rightUpTo(desk, 20), false)
  }
  await bed.db
    .insertInto('leaving')
    .values({ user_id: who.id, asked_at: bed.clock.now, erase_at: bed.clock.now, restore_hash: who.id })
    .execute()
  await eraseLeavers(bed, bed.clock.now)
  await goTo('2026-12-01T00:20:00', other)
  await closeExams(bed.db, bed.clock.now)
  const rowsOf = async ({ id }: TestPerson) => {
    const count = async (table: string) =>
      (await sql`select from ${sql.table(table)} where user_id = ${id}`.execute(bed.db)).rows.length
    return { notices: await count('notice'), transfers: await count('ledger_transfer'), deeds: await count('activity') }
  }
  expect(await rowsOf(who)).toEqual({ notices: 0, transfers: 0, deeds: 0 })
  expect(await rowsOf(other)).toMatchObject({ transfers: 1, deeds: 1 })
})
