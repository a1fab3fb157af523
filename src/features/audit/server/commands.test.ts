import { expect, test } from 'vitest'
import { staffNames } from '#app/features.ts'
import { openFeatureFixture } from '#tests/fixtures/feature.ts'
import type { StaffSubject } from '../contract.ts'
import { recordStaffAct } from './commands.ts'

const { db } = await openFeatureFixture()

const kinds = [...staffNames.subjects.keys()] as StaffSubject[]

test('the log accepts every kind of subject', async () => {
  const act = { actorId: crypto.randomUUID(), act: 'word.added' as const, before: null, after: null, now: new Date() }
  await db.transaction().execute(async (tx) => {
    for (const kind of kinds) await recordStaffAct(tx, { ...act, subject: { kind, id: 'x' } })
  })
  const saved = await db.selectFrom('staff_act').select('subject_kind').orderBy('subject_kind').execute()
  expect(saved.map(({ subject_kind }) => subject_kind)).toEqual(kinds.toSorted())
})
