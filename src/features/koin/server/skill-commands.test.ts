import { afterEach, expect, test } from 'vitest'
import { Skill } from '#kit/skills.ts'
import { openFeatureFixture } from '#tests/fixtures/feature.ts'
import type { SkillPoints } from '../rules.ts'
import { auditLedger } from './audit-queries.ts'
import { openWallets } from './commands.ts'
import { giveSkillPoints } from './skill-commands.ts'
import { listSkillHistory, readSkills } from './skill-queries.ts'

const { db, clock } = await openFeatureFixture()

// The app's role lacks the privilege to change it, and a role with the privilege is refused by the trigger.
const refused = /append-only|permission denied/

afterEach(async () => {
  expect(await auditLedger(db)).toEqual([])
})

function give(userId: string, points: Partial<SkillPoints>, cause: string) {
  const reason = { userId, cause, title: 'คำถามประจำวัน', href: '/quiz/daily', now: clock.now }
  return db.transaction().execute((tx) => giveSkillPoints(tx, { ...reason, points }))
}

test('a cause gives its points once, in sequence or twenty times in parallel', async () => {
  const id = crypto.randomUUID()
  expect(await give(id, { saving: 2, planning: 1 }, 'quiz')).toEqual({ isNew: true })
  expect(await give(id, { saving: 2, planning: 1 }, 'quiz')).toEqual({ isNew: false })
  const twins = await Promise.all(Array.from({ length: 20 }, () => give(id, { saving: 5, investing: 3 }, 'race')))
  expect(twins.filter((twin) => twin.isNew)).toHaveLength(1)
  expect(await readSkills(db, id)).toMatchObject({
    points: { saving: 7, spending: 0, investing: 3, protecting: 0, planning: 1 },
    gains: 4,
  })
})

test('points of concurrent acts all arrive, whatever skills they mix', async () => {
  const id = crypto.randomUUID()
  const mixes = Array.from({ length: 100 }, (_, i) => ({
    [Skill.options[i % 5]!]: 1,
    [Skill.options[(i * 3 + 1) % 5]!]: 1,
  }))
  await Promise.all(mixes.map((points, i) => give(id, points, `act:${i}`)))
  const expected = mixes.flatMap((mix) => Object.keys(mix)).length
  const { points, gains } = await readSkills(db, id)
  expect(Object.values(points).reduce((a, b) => a + b)).toBe(expected)
  expect(gains).toBe(expected)
})

test('klass and type follow from the points', async () => {
  const id = crypto.randomUUID()
  expect(await readSkills(db, id)).toMatchObject({ klass: 1, klass_from: 0, klass_to: 50, type: 'GENERAL' })
  const nearly = { saving: 200, spending: 200, investing: 200, protecting: 200, planning: 199 }
  await give(id, nearly, 'nearly')
  expect(await readSkills(db, id)).toMatchObject({ klass: 6, klass_from: 750, klass_to: 1050, type: 'GENERAL' })
  await give(id, { planning: 1 }, 'there')
  expect(await readSkills(db, id)).toMatchObject({ klass: 6, type: 'SKILL' })
})

test('zero points add no row, and points are never taken away', async () => {
  const id = crypto.randomUUID()
  expect(await give(id, { saving: 0 }, 'none right')).toEqual({ isNew: false })
  expect(await listSkillHistory(db, { userId: id, page: 1, limit: 12 })).toEqual([])
  await expect(give(id, { saving: -1 }, 'minus')).rejects.toThrow('skill_point_points_check')
})

test('rows of skill points are never changed', async () => {
  const id = crypto.randomUUID()
  await give(id, { saving: 1 }, 'kept')
  await expect(db.deleteFrom('skill_point').where('user_id', '=', id).execute()).rejects.toThrow(refused)
})

test('reaching a klass sends one notice, also when acts are concurrent', async () => {
  const id = crypto.randomUUID()
  await db.transaction().execute((tx) => openWallets(tx, { userId: id, now: clock.now }))
  await give(id, { saving: 49 }, 'first')
  const told = () => db.selectFrom('notice').select(['kind', 'facts']).where('user_id', '=', id).execute()
  expect(await told()).toEqual([])
  await Promise.all(Array.from({ length: 10 }, (_, i) => give(id, { [Skill.options[i % 5]!]: 1 }, `race ${i}`)))
  expect(await told()).toEqual([{ kind: 'learning.klass', facts: { klass: 2 } }])
  await give(id, { investing: 300 }, 'leap')
  expect((await told()).map(({ facts }) => facts)).toContainEqual({ klass: 4 })
})
