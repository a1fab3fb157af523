import { linesOf } from '#kit/content-fields.ts'
import type { Skill } from '#kit/skills.ts'
import { type ContentPreview, draftReply } from '#kit/web/content-preview.ts'
import { answerTeaser, readTeaser } from '../contract.ts'
import { teaserPath } from '../path-rules.ts'

const inThai = new Intl.Collator('th')

/** A question of choices as the page of a shared card asks it. */
export const preview: ContentPreview = {
  pathOf: ({ facts }) => (facts.kind === 'choice' ? teaserPath('draft') : null),
  replies: [
    draftReply(readTeaser, ({ boxes: { text = '', right = '', wrong = '', skill } }) => ({
      key: 'draft',
      skill: skill as Skill,
      text,
      // In an order that does not tell the right one.
      choices: [right, ...linesOf(wrong)].toSorted((a, b) => inThai.compare(a, b)),
    })),
    draftReply(answerTeaser, ({ boxes: { right = '', explanation = '' } }, { body: { choice } }) => ({
      choice,
      right,
      is_right: choice === right,
      explanation,
      article: null,
    })),
  ],
}
