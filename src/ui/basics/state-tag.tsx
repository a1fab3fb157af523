import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

const icons = { stop: CircleX, look: CircleAlert, good: CircleCheck }

/** A judgement of a page of staff: a word with an icon, so that its colour is not needed. */
export function StateTag({ state, children }: { state: keyof typeof icons; children: ReactNode }) {
  return (
    <span className={`state-tag state-tag-${state}`}>
      <Icon of={icons[state]} size={16} /> {children}
    </span>
  )
}
