import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import { recordStaffAct } from '#features/audit/server/commands.ts'
import { refusals } from '#lib/errors.ts'
import { giftErrors, giftOf } from '../../gifts/contract.ts'
import { isGift, readGifts } from '../../gifts/server/queries.ts'
import type { DeskLevel } from '../admin-contract.ts'
import type { LevelKey } from '../contract.ts'
import { levelTable } from '../level-rules.ts'
import { askGift } from './gift-commands.ts'
import { readLevels } from './queries.ts'

const refusal = refusals(giftErrors)

type Editing = {
  level: LevelKey
  form: { name: string; words: string; gift: string | null }
  actorId: string
  now: Date
}

/** Words a level and sets its gift; true where the gift waits for a second person. Throws gift_not_found. */
export async function editLevel(tx: Tx, { level, form, actorId, now }: Editing): Promise<boolean> {
  if (form.gift !== null && !(await isGift(tx, form.gift))) throw refusal('gift_not_found')
  const before = (await readLevels(tx)).find(({ key }) => key === level) ?? null
  const isAlone = await askGift(tx, { level, before: before?.gift_id ?? null, gift: form.gift, actorId, now })
  const gift = isAlone ? form.gift : (before?.gift_id ?? null)
  await sql`
    insert into user_level (key, name, words, gift_id, edited_by_staff_at)
    values (${level}, ${form.name}, ${form.words}, ${gift}, ${now})
    on conflict (key) do update set name = excluded.name, words = excluded.words, gift_id = excluded.gift_id,
      edited_by_staff_at = excluded.edited_by_staff_at`.execute(tx)
  const subject = { kind: 'user_level', id: level } as const
  await recordStaffAct(tx, { actorId, act: 'quest.level-edited', subject, before, after: { ...form, gift }, now })
  return !isAlone
}

/** The levels with how many have claimed and redeemed each. */
export async function listDeskLevels(db: Db): Promise<DeskLevel[]> {
  const rows = await readLevels(db)
  const gifts = await readGifts(
    db,
    rows.flatMap(({ gift_id }) => gift_id ?? []),
  )
  const { rows: counts } = await sql<{ key: string; claimed: number; redeemed: number }>`
    select key, (select count(*)::int from level_claim where level = key) as claimed,
      (select count(*)::int from level_gift where level = key) as redeemed
    from user_level`.execute(db)
  return rows.map(({ gift_id: giftId, ...row }) => ({
    ...row,
    ...levelTable[row.key],
    gift: giftId === null ? null : giftOf(gifts, giftId),
    claimed: counts.find(({ key }) => key === row.key)?.claimed ?? 0,
    redeemed: counts.find(({ key }) => key === row.key)?.redeemed ?? 0,
  }))
}
