import { z } from 'zod/mini'
import { LevelKey } from './contract.ts'

const thai = (max: number) => z.string().check(z.minLength(1), z.maxLength(max), z.regex(/[ก-๛]/))

/** content/levels.json: all five, lowest first; `gift` is the key of a physical premium. */
export const LevelFile = z.object({
  levels: z
    .array(
      z.object({
        key: LevelKey,
        name: z.string().check(z.minLength(1), z.maxLength(40)),
        words: thai(200),
        gift: z._default(z.nullable(z.string()), null),
      }),
    )
    .check(z.length(5)),
})
export type LevelFile = z.infer<typeof LevelFile>
