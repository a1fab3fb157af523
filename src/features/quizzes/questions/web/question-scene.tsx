import { Picture } from '#art/picture.tsx'
import type { QuestionArtFile } from '#art/questions/scene-names.ts'
import { worldOf } from '#kit/skills.ts'
import type { QuizQuestion } from '../contract.ts'

const addressOf = (file: QuestionArtFile) => `/art/${file}#art`

/**
 * The scene above a question: the thing that the question names, and the person of its world who thinks. Decoration: its
 * subject is read in the question, so screen readers skip it. Nothing for a question with a picture of its own.
 */
export function QuestionScene({ question: { scene, skill } }: { question: Pick<QuizQuestion, 'scene' | 'skill'> }) {
  if (scene === null) return null
  const world = worldOf[skill]
  return (
    <div className="question-scene">
      <Picture kind="question" world={world}>
        <use href={addressOf(`questions/${scene}.svg`)} />
        <use href={addressOf(`questions/thinker-${world}.svg`)} transform="translate(212 22) scale(.9)" />
      </Picture>
    </div>
  )
}
