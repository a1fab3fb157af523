import ExternalLink from 'lucide-react/icons/external-link'
import { Icon } from './icon.tsx'
import { uiText } from './text.ts'

/** From a list of the back office to the page as a pupil reads it, in a window of its own: what is typed here stays. */
export function AsPupil({ to, name }: { to: string; name: string }) {
  return (
    <a href={to} target="_blank" rel="noreferrer" className="as-pupil">
      <Icon of={ExternalLink} size={16} />
      {uiText.asPupil}
      <span className="vh">
        {' '}
        {name} {uiText.newTab}
      </span>
    </a>
  )
}
