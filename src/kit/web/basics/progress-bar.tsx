import type { Progress } from '#lib/web/progress-store.ts'
import { uiText } from './text.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

interface NavigationProgressProps {
  /** busy while a page or a slow call is under way; failed until the next one begins. */
  state: Progress
}

/** The line at the top of the page: green while something loads, red when it failed. */
export function NavigationProgress({ state }: NavigationProgressProps) {
  return (
    <div role="status">
      {state !== 'rest' ? (
        <div className="loading-bar" data-state={state}>
          <VisuallyHidden>{state === 'busy' ? uiText.loading : uiText.loadFailed}</VisuallyHidden>
        </div>
      ) : null}
    </div>
  )
}
