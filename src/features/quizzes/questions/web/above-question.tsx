import { worldOf } from '#kit/skills.ts'
import { QuestionScene } from '#ui/answers/question-scene.tsx'
import type { QuizQuestion } from '../contract.ts'
import { SumPlot } from './sum-plot.tsx'
import { text } from './text.ts'

interface AboveProps {
  question: QuizQuestion
  /** Its verdict is shown: then a plot has no room to be read, and a scene shrinks. */
  isChecked?: boolean
}

/** What stands above a question: the amounts that it lists as a plot, or its scene. */
export function AboveQuestion({ question: { plot, scene, skill }, isChecked = false }: AboveProps) {
  if (plot && !isChecked)
    return (
      <div className="question-plot">
        <SumPlot plot={plot} caption={text.listed} />
      </div>
    )
  return <QuestionScene scene={scene} world={worldOf[skill]} />
}
