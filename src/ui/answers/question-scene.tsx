import type { World } from '#art/art-color.ts'
import type { QuestionArtFile } from '#art/art-file-name.ts'
import type { QuestionSceneName } from '#art/names/question-scene-names.ts'
import { Picture } from '#art/picture.tsx'

const addressOf = (file: QuestionArtFile) => `/art/${file}#art`

/**
 * The scene above a question, for `FocusFrame`: the thing that the question names, and the person of its world who
 * thinks. Decoration: its subject is read in the question, so screen readers skip it. Nothing without a scene.
 */
export function QuestionScene({ scene, world }: { scene: QuestionSceneName | null; world: World }) {
  if (scene === null) return null
  return (
    <div className="question-scene">
      <Picture kind="question" world={world}>
        <use href={addressOf(`questions/${scene}.svg`)} />
        <use href={addressOf(`questions/thinker-${world}.svg`)} transform="translate(212 22) scale(.9)" />
      </Picture>
    </div>
  )
}
