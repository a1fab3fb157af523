import type { Progress } from '#lib/web/progress-store.ts'
import { uiText } from './text.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

interface NavigationProgressProps {
  /** busy while a page or a slow call is loading; failed until the next one starts. */
  state: Progress
}

/** The line at the top of the page: green while something is loading, red after a failure. */
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
