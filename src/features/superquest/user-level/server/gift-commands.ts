import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import { propose } from '#features/staff-value/server/proposal-commands.ts'
import type { ProposalKind } from '#features/staff-value/server/proposal-queries.ts'
import { spendAlone } from '#features/staff-value/server/value-commands.ts'
import { readPieceValue, readStock } from '../../gifts/server/queries.ts'
import type { LevelKey } from '../contract.ts'

async function tellGift(db: Db | Tx, giftId: string | null) {
  if (giftId === null) return { ของขวัญ: 'ไม่มี' }
  const { rows } = await sql<{ title: string }>`select title from premium where id = ${giftId}`.execute(db)
  return { ของขวัญ: `${rows[0]?.title ?? ''} (${giftId})` }
}

/** The gift of a level that a second person decides. */
export const levelGift: ProposalKind = {
  name: 'level-gift',
  roles: ['editor'],
  read: async (db, level) => {
    const { rows } = await sql<{ gift_id: string | null }>`
      select gift_id from user_level where key = ${level}`.execute(db)
    return tellGift(db, rows[0]?.gift_id ?? null)
  },
  tell: (db, { payload }) => tellGift(db, (payload as { gift: string }).gift),
  apply: async (tx, { subjectId, payload, now }) => {
    await sql`
      update user_level set gift_id = ${(payload as { gift: string }).gift}, edited_by_staff_at = ${now}
      where key = ${subjectId}`.execute(tx)
  },
}

type Asking = { level: LevelKey; before: string | null; gift: string | null; actorId: string; now: Date }

/**
 * Whether a level may have this gift by one person's word. Everybody who reaches the level may take one, so all that there are
 * of it count, at cost; above the budget a second person decides.
 */
export async function askGift(tx: Tx, { level, before, gift, actorId, now }: Asking): Promise<boolean> {
  if (gift === null || gift === before) return true
  const value = (await readPieceValue(tx, gift)) * Math.max(1, await readStock(tx, gift))
  const subject = { kind: 'user_level', id: level } as const
  if (await spendAlone(tx, { actorId, kind: 'goods', subject, value, now })) return true
  const title = `ของขวัญของระดับ ${level}`
  await propose(tx, { kind: levelGift, subject, title, payload: { gift }, value, actorId, now })
  return false
}
