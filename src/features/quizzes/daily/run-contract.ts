import { z } from 'zod/mini'
import { endpoint } from '#lib/contract.ts'
import { LearningRun } from './contract.ts'

/** Beyond the specification: hides or shows the person's streak on every device. */
export const chooseRun = endpoint({
  method: 'POST',
  path: '/v2/api/quiz/learningRun',
  access: 'protected',
  summary: 'ซ่อนหรือแสดงจำนวนวันเรียนต่อเนื่องของฉัน',
  body: z.object({ is_shown: z.boolean() }),
  reply: z.object({ run: z.nullable(LearningRun) }),
})
