import Check from 'lucide-react/icons/check'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Flag from 'lucide-react/icons/flag'
import Lock from 'lucide-react/icons/lock'
import type { ReactNode } from 'react'
import { type Glyph, Icon } from '../basics/icon.tsx'

/** done: passed. now: the current one. open: may be started. locked: opens later, and the text says when. */
export type PlaceState = 'done' | 'now' | 'open' | 'locked'

const glyphs: Record<PlaceState, Glyph> = { done: Check, now: Flag, open: ChevronRight, locked: Lock }

/** A state as an icon and a word, never by colour alone. */
export function StateSign({ state, children }: { state: PlaceState; children: ReactNode }) {
  return (
    <span className="state-sign" data-state={state}>
      <Icon of={glyphs[state]} size={16} />
      <span>{children}</span>
    </span>
  )
}
