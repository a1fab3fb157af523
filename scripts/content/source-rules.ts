import { calculatorSources } from '#features/calculators/source-rules.ts'
import { factsIn, isSource, ownWords } from '#features/posts/documents/fact-rules.ts'
import { checkArithmetic } from '#lib/arithmetic.ts'
import type { Content, Fault, Source } from './read-content.ts'

/** An item that names its sources. */
export type Sourced = { file: string; key: string; sources: string[]; reviewBy: string | undefined }

/** Sites of the state, of public bodies, and of the one bank whose own terms we name. */
const owners =
  /(^|[./ ])([a-z0-9-]+\.)*([a-z0-9-]+\.(or|go|ac)\.th|thailand\.go\.th|ghbank\.co\.th|ncb\.co\.th|toomyai\.go\.th)\b/
const secondHand = 'แหล่งรอง'

/**
 * A word is no source of its own meaning, and “common knowledge” or “a textbook” are no place where anything stands: an
 * address (the Royal Institute, SET, BOT), or our own words that say so.
 */
const hollow = /^ความหมายของ|ความรู้พื้นฐาน|ความรู้ทั่วไป|แนวคิดพื้นฐาน|ตำรา/

/**
 * Every source must name a fact of sources.json, show a calculation, be a full reference, or say that it is our own
 * explanation. Calculations must hold; an item that uses a changing fact needs a review day, which must not be over.
 */
export function* sourceFaults(all: Sourced[], sources: Record<string, Source>, today: string): Generator<Fault> {
  const used = new Set<string>()
  for (const { file, key, sources: notes, reviewBy } of all) {
    const fault = (rule: string, detail: string): Fault => ({ file, key, rule, detail })
    for (const note of notes) {
      const ids = factsIn([note])
      if (hollow.test(note)) yield fault('source', `ฟังเหมือนแหล่งแต่ไม่มีที่ให้ดู: “${note}” ใช้ที่อยู่ หรือ “${ownWords}”`)
      if (!isSource(note)) yield fault('source', `ไม่ใช่รหัสข้อเท็จจริง การคำนวณ หรือแหล่งอ้างอิงเต็ม: “${note}”`)
      for (const id of ids) {
        used.add(id)
        const source = sources[id]
        if (!source) yield fault('source', `${id} ไม่มีใน content/sources.json`)
        else if (file.startsWith('content/articles/') && source.grade === 'B' && !note.includes(secondHand))
          yield fault('source', `${id} เป็นแหล่งรอง ต้องเขียนว่า “${secondHand}”`)
        else if (source.reviewBy && !reviewBy) yield fault('review', `${id} เปลี่ยนได้ จึงต้องมี reviewBy`)
      }
      for (const wrong of checkArithmetic(note).wrong) yield fault('arithmetic', `คำนวณไม่ลงตัว: “${wrong}”`)
    }
    if (reviewBy && reviewBy < today) yield fault('review', `ถึงกำหนดอ่านทวนแล้วตั้งแต่ ${reviewBy}`)
  }
  for (const [key, { reviewBy, checked, grade, source }] of Object.entries(sources)) {
    const fault = (rule: string, detail: string): Fault => ({ file: 'content/sources.json', key, rule, detail })
    if (!used.has(key)) yield fault('source', 'ไม่มีเนื้อหาใดใช้ข้อเท็จจริงนี้')
    if (reviewBy && reviewBy < today) yield fault('review', `ถึงกำหนดตรวจซ้ำแล้วตั้งแต่ ${reviewBy}`)
    if (grade === 'A' && !owners.test(source)) yield fault('source', 'เกรด A ต้องเป็นเว็บของเจ้าของเรื่อง')
    if (grade === 'B' && !source.includes(secondHand)) yield fault('source', `เกรด B ต้องเขียนว่า “${secondHand}”`)
    if (checked > today) yield fault('review', 'วันที่ตรวจอยู่ในอนาคต')
  }
}

export function listSourced({ articles, questions, glossary, videos, words, riddles, roboNotes }: Content): Sourced[] {
  return [
    ...articles.map(({ file, article: { key, sources, reviewBy } }) => ({ file, key, sources, reviewBy })),
    ...videos.map(({ file, video: { key, sources, question, reviewBy } }) => ({
      ...{ file, key, reviewBy },
      sources: [...sources, question.source],
    })),
    ...questions.map(({ file, question: { key, source, reviewBy } }) => ({ file, key, sources: [source], reviewBy })),
    ...words.map(({ file, word: { key, source, reviewBy } }) => ({ file, key, sources: [source], reviewBy })),
    ...riddles.map(({ file, riddle: { key, source, reviewBy } }) => ({ file, key, sources: [source], reviewBy })),
    ...roboNotes.map(({ key, source }) => ({
      file: 'content/robo-news.json',
      key,
      sources: [source],
      reviewBy: undefined,
    })),
    ...Object.entries(calculatorSources).map(([key, { notes, reviewBy }]) => ({
      file: 'src/features/calculators/source-rules.ts',
      key,
      sources: notes,
      reviewBy,
    })),
    ...glossary.map(({ key, sources, reviewBy }) => ({ file: 'content/glossary.json', key, sources, reviewBy })),
  ]
}
