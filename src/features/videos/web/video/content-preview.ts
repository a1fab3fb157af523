import type { Skill } from '#kit/skills.ts'
import { type ContentPreview, type Draft, draftReply } from '#kit/web/content-preview.ts'
import { splitTitle } from '#lib/title-phrases.ts'
import { answerVideo } from '../../answer-contract.ts'
import { asked, type FilmQuestion, judge } from '../../question-rules.ts'
import { showVideo } from '../../video-contract.ts'

/** The page of a video with the words of the draft, and the question at its end. */
export const preview: ContentPreview = {
  pathOf: ({ id }) => `/video-page/detail/${id}`,
  replies: [
    draftReply(showVideo, async (draft, _input, real) => {
      const { title = '', summary = '', category } = draft.boxes
      const question = questionOf(draft)
      return {
        ...(await real()),
        ...splitTitle(title),
        summary,
        category: category as Skill,
        question: question && asked(question),
      }
    }),
    draftReply(answerVideo, (draft, { body }, real) => {
      const question = questionOf(draft)
      return question ? judge(question, body.choice) : real()
    }),
  ],
}

/** The question as the boxes have it, also half written; null where its text is empty. */
function questionOf({ boxes }: Draft): FilmQuestion | null {
  const { question_text: text = '', question_source: source = '', question_right: right } = boxes
  if (text === '') return null
  const choices = [1, 2, 3].map((place) => ({ text: boxes[`choice_${place}`] ?? '', why: boxes[`why_${place}`] ?? '' }))
  return { text, choices, right: (Number(right) || 1) as FilmQuestion['right'], source }
}
