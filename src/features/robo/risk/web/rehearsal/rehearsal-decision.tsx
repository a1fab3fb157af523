import { ArtFile } from '#art/art-file.tsx'
import type { MascotName } from '#art/mascot-names.ts'
import { Button } from '#ui/basics/button.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { text } from '../text.ts'
import { asksNow, lastDecision, lastNews, longHoldAt, type Playing, type RehearsalAct } from './show-rehearsal.ts'

const words = text.rehearsal

/** None is glad and none is sad: no act is the right one. */
const moods: Record<RehearsalAct['act'], MascotName> = { sell_all: 'rest', sell_half: 'think', buy: 'wow' }

/** What the person decided last, with a face that follows it and never the market, and the press that holds for weeks. */
export function RehearsalDecision({ playing, onHold }: { playing: Playing; onHold: (weeks: number) => void }) {
  const decided = lastDecision(playing)
  const weeks = longHoldAt(playing)
  return (
    <div className="rehearsal-decision">
      <ArtFile file={`mascots/${decided?.isNow ? moods[decided.act] : 'calm'}.svg`} />
      <p>
        <ThaiText>{asksNow(playing) ? words.asks : sayDecision(playing)}</ThaiText>
        {weeks > 0 && lastNews(playing) === null ? <span className="rehearsal-note">{words.holdWeeksNote}</span> : null}
      </p>
      {weeks > 0 ? (
        <Button kind="line" size="small" onClick={() => onHold(weeks)}>
          {words.holdWeeks(weeks)}
        </Button>
      ) : null}
    </div>
  )
}

function sayDecision(playing: Playing): string {
  const decided = lastDecision(playing)
  if (decided) return words.doneAt(words.done[decided.act], decided.step + 1)
  return playing.at === 0 ? words.begun : words.heldFor(playing.at)
}
