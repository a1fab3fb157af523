import { z } from 'zod/mini'
import { Skill } from '#kit/skills.ts'
import { ContentTitlePhrases, hasOwnPhrases } from '#lib/title-phrases.ts'
import { FilmQuestion } from './question-rules.ts'

const key = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(60))
const text = (min: number, max: number) => z.string().check(z.minLength(min), z.maxLength(max))

/**
 * The schema of content/videos/<key>.json. Next to it are <key>.vtt with the Thai captions, which are also the
 * transcript, the film as <key>.mp4 and <key>.tall.mp4, and a still of each, <key>.webp and <key>.tall.webp
 * (studio/videos/render-videos.mjs makes the four).
 */
export const VideoContent = z
  .object({
    key,
    category: Skill,
    series: z.optional(z.object({ key, title: text(1, 80), order: z.int().check(z.minimum(1)) })),
    title: text(1, 120),
    titlePhrases: ContentTitlePhrases,
    summary: text(40, 220),
    /** The article on the same subject: the key of its content file. */
    article: z.optional(key),
    author: text(1, 60),
    published: z.iso.date(),
    /** A drawn picture for links to the video, and the alternative text of its first frame. */
    cover: z.object({ art: z.string(), alt: text(10, 200) }),
    seconds: z.int().check(z.minimum(1), z.maximum(3600)),
    hasSound: z.boolean(),
    /** In order, the first at 0. */
    chapters: z.array(z.object({ start: z.number().check(z.minimum(0)), title: text(1, 60) })).check(z.minLength(1)),
    question: FilmQuestion,
    sources: z.array(text(1, 300)).check(z.minLength(1)),
    reviewBy: z.optional(z.iso.date()),
  })
  .check(z.refine(hasOwnPhrases, { path: ['titlePhrases'] }))
export type VideoContent = z.infer<typeof VideoContent>
