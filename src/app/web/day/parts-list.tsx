import Check from 'lucide-react/icons/check'
import type { DayPart } from '#app/day/contract.ts'
import { ArtFile } from '#art/art-file.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { Link } from '#ui/basics/link.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { sayPart } from './say-part.ts'
import { text } from './text.ts'

/** The day's things in their order: a tick for what is done, a ring for what is open (none for the extra), and in words what became of it. */
export function PartsList({ parts }: { parts: readonly DayPart[] }) {
  return (
    <ul className="rows" aria-label={text.list}>
      {parts.map((part) => {
        const { key, href, is_done: isDone } = part
        const { name, art, w } = text.parts[key]
        const isAsked = key !== 'crossword'
        return (
          <li key={key} data-w={w}>
            <Link to={href} className="row-line day-part" data-done={isDone || undefined}>
              <span className="orb">
                <ArtFile file={`things/${art}.svg`} />
              </span>
              <span>
                <b>{name}</b>
                <br />
                <span className="text-13 text-ink-soft">
                  <ThaiText>{sayPart(part)}</ThaiText>
                </span>
              </span>
              <span className={isDone || isAsked ? 'day-mark' : undefined} data-mark={isDone ? 'done' : 'open'}>
                {isDone ? <Icon of={Check} /> : null}
                <span className="vh">{isDone ? text.marks.done : text.marks.open}</span>
              </span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
