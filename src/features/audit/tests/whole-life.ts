import { recordStaffAct } from '#features/audit/server/commands.ts'
import type { Fixture, Life, WholeLife } from '#tests/support/whole-life.ts'

export const wholeLife: WholeLife = { workAsStaff }

async function workAsStaff(fixture: Fixture, { id: userId }: Life): Promise<void> {
  const { now } = fixture.clock
  const subject = { kind: 'rate', id: 'video.watched' } as const
  const staffAct = { actorId: userId, act: 'rate.set' as const, subject, before: null, after: { points: 0 }, now }
  await fixture.db.transaction().execute((tx) => recordStaffAct(tx, staffAct))
}
