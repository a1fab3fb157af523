import type { Tx } from '#db/open.ts'
import type { Applied, StoredItem } from '#kit/server/content-files.ts'
import type { ContentStaff } from '#kit/server/content-kind.ts'
import { commonRefusal } from '#lib/errors.ts'
import { addQuestion, editQuestion, retireQuestion } from '../admin-commands.ts'
import { findStaffQuestion } from '../admin-queries.ts'
import { newPicture, storePictures } from '../picture-commands.ts'
import { addressOf } from '../picture-rules.ts'
import { type FiledQuestion, fieldsOf } from './filed-rules.ts'

type Change = { content: FiledQuestion; before: StoredItem<FiledQuestion> | null; staff: ContentStaff }

/**
 * Makes a question as a file says, by the commands of the forms and with their refusals → whether it waits for a second
 * person. Throws invalid_input too where a
 * pool would change, and for a drawing that is not in the file.
 */
export async function applyFiledQuestion(tx: Tx, { content, before, staff }: Change): Promise<Applied> {
  const { pool, body, text, explanation, source, skill, difficulty, article, reviewBy, isRetired } = content
  const editor = { ...staff, storage: null }
  const picture = await storedPicture(tx, content, staff.now)
  const words = { text, body, explanation, source, ...(picture && { picture }) }
  if (!before) {
    if (pool === 'path') throw wrong('pool', 'คำถามของเส้นทางเพิ่มจากไฟล์ไม่ได้ เพราะด่านเรียกด้วยชื่อ')
    if (content.picture && !picture) throw wrong('picture', 'ไม่มีไฟล์ภาพที่ใช้ได้ในไฟล์นี้')
    const filed = { key: content.key, article_key: article, review_by: reviewBy ?? undefined }
    const added = await addQuestion(tx, { pool, skill, difficulty, ...words, ...filed, isRetired }, editor)
    return added.is_waiting ? 'waits' : 'done'
  }
  const { id } = before
  if (before.content.pool !== pool) throw wrong('pool', 'ย้ายคำถามไปกลุ่มอื่นไม่ได้ เพิ่มเป็นคำถามใหม่แล้วพักข้อเดิม')
  let isWaiting = false
  if (isReworded(before.content, content)) {
    const stored = (await findStaffQuestion(tx, id))!
    if (content.picture && !picture && !stored.picture) throw wrong('picture', 'ไม่มีไฟล์ภาพที่ใช้ได้ในไฟล์นี้')
    const kept = content.picture &&
      !picture &&
      stored.picture && { picture: { src: stored.picture.src, alt: content.picture.alt } }
    const filed = {
      skill,
      difficulty,
      review_by: reviewBy,
      ...(before.content.article !== article && { article_key: article }),
    }
    const edited = await editQuestion(tx, { id, version: stored.version, ...words, ...kept, ...filed }, editor)
    isWaiting = edited.is_waiting
  }
  if (before.content.isRetired !== isRetired) {
    const turned = await retireQuestion(tx, { id, is_active: !isRetired }, staff)
    isWaiting ||= turned.is_waiting
  }
  return isWaiting ? 'waits' : 'done'
}

/** Whether more changes than that it is in use: an edit restarts the figures of the question. */
function isReworded(before: FiledQuestion, after: FiledQuestion): boolean {
  const stored = fieldsOf(before)
  return Object.entries(fieldsOf({ ...after, isRetired: before.isRetired })).some(
    ([name, value]) => stored[name] !== value,
  )
}

async function storedPicture(tx: Tx, { picture }: FiledQuestion, now: Date) {
  if (!picture?.svg) return null
  const drawn = newPicture({ svg: picture.svg })
  await storePictures(tx, [drawn], now)
  return { src: addressOf(drawn.key, drawn.type), alt: picture.alt }
}

const wrong = (path: string, detail: string) =>
  commonRefusal('invalid_input', { fields: [{ path, code: 'file', detail }] })
