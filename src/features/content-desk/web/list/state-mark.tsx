import Ban from 'lucide-react/icons/ban'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleDashed from 'lucide-react/icons/circle-dashed'
import CircleStop from 'lucide-react/icons/circle-stop'
import Clock from 'lucide-react/icons/clock-3'
import Contrast from 'lucide-react/icons/contrast'
import type { ContentState } from '#kit/content-states.ts'
import { type Glyph, Icon } from '#ui/basics/icon.tsx'

const glyphs: Record<ContentState, Glyph> = {
  draft: CircleDashed,
  review: Contrast,
  scheduled: Clock,
  live: CircleCheck,
  ended: CircleStop,
  withdrawn: Ban,
}

/** The shape of a state; a word stands beside it. */
export function StateMark({ state }: { state: ContentState }) {
  return (
    <span className="content-mark" data-state={state}>
      <Icon of={glyphs[state]} size={16} />
    </span>
  )
}
