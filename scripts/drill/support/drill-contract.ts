import { z } from 'zod/mini'
import { koinErrors } from '#features/koin/contract.ts'
import { Skill } from '#kit/skills.ts'
import { Done, endpoint } from '#lib/contract.ts'
import { Koin } from '#lib/money.ts'

const cause = z.string().check(z.minLength(1), z.maxLength(200))
const at = z.iso.datetime()
const amount = z.int().check(z.minimum(1))
const points = { skills: z.array(Skill), points: amount }

/** A money act: the client chooses `cause` and `at`, so that a retry is the same act. */
export const DrillAct = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('give'), cause, at, amount }),
  z.object({ kind: z.literal('spend'), cause, at, amount }),
  z.object({ kind: z.literal('reward'), cause, at, amount, source: z.enum(['hangman', 'video', 'article']) }),
  z.object({ kind: z.literal('exam'), cause, at, amount }),
  z.object({ kind: z.literal('skills'), cause, at, ...points }),
  z.object({ kind: z.literal('learn'), cause, at, day: z.iso.date() }),
  /** Calls all koin commands in one transaction, as a finished game or an answered article does. */
  z.object({ kind: z.literal('activity'), cause, at, amount, ...points, day: z.iso.date() }),
])
export type DrillAct = z.infer<typeof DrillAct>

/** The results of the commands that were called. */
export const DrillReply = z.object({
  is_new: z.optional(z.boolean()),
  reward: z.optional(z.object({ paid: Koin, asked: Koin, is_capped: z.boolean() })),
  learning: z.optional(z.object({ is_new: z.boolean(), days_this_month: z.int(), reward: Koin })),
})
export type DrillReply = z.infer<typeof DrillReply>

export const doAct = endpoint({
  method: 'POST',
  path: '/drill/act',
  access: 'protected',
  summary: 'ซ้อม: ทำรายการ koin หนึ่งรายการ',
  body: DrillAct,
  reply: DrillReply,
  errors: Object.keys(koinErrors),
})

export const setClock = endpoint({
  method: 'POST',
  path: '/drill/clock',
  access: 'public',
  summary: 'ซ้อม: ตั้งนาฬิกา',
  body: z.object({ aheadMs: z.int() }),
  reply: Done,
})
