import { uiText } from './text.ts'
import { useSteady } from './use-steady.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

interface NavigationProgressProps {
  /** busy while a page or a slow call is under way; failed until the next one begins. */
  state: 'idle' | 'busy' | 'failed'
}

/** The line at the top of the page: green while something loads, red when it failed. */
export function NavigationProgress({ state }: NavigationProgressProps) {
  const isBusy = useSteady(state === 'busy')
  const shown = isBusy ? 'busy' : state === 'failed' ? 'failed' : null
  return (
    <div role="status">
      {shown ? (
        <div className="loading-bar" data-state={shown}>
          <VisuallyHidden>{shown === 'busy' ? uiText.loading : uiText.loadFailed}</VisuallyHidden>
        </div>
      ) : null}
    </div>
  )
}
