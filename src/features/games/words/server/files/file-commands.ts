import type { Tx } from '#db/open.ts'
import type { Applied, StoredItem } from '#kit/server/content-files.ts'
import type { ContentStaff } from '#kit/server/content-kind.ts'
import { wordDesk } from '../admin-commands.ts'
import { findStaffWord } from '../admin-queries.ts'
import { type FiledWord, fieldsOf } from './filed-rules.ts'

type Change = { content: FiledWord; before: StoredItem<FiledWord> | null; staff: ContentStaff }

/** Makes a word as a file says, by the commands of the forms and with their refusals. */
export async function applyFiledWord(tx: Tx, { content, before, staff }: Change): Promise<Applied> {
  const { key, word, clue, moreClues, skill, difficulty, explanation, source, reviewBy, article, isRetired } = content
  const own = { word, clue, more_clues: moreClues, skill, difficulty, explanation, source }
  const texts = { ...own, review_by: reviewBy, article_key: article }
  if (!before) {
    const { id } = await wordDesk.add(tx, { ...texts, ...(key && { key }) }, staff)
    if (isRetired) await wordDesk.retire(tx, { id, is_active: false }, staff)
    return 'done'
  }
  const { id } = before
  if (isReworded(before.content, content)) {
    const { version } = (await findStaffWord(tx, id))!
    await wordDesk.edit(tx, { id, version, texts }, staff)
  }
  if (before.content.isRetired !== isRetired) await wordDesk.retire(tx, { id, is_active: !isRetired }, staff)
  return 'done'
}

function isReworded(before: FiledWord, after: FiledWord): boolean {
  const stored = fieldsOf(before)
  return Object.entries(fieldsOf({ ...after, isRetired: before.isRetired })).some(
    ([name, value]) => stored[name] !== value,
  )
}
