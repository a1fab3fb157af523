import type { ClubType, ReadingLevel } from '#features/posts/documents/contract.ts'
import { readingMinutes, withSources } from '#features/posts/documents/document-rules.ts'
import { postPath } from '#features/posts/documents/path-rules.ts'
import { documentOf, linesOf } from '#kit/content-fields.ts'
import type { Skill } from '#kit/skills.ts'
import { type ContentPreview, draftReply } from '#kit/web/content-preview.ts'
import { blockTexts } from '#lib/document-text.ts'
import { countWords } from '#lib/thai/words.ts'
import { splitTitle } from '#lib/title-phrases.ts'
import { showPost } from '../../contract.ts'
import { listContents, markReading } from '../../reading-rules.ts'

/** The page of an article with the words of the draft. Of the glossary it marks the terms that the stored text has. */
export const preview: ContentPreview = {
  pathOf: ({ id }) => postPath({ id, slug: '' }),
  replies: [
    draftReply(showPost, async ({ boxes }, _input, real) => {
      const post = await real()
      const body = documentOf(boxes.body ?? '') ?? { type: 'doc', content: [] }
      const { tree, terms } = markReading(withSources(body, linesOf(boxes.sources ?? '')), post.terms)
      return {
        ...post,
        ...splitTitle(boxes.title ?? ''),
        summary: boxes.summary ?? '',
        club: boxes.club as ClubType,
        skill: boxes.skill as Skill,
        level: boxes.level as ReadingLevel,
        tags: linesOf(boxes.tags ?? ''),
        cover: { art: boxes.cover_art, alt: boxes.cover_alt ?? '' },
        minutes: readingMinutes(countWords(blockTexts(body).join('\n'))),
        body: tree,
        contents: listContents(tree),
        terms,
        question: post.question && { ...post.question, text: boxes.question_text ?? '' },
      }
    }),
  ],
}
