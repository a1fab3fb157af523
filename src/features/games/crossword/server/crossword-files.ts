import { strToU8, zipSync } from 'fflate'
import type { ReadItem } from '#kit/content-formats.ts'
import { type ContentFile, type ContentFiles, newContentFiles, UnreadableFile } from '#kit/server/content-files.ts'
import { skillNames } from '#kit/skills.ts'
import { Day } from '#lib/day.ts'
import { readJson } from '#lib/server/read-json.ts'
import { isZip, unzip } from '#lib/server/unzip.ts'
import { type CrosswordKind, sizes } from '../crossword-contract.ts'
import { importCrossword } from './admin-commands.ts'
import { findFiledCrossword, readFiledCrosswords } from './admin-queries.ts'
import { readIpuz } from './ipuz-rules.ts'
import { type Puzzle, wordOf } from './puzzle-rules.ts'

/** A crossword in a file: which day it is of, its puzzle, and the document. */
export type FiledCrossword = { kind: CrosswordKind; day: string; puzzle: Puzzle; ipuz: string }

const limits = { maxFiles: 400, maxBytes: 16 * 1024 * 1024 }
/** The same as of the form (admin-contract.ts). */
const maxIpuz = 60_000
const kindNames = { daily: 'ของวัน', weekly: 'ของสัปดาห์' }

const nameOf = ({ kind, day }: Pick<FiledCrossword, 'kind' | 'day'>) => `${kind}-${day}`

function writeFiles(crosswords: readonly FiledCrossword[], day: string): ContentFile {
  const files = crosswords.map((one) => [`crossword-${nameOf(one)}.ipuz`, strToU8(one.ipuz)] as const)
  const [only] = files
  if (only && files.length === 1) return { name: only[0], type: 'application/json', bytes: only[1] }
  const bytes = zipSync(Object.fromEntries(files), { mtime: day, level: 6 })
  return { name: `crosswords-${day}.zip`, type: 'application/zip', bytes }
}

function readFiles({ name, bytes }: ContentFile): ReadItem<FiledCrossword>[] {
  if (!isZip(bytes)) return [readOne(name, bytes)]
  const { files, fault } = unzip(bytes, limits)
  if (fault === 'too_large') throw new UnreadableFile('ไฟล์ zip นี้ใหญ่เกินไปเมื่อแตกออก หรือมีไฟล์ข้างในมากเกินไป')
  if (files === null) throw new UnreadableFile('ไฟล์ zip นี้เปิดไม่ได้ อาจเสียหรือไม่ครบ')
  const puzzles = [...files].filter(([path]) => /\.(ipuz|json)$/.test(path))
  if (puzzles.length === 0) throw new UnreadableFile('ไม่มีไฟล์ .ipuz ใน zip นี้')
  return puzzles.map(([path, own]) => readOne(path, own))
}

function readOne(place: string, bytes: Uint8Array): ReadItem<FiledCrossword> {
  if (bytes.length > maxIpuz) return { place, fault: 'ไฟล์นี้ใหญ่เกินกว่าตารางหนึ่งตาราง' }
  const { value, fault } = readJson(bytes)
  if (fault !== null) return { place, fault }
  const named = /^(daily|weekly)-(\d{4}-\d{2}-\d{2})$/.exec(String((value as { uniqueid?: unknown } | null)?.uniqueid))
  if (!named || !Day.safeParse(named[2]).success)
    return { place, fault: 'ไฟล์ไม่บอกว่าเป็นตารางของวันไหน นำเข้าที่หน้าอักษรไขว้ ซึ่งเลือกวันได้' }
  const [kind, day] = [named[1] as CrosswordKind, named[2]!]
  const ipuz = new TextDecoder().decode(bytes)
  const { puzzle, fault: wrong } = readIpuz(ipuz, { size: sizes[kind], skill: 'planning' })
  return puzzle ? { place, content: { kind, day, puzzle, ipuz } } : { place, fault: wrong }
}

function fieldsOf({ puzzle }: FiledCrossword) {
  const { width, solution, entries } = puzzle
  const rows = Array.from({ length: solution.length / width }, (_, row) =>
    solution
      .slice(row * width, (row + 1) * width)
      .map((letter) => letter ?? '■')
      .join(' '),
  )
  const lines = (of: (entry: Puzzle['entries'][number]) => string | null) =>
    entries.map((entry) => `${wordOf(puzzle, entry)}: ${of(entry) ?? ''}`).join('\n')
  return {
    ตาราง: rows.join('\n'),
    คำใบ้: lines(({ clue }) => clue),
    ทักษะ: lines(({ skill }) => skillNames[skill]),
    คำอธิบาย: lines(({ explanation }) => explanation),
  }
}

/** Crosswords as files: ipuz, several in an archive. The day stands in the file's uniqueid. */
export const crosswordFiles: ContentFiles = newContentFiles<FiledCrossword>({
  forms: { ipuz: { accept: '.ipuz,.json,.zip', write: writeFiles, read: readFiles } },
  read: readFiledCrosswords,
  find: findFiledCrossword,
  nameOf,
  titleOf: ({ kind, day }) => `อักษรไขว้${kindNames[kind]} ${day}`,
  toFields: fieldsOf,
  apply: async (tx, { content: { kind, day, ipuz }, staff: { actorId, now } }) => {
    await importCrossword(tx, { actorId, kind, day, ipuz, skill: 'planning', now })
    return 'done'
  },
})
