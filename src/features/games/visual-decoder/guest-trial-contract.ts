import { z } from 'zod/mini'
import { Skill } from '#kit/skills.ts'
import { endpoint } from '#lib/contract.ts'
import { Day } from '#lib/day.ts'

/** Beyond the specification: one picture a day for visitors, the same for all. */
export const readGuestTrialRiddle = endpoint({
  method: 'GET',
  path: '/v2/api/game/tasteDecoder',
  access: 'public',
  summary: 'ภาพให้ลองทายก่อนสมัคร ไม่มีเฉลย',
  reply: z.object({ day: Day, skill: Skill, drawing: z.string(), description: z.string() }),
  errors: ['decoder_no_content'],
})

/** `answer` null gives up. `told` comes with a right answer or when given up. Nothing is stored. */
export const answerGuestTrialRiddle = endpoint({
  method: 'POST',
  path: '/v2/api/game/tasteDecoder',
  access: 'public',
  summary: 'ตรวจคำตอบของภาพที่ลองทายก่อนสมัคร ไม่เก็บผล ไม่มี koin',
  body: z.object({ day: Day, answer: z.nullable(z.string().check(z.maxLength(100))) }),
  reply: z.object({
    is_right: z.boolean(),
    told: z.nullable(
      z.object({
        answer: z.string(),
        explanation: z.string(),
        article: z.nullable(z.object({ key: z.string(), title: z.string(), href: z.string() })),
      }),
    ),
  }),
  errors: ['decoder_closed', 'decoder_no_content', 'decoder_no_answer'],
})
export type GuestTrialTold = z.infer<(typeof answerGuestTrialRiddle)['reply']>
