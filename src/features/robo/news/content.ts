import { z } from 'zod/mini'
import { maxLetters } from '#lib/stored-text.ts'
import { NewsTopic } from './contract.ts'

/** The schema of content/robo-news.json: the market notes that come with the product. */
export const RoboNewsFile = z.object({
  notes: z.array(
    z.object({
      /** Stable: a note that staff edited is left alone by later imports. */
      key: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)),
      /** A Bangkok day. */
      day: z.iso.date(),
      topic: NewsTopic,
      title: z.string().check(z.minLength(1), maxLetters(120)),
      summary: z.string().check(z.minLength(1), maxLetters(300)),
      paragraphs: z.array(z.string().check(z.minLength(1), maxLetters(1_000))).check(z.minLength(1), z.maxLength(8)),
      article: z.nullable(z.string()),
    }),
  ),
})
export type RoboNewsFile = z.infer<typeof RoboNewsFile>
