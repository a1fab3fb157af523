import { z } from 'zod/mini'
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

/** Cells to a side. */
export const sizes = { daily: 7, weekly: 13 } as const satisfies Record<CrosswordKind, number>

const day = Day
const cell = z.int().check(z.minimum(0), z.maximum(168))
const cells = z.array(cell).check(z.minLength(1), z.maxLength(169))

/** 'pencil': not sure. 'wrong': a check said so. 'right' (checked) and 'revealed' stay as they are. */
export const CellMark = z.enum(['none', 'pencil', 'wrong', 'right', 'revealed'])
export type CellMark = z.infer<typeof CellMark>

/** A word as it is asked for: where it lies and its clue, nothing of its letters. */
export const Clue = z.object({
  number: z.int(),
  direction: z.enum(['across', 'down']),
  cells: z.array(z.int()),
  text: z.string(),
})
export type Clue = z.infer<typeof Clue>

/** What a finished puzzle brought. `asked` is more than `paid` when the day's or week's cap was reached. */
export const CrosswordResult = z.object({
  asked: Koin,
  paid: Koin,
  isCapped: z.boolean(),
  cells: z.int(),
  revealed: z.int(),
  points: z.array(z.object({ skill: Skill, points: z.int() })),
  /** Null when most of it was revealed. */
  learningDay: z.nullable(z.object({ day, daysThisMonth: z.int(), reward: Koin, isNew: z.boolean() })),
})
export type CrosswordResult = z.infer<typeof CrosswordResult>

/** How far a person is. One letter (as people count them) and one mark a cell, also for those that are no part of it. */
export const CrosswordProgress = z.object({
  letters: z.array(z.string()),
  marks: z.array(CellMark),
  /** Cells that a reveal has filled. */
  revealed: z.int(),
  result: z.nullable(CrosswordResult),
  /** Told at the end. */
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
  /** What the whole puzzle is worth, and how many cells share it: a revealed one costs its share. */
  worth: Koin,
  cells: z.int(),
  progress: CrosswordProgress,
})
export type Crossword = z.infer<typeof Crossword>

/** What was typed into a cell; '' empties it. The server brings it into one spelling. */
export const CellChange = z.object({
  cell,
  letter: z.string().check(z.maxLength(8)),
  isPencil: z.boolean(),
})
export type CellChange = z.infer<typeof CellChange>
const changes = z.array(CellChange).check(z.maxLength(169))

const which = { kind: CrosswordKind, day }
const errors = Object.keys(crosswordErrors)

/** Opens the puzzle of now, the day's where nothing is said, or one that was begun before midnight (`day`), with what the person has filled in so far. */
export const playCrossword = endpoint({
  method: 'POST',
  path: '/v2/api/game/playCrossword',
  access: 'protected',
  summary: 'เปิดตารางปริศนาอักษรไขว้ ของวันหรือสัปดาห์นี้ พร้อมที่กรอกไว้แล้ว',
  body: z.object({ kind: z._default(CrosswordKind, 'daily'), day: z.optional(day) }),
  reply: Crossword,
  errors,
})

/** Keeps what was typed. When with it every letter is right, the puzzle is finished and pays. */
export const answerCrossword = endpoint({
  method: 'POST',
  path: '/v2/api/game/answerCrossword',
  access: 'protected',
  summary: 'บันทึกตัวอักษรที่กรอก เมื่อถูกครบทุกช่องถือว่าจบและรับ koin',
  body: z.object({ ...which, changes }),
  reply: CrosswordProgress,
  errors,
})

/** Tells of what stands in these cells whether it is right. `untold`: cells where a check tells no more. */
export const checkCrossword = endpoint({
  method: 'POST',
  path: '/v2/api/game/checkCrossword',
  access: 'protected',
  summary: 'ตรวจตัวอักษรที่กรอก บอกเฉพาะว่าถูกหรือยัง',
  body: z.object({ ...which, changes, cells }),
  reply: z.object({ progress: CrosswordProgress, right: z.int(), wrong: z.int(), untold: z.int() }),
  errors,
})

/** Fills these cells in, each for its share of the reward. */
export const revealCrossword = endpoint({
  method: 'POST',
  path: '/v2/api/game/revealCrossword',
  access: 'protected',
  summary: 'เฉลยช่องที่เลือก หักส่วนของช่องนั้นจากรางวัล',
  body: z.object({ ...which, changes, cells }),
  reply: CrosswordProgress,
  errors,
})
