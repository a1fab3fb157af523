import Check from 'lucide-react/icons/check'
import type { ReactNode } from 'react'
import { ArtFile } from '#art/art-file.tsx'
import type { LevelName } from '#art/level-names.ts'
import { Icon } from '../basics/icon.tsx'
import { VisuallyHidden } from '../basics/visually-hidden.tsx'
import { journeyText } from './text.ts'

/** `done`: passed. `now`: the current one. `later`: not reached yet. */
type StepState = 'done' | 'now' | 'later'

interface LevelStep {
  name: string
  /** The requirement: "30 แต้ม". */
  needs: string
  /** The reward, in words or as an amount. */
  gives: ReactNode
  state: StepState
}

/** The growing plant of the five steps. */
const plants: readonly LevelName[] = [2, 4, 6, 8, 10]

/** Five levels as rising steps, from the seedling to the tree with fruit. */
export function LevelSteps({ label, steps }: { label: string; steps: readonly LevelStep[] }) {
  return (
    <div className="level-box">
      <ol className="level-steps" aria-label={label}>
        {steps.map(({ name, needs, gives, state }, i) => (
          <li key={name} className="level-step" data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
            <span className="level-plant">
              <ArtFile file={`plants/plant-${plants[i] ?? 10}.svg`} />
              {state === 'done' ? (
                <span className="level-tick">
                  <Icon of={Check} size={16} />
                </span>
              ) : null}
            </span>
            <span className="level-stone">
              <b>{name}</b>
              <VisuallyHidden>{journeyText[state]}</VisuallyHidden>
              <span>{needs}</span>
              <span>{gives}</span>
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
