import { z } from 'zod/mini'
import { coverNames } from '#art/names/cover-names.ts'
import { ClubType, ReadingLevel } from '#features/posts/documents/contract.ts'
import { cleanLine } from '#features/posts/documents/text-rules.ts'
import { Skill } from '#kit/skills.ts'
import { DocumentTree } from '#lib/document.ts'

const line = (least: number, most: number) =>
  z
    .string()
    .check(z.overwrite(cleanLine), z.minLength(least, least === 1 ? 'ต้องกรอกช่องนี้' : undefined), z.maxLength(most))

/** So many tags an article has at most. */
export const maxTags = 5

/** What an editor changes of an article of ours. `title` may have a `|` where its line may break. */
export const ArticleForm = z.object({
  title: line(1, 120),
  summary: line(40, 220),
  body: DocumentTree,
  sources: z.array(line(1, 300)).check(z.minLength(1), z.maxLength(20)),
  club: ClubType,
  skill: Skill,
  level: ReadingLevel,
  tags: z.array(line(1, 30)).check(z.minLength(1), z.maxLength(maxTags)),
  cover_art: z.enum(coverNames),
  cover_alt: line(10, 200),
  question_text: line(1, 220),
  question_explanation: line(1, 400),
  review_by: z.nullable(z.iso.date()),
})
export type ArticleForm = z.infer<typeof ArticleForm>
