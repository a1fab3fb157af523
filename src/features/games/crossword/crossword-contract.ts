import { z } from 'zod/mini'
import { Gained } from '#features/koin/contract.ts'
import { Skill } from '#kit/skills.ts'
import { endpoint } from '#lib/contract.ts'
import { Day } from '#lib/day.ts'
import type { ErrorTable } from '#lib/errors.ts'
import { Koin } from '#lib/money.ts'

export const crosswordErrors = {
  crossword_not_ready: { status: 404, th: 'ตารางนี้ยังเตรียมไม่เสร็จ เรากำลังทำให้ ลองเปิดใหม่ในอีกสักครู่' },
  crossword_closed: { status: 409, th: 'ตารางนั้นปิดแล้ว ที่กรอกตอนนี้ไม่ถูกนับ ไปเล่นตารางใหม่ได้เลย' },
  crossword_not_started: { status: 409, th: 'ยังไม่ได้เปิดตารางนี้ เปิดหน้าปริศนาอักษรไขว้แล้วลองใหม่' },
  crossword_finished: { status: 409, th: 'ตารางนี้จบแล้ว แก้ต่อไม่ได้' },
  crossword_cell: { status: 422, th: 'มีช่องที่ไม่อยู่ในตารางนี้ โหลดหน้าใหม่แล้วลองอีกครั้ง' },
} as const satisfies ErrorTable

export const CrosswordKind = z.enum(['daily', 'weekly'])
export type CrosswordKind = z.infer<typeof CrosswordKind>

/** Cells per side. */
export const sizes = { daily: 7, weekly: 13 } as const satisfies Record<CrosswordKind, number>

const day = Day
const cell = z.int().check(z.minimum(0), z.maximum(168))
const cells = z.array(cell).check(z.minLength(1), z.maxLength(169))

/** 'pencil': not sure. 'wrong': found by a check. 'right' (checked) and 'revealed' are final. */
export const CellMark = z.enum(['none', 'pencil', 'wrong', 'right', 'revealed'])
export type CellMark = z.infer<typeof CellMark>

/** An entry without its letters: its cells and clue. */
export const Clue = z.object({
  number: z.int(),
  direction: z.enum(['across', 'down']),
  cells: z.array(z.int()),
  text: z.string(),
})
export type Clue = z.infer<typeof Clue>

/** The reward of a finished puzzle. `asked` is more than `paid` when the daily or weekly cap was reached. */
export const CrosswordResult = z.object({
  asked: Koin,
  paid: Koin,
  is_capped: z.boolean(),
  cells: z.int(),
  revealed: z.int(),
  points: z.array(z.object({ skill: Skill, points: z.int() })),
  /** Null when most of it was revealed. */
  learning_day: z.nullable(z.object({ day, days_this_month: z.int(), reward: Koin, is_new: z.boolean() })),
})
export type CrosswordResult = z.infer<typeof CrosswordResult>

/** A person's progress: one letter (grapheme cluster) and one mark per cell, including blocks. */
export const CrosswordProgress = z.object({
  letters: z.array(z.string()),
  marks: z.array(CellMark),
  /** The number of revealed cells. */
  revealed: z.int(),
  result: z.nullable(CrosswordResult),
  /** Sent after the end only. */
  words: z.nullable(
    z.array(
      z.object({
        number: z.int(),
        direction: z.enum(['across', 'down']),
        word: z.string(),
        explanation: z.nullable(z.string()),
      }),
    ),
  ),
})
export type CrosswordProgress = z.infer<typeof CrosswordProgress>

export const Crossword = z.object({
  kind: CrosswordKind,
  /** The day, or the week's Monday. */
  day,
  width: z.int(),
  height: z.int(),
  clues: z.array(Clue),
  /** The reward of the whole puzzle, and the number of cells that share it: a revealed one costs its share. */
  worth: Koin,
  cells: z.int(),
  progress: CrosswordProgress,
})
export type Crossword = z.infer<typeof Crossword>

/** Input for a cell; '' empties it. The server normalises the spelling. */
export const CellChange = z.object({
  cell,
  letter: z.string().check(z.maxLength(8)),
  is_pencil: z.boolean(),
})
export type CellChange = z.infer<typeof CellChange>
const changes = z.array(CellChange).check(z.maxLength(169))

/** What the person has with the reward of a puzzle that this call finished; null until then. */
const gained = z.nullable(Gained)
const which = { kind: CrosswordKind, day }
const errors = Object.keys(crosswordErrors)

/**
 * Opens the current puzzle (by default the daily one), or one begun before midnight (`day`), with the person's
 * progress.
 */
export const playCrossword = endpoint({
  method: 'POST',
  path: '/v2/api/game/playCrossword',
  access: 'protected',
  summary: 'เปิดตารางปริศนาอักษรไขว้ ของวันหรือสัปดาห์นี้ พร้อมที่กรอกไว้แล้ว',
  body: z.object({ kind: z._default(CrosswordKind, 'daily'), day: z.optional(day) }),
  reply: Crossword,
  errors,
})

/** Stores input. When every letter is right, the puzzle is finished and pays. */
export const answerCrossword = endpoint({
  method: 'POST',
  path: '/v2/api/game/answerCrossword',
  access: 'protected',
  summary: 'บันทึกตัวอักษรที่กรอก เมื่อถูกครบทุกช่องถือว่าจบและรับ koin',
  body: z.object({ ...which, changes }),
  reply: z.extend(CrosswordProgress, { gained }),
  errors,
})

/** Tells whether the letters in these cells are right. `untold`: cells where no more checks are allowed. */
export const checkCrossword = endpoint({
  method: 'POST',
  path: '/v2/api/game/checkCrossword',
  access: 'protected',
  summary: 'ตรวจตัวอักษรที่กรอก บอกเฉพาะว่าถูกหรือยัง',
  body: z.object({ ...which, changes, cells }),
  reply: z.object({ progress: CrosswordProgress, right: z.int(), wrong: z.int(), untold: z.int(), gained }),
  errors,
})

/** Reveals these cells, each for its share of the reward. */
export const revealCrossword = endpoint({
  method: 'POST',
  path: '/v2/api/game/revealCrossword',
  access: 'protected',
  summary: 'เฉลยช่องที่เลือก หักส่วนของช่องนั้นจากรางวัล',
  body: z.object({ ...which, changes, cells }),
  reply: z.extend(CrosswordProgress, { gained }),
  errors,
})
