import { judge, rightAnswer, shownChoices, shownItems } from '#features/quizzes/questions/answer-rules.ts'
import type { QuestionBody } from '#features/quizzes/questions/content.ts'
import type { QuizQuestion } from '#features/quizzes/questions/contract.ts'
import { answerReview, type ReviewDesk, readReview } from '#features/quizzes/review/review-contract.ts'
import { type Boxes, linesOf } from '#kit/content-fields.ts'
import type { Skill } from '#kit/skills.ts'
import { type ContentPreview, type Draft, draftReply } from '#kit/web/content-preview.ts'
import { answerTeaser, readTeaser } from '../contract.ts'
import { teaserPath } from '../path-rules.ts'

const inThai = new Intl.Collator('th')

/**
 * A question of choices as the page of a shared card asks it, which visitors see too; a number and an order as practice
 * asks them, which only members do.
 */
export const preview: ContentPreview = {
  pathOf: ({ facts }) => (facts.kind === 'choice' ? teaserPath('draft') : '/quiz/review'),
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
    draftReply(readReview, (draft) => desk(draft)),
    draftReply(answerReview, (draft, { body: { answer } }) => {
      const body = bodyOf(draft)
      const order = orderOf(body)
      const feedback = {
        position: 1,
        is_right: judge(body, order, answer) ?? false,
        answer,
        right: rightAnswer(body, order),
        explanation: draft.boxes.explanation ?? '',
        plot: null,
        article: null,
      }
      return { feedback, desk: desk(draft) }
    }),
  ],
}

/** A practice in which this question is due, and nothing else. */
function desk(draft: Draft): ReviewDesk {
  const asked = { id: draft.id, turn: 1, question: questionOf(draft) }
  return { due: 1, saved: 1, next_at: null, next_in_seconds: null, asked }
}

function questionOf(draft: Draft): QuizQuestion {
  const { boxes, facts } = draft
  const { text = '', picture: src, picture_alt: alt = '', skill } = boxes
  const body = bodyOf(draft)
  // The size of a picture that was uploaded just now is known once it is saved.
  const size = { width: Number(facts.width ?? 960), height: Number(facts.height ?? 540) }
  const asked = {
    position: 1,
    skill: skill as Skill,
    text,
    picture: src ? { src, alt, ...size } : null,
    scene: null,
    plot: null,
  }
  if (body.kind === 'choice') return { kind: 'choice', ...asked, choices: shownChoices(body, orderOf(body)) }
  if (body.kind === 'numeric') return { kind: 'numeric', ...asked, unit: body.unit }
  return { kind: 'ordering', ...asked, items: shownItems(body, orderOf(body)) }
}

function bodyOf({ boxes, facts }: Draft): QuestionBody {
  const { right = '', wrong = '', unit = '', items = '' }: Boxes = boxes
  if (facts.kind === 'choice') return { kind: 'choice', right, wrong: linesOf(wrong) }
  return facts.kind === 'numeric' ? { kind: 'numeric', right, unit } : { kind: 'ordering', items: linesOf(items) }
}

/** The parts by the alphabet, which tells nothing. */
function orderOf(body: QuestionBody): number[] {
  const parts = body.kind === 'choice' ? [body.right, ...body.wrong] : body.kind === 'ordering' ? body.items : []
  return parts.map((_, i) => i).toSorted((a, b) => inThai.compare(parts[a]!, parts[b]!))
}
