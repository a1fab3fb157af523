import { z } from 'zod/mini'
import { endpoint } from '#lib/contract.ts'
import { LearningRun } from './contract.ts'

/** Beyond the specification: who does not want to see a run of days hides it, on every device, and shows it again. */
export const chooseRun = endpoint({
  method: 'POST',
  path: '/v2/api/quiz/learningRun',
  access: 'protected',
  summary: 'ซ่อนหรือแสดงจำนวนวันเรียนต่อเนื่องของฉัน',
  body: z.object({ isShown: z.boolean() }),
  reply: z.object({ run: z.nullable(LearningRun) }),
})
