import { expect, test } from 'vitest'
import { openFeatureBed } from '#tests/fixtures/feature.ts'
import { staffSubjects } from '../contract.ts'
import { recordStaffAct } from './commands.ts'

const { db } = await openFeatureBed()

test('the log accepts every kind of subject', async () => {
  const act = { actorId: crypto.randomUUID(), act: 'word.added' as const, before: null, after: null, now: new Date() }
  await db.transaction().execute(async (tx) => {
    for (const kind of staffSubjects) await recordStaffAct(tx, { ...act, subject: { kind, id: 'x' } })
  })
  const kept = await db.selectFrom('staff_act').select('subject_kind').orderBy('subject_kind').execute()
  expect(kept.map(({ subject_kind }) => subject_kind)).toEqual(staffSubjects.toSorted())
})
