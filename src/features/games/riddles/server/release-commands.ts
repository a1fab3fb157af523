import type { Db, Tx } from '#db/open.ts'
import { recordStaffAct } from '#features/audit/server/commands.ts'
import type { Fields } from '#kit/content-formats.ts'
import type { StoredItem } from '#kit/server/content-files.ts'
import { type ContentRelease, newContentRelease } from '#kit/server/content-release.ts'
import { skillNames } from '#kit/skills.ts'
import { type StoredRiddle, storeRiddles } from './seed.ts'

/** Decides between a riddle as staff edited it and as a release has it. */
export const riddleRelease: ContentRelease = newContentRelease<StoredRiddle>({
  table: 'riddle',
  toContent: (release) => release as StoredRiddle,
  find: readStoredRiddles,
  titleOf: ({ answer }) => answer,
  toFields,
  store: (tx, { content, hash }, now) => storeRiddles(tx, [{ content: content as StoredRiddle, hash }], now),
  record: (tx, { id, choice, before, after }, { actorId, now }) =>
    recordStaffAct(tx, {
      actorId,
      act: choice === 'ours' ? 'riddle.release-kept' : 'riddle.release-taken',
      subject: { kind: 'riddle', id },
      before,
      after,
      now,
    }),
})

async function readStoredRiddles(db: Db | Tx, ids: readonly string[]): Promise<StoredItem<StoredRiddle>[]> {
  const rows = await db
    .selectFrom('riddle')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute()
  return rows.map(({ id, key, article_key, review_by, is_active, week, week_title, ...row }) => ({
    id,
    content: {
      ...row,
      key: key ?? '',
      skill: row.skill as StoredRiddle['skill'],
      difficulty: row.difficulty as StoredRiddle['difficulty'],
      isRetired: !is_active,
      week: week && week_title ? { place: week, title: week_title } : null,
      ...(article_key && { article: article_key }),
      ...(review_by && { reviewBy: review_by }),
    },
  }))
}

function toFields(riddle: StoredRiddle): Fields {
  const { answer, accepted, skill, difficulty, description, explanation, source, drawing } = riddle
  return {
    คำตอบ: answer,
    คำตอบอื่นที่รับ: accepted.join('\n'),
    ทักษะ: skillNames[skill],
    ระดับ: String(difficulty),
    คำบรรยายภาพ: description,
    คำอธิบาย: explanation,
    แหล่งที่มา: source,
    บทความ: riddle.article ?? '',
    ตรวจใหม่ภายใน: riddle.reviewBy ?? '',
    สัปดาห์: riddle.week?.title ?? '',
    การใช้: riddle.isRetired ? 'พักไว้' : 'ใช้อยู่',
    ภาพ: drawing,
  }
}
