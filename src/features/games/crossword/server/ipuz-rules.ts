import { z } from 'zod/mini'
import { Skill } from '#kit/skills.ts'
import { normalizeText } from '#lib/thai/fold.ts'
import { directions, type Entry, findEntries, isConnected } from '../grid-rules.ts'
import { readLetter } from '../letter-rules.ts'
import { type Puzzle, type PuzzleEntry, wordOf } from './puzzle-rules.ts'

/**
 * ipuz 2 (ipuz.org). We write and read crosswords without extras: no styled cells, no rebus, one grapheme cluster per
 * cell. Our own fields have a namespace, as the format requires.
 */
const own = 'koinklass.app'
const labels = { across: 'Across:แนวนอน', down: 'Down:แนวตั้ง' }
const maxOfClue = 140

/** A puzzle as an ipuz document; null means a block. */
export function writeIpuz(puzzle: Puzzle, { title, id }: { title: string; id: string }) {
  const { width, height, solution, entries } = puzzle
  const numbers = new Map(entries.map(({ cells, number }) => [cells[0], number]))
  const rows = <T>(cells: T[]) =>
    Array.from({ length: height }, (_, row) => cells.slice(row * width, (row + 1) * width))
  return {
    version: 'http://ipuz.org/v2',
    kind: ['http://ipuz.org/crossword#1'],
    publisher: 'Koinklass',
    uniqueid: id,
    title,
    dimensions: { width, height },
    empty: '0',
    puzzle: rows(solution.map((letter, cell) => (letter === null ? null : (numbers.get(cell) ?? 0)))),
    solution: rows(solution),
    clues: Object.fromEntries(
      directions.map((wanted) => [
        labels[wanted],
        entries.filter(({ direction }) => direction === wanted).map(writeClue),
      ]),
    ),
  }
}

function writeClue({ number, clue, skill, key, explanation }: PuzzleEntry) {
  return {
    number,
    clue,
    [`${own}:skill`]: skill,
    ...(key !== null && { [`${own}:key`]: key }),
    ...(explanation !== null && { [`${own}:explanation`]: explanation }),
  }
}

const number = z.union([z.int(), z.string().check(z.regex(/^\d{1,3}$/))])
const side = z.int().check(z.minimum(2), z.maximum(25))
const gridOf = <T extends z.ZodMiniType>(cell: T) =>
  z.array(z.array(cell).check(z.maxLength(25))).check(z.maxLength(25))
const clueLine = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(maxOfClue), z.regex(/^[^<>\p{Cc}\p{Cf}\p{Cs}]+$/u))
/** Shown after the end; characters that the database refuses or that are invisible are removed. */
const told = z.string().check(z.maxLength(300), z.overwrite<string>(cleanLine))
const clue = z.union([
  z.tuple([number, clueLine]),
  z.object({
    number,
    clue: clueLine,
    [`${own}:skill`]: z.optional(Skill),
    [`${own}:key`]: z.optional(z.string().check(z.regex(/^(word-\d{3,4}|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})$/))),
    [`${own}:explanation`]: z.optional(told),
  }),
])
type WrittenClue = z.infer<typeof clue>

const Document = z.object({
  version: z.string().check(z.regex(/^http:\/\/ipuz\.org\/v[12]$/)),
  kind: z.array(z.string()).check(z.minLength(1), z.maxLength(10)),
  dimensions: z.object({ width: side, height: side }),
  block: z._default(z.union([z.string(), z.int()]), '#'),
  puzzle: gridOf(
    z.union([z.null(), z.int(), z.string(), z.object({ cell: z.optional(z.union([z.int(), z.string()])) })]),
  ),
  solution: gridOf(z.union([z.null(), z.string(), z.int(), z.object({ value: z.optional(z.string()) })])),
  clues: z.record(z.string(), z.array(clue).check(z.maxLength(200))),
})

/** A text as one line without invisible characters, lone surrogates and angle brackets. */
export function cleanLine(text: string): string {
  return text
    .replaceAll('<', '‹')
    .replaceAll('>', '›')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replace(/[\p{Cf}\p{Cs}]+/gu, '')
    .trim()
}

type Reading = { puzzle: Puzzle; fault: null } | { puzzle: null; fault: string }
type PuzzleWanted = { size: number; skill: Skill }

/**
 * Reads the puzzle of an untrusted ipuz file, or returns its fault in Thai. Checks the size, that every open cell
 * belongs to a word and has one Thai letter, that all cells are connected, that each word has one clue which does not
 * contain it, and that no word occurs twice. `skill` applies to words that name none.
 */
export function readIpuz(text: string, wanted: PuzzleWanted): Reading {
  const refuse = (fault: string): Reading => ({ puzzle: null, fault })
  const json = readJson(text)
  if (json === undefined) return refuse('ไฟล์นี้ไม่ใช่ JSON ที่อ่านได้')
  const read = z.safeParse(Document, json)
  if (!read.success) return refuse(`รูปแบบ ipuz ไม่ถูกต้องที่ ${read.error.issues[0]?.path.join('.') || 'ต้นไฟล์'}`)
  const { kind, dimensions, puzzle: rows, solution: solved, block, clues } = read.data
  const { width, height } = dimensions
  if (!kind.some((one) => /^http:\/\/ipuz\.org\/crossword(#1)?$/.test(one))) return refuse('ไฟล์นี้ไม่ใช่ crossword')
  if (width !== wanted.size || height !== wanted.size) return refuse(`ตารางต้องเป็น ${wanted.size}×${wanted.size} ช่อง`)
  if ([rows, solved].some((grid) => grid.length !== height || grid.some((row) => row.length !== width)))
    return refuse('จำนวนแถวหรือคอลัมน์ไม่ตรงกับ dimensions')

  const isOpen = rows.flat().map((cell) => !isBlock(cell, block))
  const letters = solved.flat().map((cell, i) => (isOpen[i] ? readLetter(letterOf(cell)) : null))
  const unread = letters.findIndex((letter, i) => isOpen[i] && letter === null)
  if (unread >= 0) return refuse(`${nameCell(unread, width)} ไม่มีเฉลย หรือเฉลยไม่ใช่อักษรไทยหนึ่งตัว`)
  if (!isConnected(width, isOpen)) return refuse('ทุกช่องต้องต่อถึงกัน')
  const entries = findEntries(width, height, isOpen)
  const lone = isOpen.findIndex((open, i) => open && !entries.some(({ cells }) => cells.includes(i)))
  if (lone >= 0) return refuse(`${nameCell(lone, width)} ไม่อยู่ในคำไหนเลย`)
  const misnumbered = entries.find(({ cells, number: n }) => ![0, n].includes(numberOf(rows.flat()[cells[0]!])))
  if (misnumbered) return refuse(`เลขข้อที่ ${nameCell(misnumbered.cells[0]!, width)} ควรเป็น ${misnumbered.number}`)
  return addClues({ width, height, solution: letters, entries: [] }, entries, clues, wanted.skill)
}

function addClues(grid: Puzzle, entries: Entry[], clues: Record<string, WrittenClue[]>, skill: Skill): Reading {
  const refuse = (fault: string): Reading => ({ puzzle: null, fault })
  const written = directions.flatMap((direction) =>
    Object.entries(clues)
      .filter(([label]) => label.split(':')[0]!.toLowerCase() === direction)
      .flatMap(([, list]) => list.map((one) => ({ direction, ...readClue(one, skill) }))),
  )
  const words = entries.map((entry) => wordOf(grid, entry))
  const twice = words.find((word, i) => words.indexOf(word) !== i)
  if (twice) return refuse(`คำว่า ${twice} มีสองครั้ง`)
  for (const [i, entry] of entries.entries()) {
    const { direction, number: n } = entry
    const own = written.filter((one) => one.direction === direction && one.number === n)
    const name = `${direction === 'across' ? 'แนวนอน' : 'แนวตั้ง'} ${n}`
    if (own.length !== 1) return refuse(`${name} ต้องมีคำใบ้หนึ่งข้อ แต่มี ${own.length}`)
    if (normalizeText(own[0]!.clue).includes(words[i]!)) return refuse(`คำใบ้ของ ${name} บอกคำตอบ`)
    grid.entries.push({ ...entry, ...own[0]! })
  }
  if (written.length !== entries.length) return refuse('มีคำใบ้ที่ไม่ตรงกับคำไหนในตาราง')
  return { puzzle: grid, fault: null }
}

function readClue(written: WrittenClue, skill: Skill) {
  if (Array.isArray(written))
    return { number: Number(written[0]), clue: written[1], skill, key: null, explanation: null }
  const { number: n, clue: line } = written
  const ours = written as Record<string, string | undefined>
  return {
    number: Number(n),
    clue: line,
    skill: (ours[`${own}:skill`] as Skill | undefined) ?? skill,
    key: ours[`${own}:key`] ?? null,
    explanation: ours[`${own}:explanation`] ?? null,
  }
}

/** Some programs write JSONP: ipuz({…}). */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text.trim().replace(/^ipuz\((.*)\);?$/s, '$1'))
  } catch {
    return undefined
  }
}

type PuzzleCell = z.infer<typeof Document>['puzzle'][number][number]
type SolvedCell = z.infer<typeof Document>['solution'][number][number]

function isBlock(cell: PuzzleCell, block: string | number): boolean {
  const value = cell !== null && typeof cell === 'object' ? (cell.cell ?? 0) : cell
  return value === null || value === block
}

function letterOf(cell: SolvedCell): string {
  const value = cell !== null && typeof cell === 'object' ? cell.value : cell
  return typeof value === 'string' && value.length <= 8 ? value : ''
}

/** The number of a cell in the file; 0 when it has none. */
function numberOf(cell: PuzzleCell | undefined): number {
  const value = cell !== null && typeof cell === 'object' ? cell.cell : cell
  return Number(value) || 0
}

function nameCell(cell: number, width: number): string {
  return `แถว ${Math.floor(cell / width) + 1} ช่อง ${(cell % width) + 1}`
}
