import { z } from 'zod/mini'
import { roboLevels } from './level-rules.ts'

const ContentPart = z.object({ code: z.string(), share: z.int().check(z.minimum(1), z.maximum(10_000)) })

/** content/robo-portfolios.json: what the five levels begin with. `share` in basis points. */
export const PortfolioFile = z.object({
  portfolios: z
    .array(z.object({ level: z.literal([1, 2, 3, 4, 5]), parts: z.array(ContentPart).check(z.minLength(1)) }))
    .check(
      z.refine(
        (portfolios) => roboLevels.every((level) => portfolios.filter((one) => one.level === level).length === 1),
        'each level has one portfolio',
      ),
    ),
})
export type PortfolioFile = z.infer<typeof PortfolioFile>
