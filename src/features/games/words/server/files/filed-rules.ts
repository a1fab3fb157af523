import { z } from 'zod/mini'
import type { Fields, ReadItem } from '#kit/content-formats.ts'
import { skillNames, skills } from '#kit/skills.ts'
import { describeIssues } from '#lib/thai/field-messages.ts'
import { normalizeText } from '#lib/thai/fold.ts'
import { WordContent } from '../../content.ts'

/** A word in a file. `key` is null where it has none: then its spelling is its name. */
export type FiledWord = z.infer<typeof FiledWord>
const FiledWord = z.object({
  ...WordContent.shape,
  key: z.nullable(WordContent.shape.key),
  moreClues: z._default(z.array(WordContent.shape.clue).check(z.maxLength(2)), []),
  reviewBy: z._default(z.nullable(z.iso.date()), null),
  article: z._default(z.nullable(z.string().check(z.maxLength(100))), null),
  isRetired: z._default(z.boolean(), false),
})

/** The fields of a word by the headings of a table. */
export const headings = {
  key: 'ชื่อคงที่',
  word: 'คำ',
  clue: 'คำใบ้',
  moreClues: 'คำใบ้อื่น',
  skill: 'ทักษะ',
  difficulty: 'ระดับ',
  explanation: 'คำอธิบาย',
  source: 'แหล่งที่มา',
  reviewBy: 'ตรวจใหม่ภายใน',
  article: 'บทความ',
  isRetired: 'การใช้',
} as const satisfies Record<keyof FiledWord, string>

const unwritable = /[\p{Cc}\p{Cs}\ufffe\uffff]/u

/** A word as a content file has it. */
export function readFiledWord(written: object, place: string): ReadItem<FiledWord> {
  const read = z.safeParse(FiledWord, { key: null, ...written }, { reportInput: true })
  if (!read.success) {
    const { path, detail } = describeIssues(read.error)[0]!
    return { place, fault: `${headings[path as keyof FiledWord] ?? path}: ${detail}` }
  }
  const { word, clue, moreClues, explanation, source } = read.data
  if ([word, clue, ...moreClues, explanation, source].some((text) => unwritable.test(text)))
    return { place, fault: 'มีอักขระควบคุมหรือขึ้นบรรทัดใหม่ในข้อความ' }
  return { place, content: { ...read.data, word: normalizeText(word) } }
}

/** What two states of a word are compared by. */
export function fieldsOf({
  word,
  clue,
  moreClues,
  skill,
  difficulty,
  explanation,
  source,
  reviewBy,
  article,
  isRetired,
}: FiledWord): Fields {
  return {
    คำ: word,
    คำใบ้: clue,
    คำใบ้อื่น: moreClues.join('\n'),
    ทักษะ: skillNames[skill],
    ระดับ: String(difficulty),
    คำอธิบาย: explanation,
    แหล่งที่มา: source,
    ตรวจใหม่ภายใน: reviewBy ?? '',
    บทความ: article ?? '',
    การใช้: isRetired ? 'พักไว้' : 'ใช้อยู่',
  }
}

/** The word as a content file writes it. */
export function writtenOf({ reviewBy, article, isRetired, key, moreClues, ...word }: FiledWord): object {
  return {
    ...(key && { key }),
    ...word,
    ...(moreClues.length > 0 && { moreClues }),
    ...(reviewBy && { reviewBy }),
    ...(article && { article }),
    ...(isRetired && { isRetired }),
  }
}

/** A row of a table: the skill and the use in Thai, as people choose them, and other clues a line each. */
export function cellsOf(word: FiledWord): (string | number | null)[] {
  const shown = {
    ...word,
    moreClues: word.moreClues.join('\n'),
    skill: skillNames[word.skill],
    isRetired: word.isRetired ? 'พักไว้' : 'ใช้อยู่',
  }
  return Object.keys(headings).map((name) => shown[name as keyof FiledWord])
}

/** The columns of a first row, by Thai headings or the names of the content file; null where it names no word. */
export function columnsOf(first: readonly string[]): (keyof FiledWord | null)[] | null {
  const columns = first.map((cell) => {
    const [name] = Object.entries(headings).find(([own, heading]) => cell === own || cell === heading) ?? []
    return (name as keyof FiledWord | undefined) ?? null
  })
  return columns.includes('word') && columns.includes('clue') ? columns : null
}

/** What the cells of a row say. */
export function wordOfCells(columns: readonly (keyof FiledWord | null)[], cells: readonly string[]): object {
  const own: Record<string, unknown> = {}
  for (const [i, name] of columns.entries()) if (name && cells[i]) own[name] = readCell(name, cells[i])
  return own
}

function readCell(name: keyof FiledWord, cell: string): unknown {
  if (name === 'difficulty') return Number(cell)
  if (name === 'moreClues') return cell.split(/\r?\n/)
  if (name === 'skill') return skills.find((one) => one === cell || skillNames[one] === cell) ?? cell
  if (name === 'isRetired')
    return ['พักไว้', 'true'].includes(cell) ? true : ['ใช้อยู่', 'false'].includes(cell) ? false : cell
  return cell
}
