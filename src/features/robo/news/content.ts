import { z } from 'zod/mini'
import { NewsTopic } from './contract.ts'

/** The schema of content/robo-news.json: the market notes that come with the product. */
export const RoboNewsFile = z.object({
  notes: z.array(
    z.object({
      /** Stable: a note that staff edited is left alone by later imports. */
      key: z.string().check(z.regex(/^[a-z0-9-]{3,60}$/)),
      topic: NewsTopic,
      title: z.string().check(z.minLength(1), z.maxLength(120)),
      summary: z.string().check(z.minLength(1), z.maxLength(300)),
      text: z.string().check(z.minLength(1), z.maxLength(6_000)),
      source: z.nullable(z.object({ title: z.string(), href: z.string() })),
      published_at: z.iso.datetime({ offset: true }),
    }),
  ),
})
export type RoboNewsFile = z.infer<typeof RoboNewsFile>
