import type { Db } from '#db/open.ts'
import type { Projector } from '#features/robo/projection/server/projector.ts'
import { findAccount } from '../queries.ts'
import { changeOf, projectTarget, readKnownP50 } from './target-queries.ts'

type Asked = { userId: string; accountId: string; now: Date }

/** Whether P50 moved by over 5 % since the figure that the owner knows: getChangedTargetValue of the contract. */
export async function viewChange(db: Db, projector: Projector, { userId, accountId, now }: Asked) {
  const account = await findAccount(db, { userId, accountId })
  const known = await readKnownP50(db, account)
  const isOver = account.state === 'closing' || account.state === 'closed'
  const target = isOver ? null : await projectTarget(db, projector, account, now)
  const change = known && target ? changeOf(known.p50, target.p50) : null
  return {
    is_changed: change !== null,
    before: known?.p50 ?? null,
    now: target?.p50 ?? null,
    change: change ?? 0,
    before_at: known?.at.toISOString() ?? null,
    words: wordsOfChange(change, target !== null),
  }
}

function wordsOfChange(change: number | null, isKnown: boolean): string {
  if (!isKnown) return 'ตอนนี้ยังไม่มีการคาดการณ์ใหม่'
  if (change === null) return 'ค่ากลางที่คาดไว้ยังไม่เปลี่ยนเกิน 5 %'
  const percent = (Math.abs(change) / 100).toFixed(1)
  return change < 0
    ? `ค่ากลางที่คาดไว้ลดลง ${percent} % จากมูลค่าที่ถืออยู่ตอนนี้ เงินที่ใส่ และสัดส่วนปัจจุบัน`
    : `ค่ากลางที่คาดไว้เพิ่มขึ้น ${percent} % จากมูลค่าที่ถืออยู่ตอนนี้ เงินที่ใส่ และสัดส่วนปัจจุบัน`
}
