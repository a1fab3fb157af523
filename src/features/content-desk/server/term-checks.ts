import type { Db } from '#db/open.ts'
import { listWords, type Word } from '#features/glossary/server/queries.ts'
import { isFarFrom, levelOf, measureReading } from '#features/posts/documents/level-rules.ts'
import { levelNames } from '#features/posts/documents/name-rules.ts'
import { listLevels } from '#features/posts/documents/server/post-queries.ts'
import { newMarker } from '#features/posts/reading/reading-rules.ts'
import { documentOf } from '#kit/content-fields.ts'
import type { DocumentTree } from '#lib/document.ts'
import { newPhraseFinder } from '#lib/thai/phrases.ts'
import type { ContentCheck } from '../editor-admin-contract.ts'
import { meaning, type Written, wordsOf } from './check-rules.ts'

type Level = keyof typeof levelNames
const levelOfBox: Readonly<Record<string, Level>> = { 1: 'easy', 2: 'medium', 3: 'dense' }
const maxNamed = 3

/**
 * The terms of the glossary in a draft: those that its page will not link, because they stand only in headings, links or
 * blocks; and its level, against how the text reads and against the level of the articles that explain its terms.
 */
export async function termChecks(db: Db, written: Written): Promise<ContentCheck[]> {
  const terms = await listWords(db)
  const used = usedTerms(written, terms)
  const [text] = meaning(written, 'words').filter(({ type }) => type === 'document')
  const [level] = meaning(written, 'level')
  const tree = text && documentOf(text.box)
  return [
    ...(tree ? unlinked(tree, text.name, { used, terms }) : []),
    ...(tree && level ? asItReads(tree, terms, level) : []),
    ...(level ? await asItsTerms(db, used, level) : []),
  ]
}

function usedTerms(written: Written, terms: readonly Word[]): Word[] {
  const find = newPhraseFinder(
    terms.flatMap((word) => [word.term, ...word.also].map((spelling) => ({ spelling, phrase: word }))),
  )
  return [...new Set(wordsOf(written).flatMap(({ text }) => find(text).map(({ phrase }) => phrase)))]
}

type Terms = { used: readonly Word[]; terms: readonly Word[] }

function unlinked(tree: DocumentTree, box: string, { used, terms }: Terms): ContentCheck[] {
  const linked = new Set(newMarker(terms)(tree).terms.map(({ key }) => key))
  const left = used.filter(({ key }) => !linked.has(key)).map(({ term }) => term)
  if (left.length === 0) return []
  const text = `คำในคลังคำที่หน้าอ่านจะไม่มีลิงก์ เพราะอยู่แค่ในชื่อ หัวข้อ ลิงก์ หรือบล็อก: ${left.join(' · ')}`
  return [{ verdict: 'look', box, text }]
}

type Chosen = { name: string; box: string }

function asItReads(tree: DocumentTree, terms: readonly Word[], { name, box }: Chosen): ContentCheck[] {
  const level = levelIn(box)
  const looks = levelOf(measureReading(tree, newMarker(terms)(tree).terms.length))
  if (!level || !isFarFrom(level, looks)) return []
  const text = `ตั้งไว้ “${levelNames[level]}” แต่ข้อความอ่านแล้วเหมือน “${levelNames[looks]}”`
  return [{ verdict: 'look', box: name, text }]
}

/** A term is as hard as the article that explains it, whose level an editor set by its concepts. */
async function asItsTerms(db: Db, used: readonly Word[], { name, box }: Chosen): Promise<ContentCheck[]> {
  const level = levelIn(box)
  if (level !== 'easy') return []
  const levels = await listLevels(
    db,
    used.flatMap(({ article_key: key }) => key ?? []),
  )
  const hard = used.filter(({ article_key: key }) => key !== null && isFarFrom(level, levels.get(key) ?? level))
  if (hard.length === 0) return []
  const named = hard.slice(0, maxNamed).map(({ term }) => term)
  return [{ verdict: 'look', box: name, text: `ระดับง่าย แต่ใช้คำที่บทความของมันเป็นระดับเข้มข้น: ${named.join(' · ')}` }]
}

function levelIn(box: string): Level | undefined {
  return levelOfBox[box] ?? (box in levelNames ? (box as Level) : undefined)
}
