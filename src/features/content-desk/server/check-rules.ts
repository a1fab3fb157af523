import { type DatedFacts, factsIn, firstReview, isSource } from '#features/posts/documents/fact-rules.ts'
import { type Boxes, type ContentField, documentOf, linesOf } from '#kit/content-fields.ts'
import { checkArithmetic } from '#lib/arithmetic.ts'
import { blockTexts } from '#lib/document-text.ts'
import { addDays, formatThaiDate } from '#lib/thai/bangkok-time.ts'
import type { ContentCheck } from '../editor-admin-contract.ts'

const soonDays = 30
/** Fewer letters than this say nothing of a picture. */
const minAlt = 10

/** What is checked: the fields of a piece, and what their boxes hold. */
export type Written = { fields: readonly ContentField[]; boxes: Boxes }

const look = (box: string, text: string): ContentCheck => ({ verdict: 'look', box, text })

/** The fields of a piece that mean something, with their boxes. */
export function meaning({ fields, boxes }: Written, ...wanted: NonNullable<ContentField['means']>[]) {
  return fields.flatMap((field) =>
    field.means && wanted.includes(field.means) ? [{ ...field, box: boxes[field.name] ?? '' }] : [],
  )
}

/** The words that readers read, a text for each box. */
export function wordsOf(written: Written): { name: string; text: string }[] {
  return meaning(written, 'title', 'words').map(({ name, type, box }) => ({
    name,
    text: type === 'document' ? blockTexts(documentOf(box) ?? { type: 'doc', content: [] }).join('\n') : box,
  }))
}

/** The day of the next review: it has come, or comes soon; and words that name this year or a later one have such a day. */
export function dayChecks(written: Written, today: string): ContentCheck[] {
  return meaning(written, 'check-by').flatMap(({ name, box: day }) => {
    if (/^\d{4}-\d\d-\d\d$/.test(day)) {
      if (day > addDays(today, soonDays)) return []
      return [look(name, `ข้อเท็จจริงต้องตรวจก่อน ${formatThaiDate(day)}${day <= today ? ' ซึ่งถึงแล้ว' : ''}`)]
    }
    const year = Number(today.slice(0, 4)) + 543
    const named = wordsOf(written).flatMap(({ text }) => text.match(/25\d\d/g) ?? [])
    const [now] = named.filter((one) => Number(one) >= year)
    return now ? [look(name, `ข้อความบอกปี ${now} แต่ยังไม่มีวันตรวจใหม่`)] : []
  })
}

/** A picture has words that tell what is to be seen. */
export function altChecks(written: Written): ContentCheck[] {
  const isShown = written.fields.some(
    ({ name, type }) => (type === 'image' || type === 'drawing' || name === 'cover_art') && written.boxes[name],
  )
  if (!isShown) return []
  return meaning(written, 'alt').flatMap(({ name, label, box }) => {
    const length = [...box.trim()].length
    if (length >= minAlt) return []
    return [look(name, length === 0 ? `${label}: มีภาพแต่ยังไม่มีคำบรรยาย` : `${label}: สั้นเกินกว่าจะบอกสิ่งที่เห็น`)]
  })
}

/**
 * The notes on sources, by the rules that `npm run content` has for files: each is one, its sums hold, and a fact that
 * changes is looked up before it does.
 */
export function sourceChecks(written: Written, facts: DatedFacts): ContentCheck[] {
  const [review] = meaning(written, 'check-by')
  return meaning(written, 'source').flatMap(({ name, box }) => {
    const notes = linesOf(box)
    const ids = factsIn(notes)
    const first = firstReview(ids, facts)
    const isLate = review && first && (review.box === '' || review.box > first)
    return [
      ...notes.filter((note) => !isSource(note)).map((note) => look(name, `“${note}” ยังไม่บอกว่ามาจากที่ไหน`)),
      ...notes.flatMap((note) => checkArithmetic(note).wrong).map((wrong) => look(name, `คำนวณไม่ลงตัว: “${wrong}”`)),
      ...ids.filter((id) => !facts[id]).map((id) => look(name, `ไม่มีข้อเท็จจริง ${id} ใน content/sources.json`)),
      ...(isLate ? [look(review.name, `ข้อเท็จจริงที่อ้างต้องตรวจก่อน ${formatThaiDate(first)}`)] : []),
    ]
  })
}
