import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { IconButton } from '#ui/basics/button.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import type { Crossword } from '../crossword-contract.ts'
import { findClue } from '../cursor-rules.ts'
import { text } from './text.ts'
import type { Play } from './use-crossword.ts'

/** The clue of the current word, and the ways to its neighbours. */
export function ClueBar({ crossword, play, back }: { crossword: Crossword; play: Play; back: () => void }) {
  const at = findClue(crossword, play.cursor)
  const count = crossword.clues.length
  const go = (by: number) => {
    play.toClue((at + by + count) % count)
    back()
  }
  return (
    <div className="crossword-bar">
      <IconButton label={text.previous} icon={<Icon of={ChevronLeft} size={24} />} onClick={() => go(-1)} />
      <p aria-live="polite">
        <b>{text.nameOf(play.clue)}</b> <ThaiText>{play.clue.text}</ThaiText>{' '}
        <span className="nb">({text.length(play.clue.cells.length)})</span>
      </p>
      <IconButton label={text.next} icon={<Icon of={ChevronRight} size={24} />} onClick={() => go(1)} />
    </div>
  )
}
