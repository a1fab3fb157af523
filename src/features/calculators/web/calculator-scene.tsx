import type { World } from '#art/art-color.ts'
import type { QuestionSceneName } from '#art/names/question-scene-names.ts'
import { Picture } from '#art/picture.tsx'
import type { CalculatorKey } from '../path-rules.ts'

/** The thing that each calculator is about, in the colours of its world. */
const scenes: Record<CalculatorKey, { scene: QuestionSceneName; world: World }> = {
  'take-home-pay': { scene: 'work', world: 5 },
  'student-loan': { scene: 'school', world: 5 },
  'instalment-or-cash': { scene: 'instalments', world: 2 },
  motorbike: { scene: 'motorbike', world: 4 },
  'moving-out': { scene: 'room', world: 5 },
  'savings-fund': { scene: 'jar', world: 1 },
  'cost-per-use': { scene: 'shoes', world: 2 },
  'unit-price': { scene: 'bottle', world: 2 },
}

/** The drawing of a calculator: decorative, its title says what it is. In a card only the thing is shown. */
export function CalculatorScene({ of, isThing = false }: { of: CalculatorKey; isThing?: boolean }) {
  const { scene, world } = scenes[of]
  return (
    <Picture kind={isThing ? 'questionThing' : 'question'} world={world} className="calculator-scene">
      <use href={`/art/questions/${scene}.svg#art`} />
    </Picture>
  )
}
