import Check from 'lucide-react/icons/check'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { DayPart } from '#app/day/contract.ts'
import { ArtFile } from '#art/art-file.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { Link } from '#ui/basics/link.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { text } from './text.ts'

/** The day's things in their order, each with its marks. */
export function PartsList({ parts }: { parts: readonly DayPart[] }) {
  return (
    <ul className="rows" aria-label={text.list}>
      {parts.map(({ key, href, title, marks, is_done: isDone }) => {
        const { name, art, w, line } = text.parts[key]
        return (
          <li key={key} data-w={w}>
            <Link to={href} className="row-line">
              <span className="orb">
                <ArtFile file={`things/${art}.svg`} />
              </span>
              <span>
                <b>{name}</b>
                <br />
                <span className="text-13 text-ink-soft">
                  {isDone ? text.isDone : title ? <ThaiText>{title}</ThaiText> : line}
                </span>
              </span>
              <span className="day-marks">
                {marks.map((mark, i) => (
                  <span key={i} className="day-mark" data-mark={mark}>
                    {mark === 'right' && <Icon of={Check} />}
                    <span className="vh">{text.marks[mark]}</span>
                  </span>
                ))}
                {isDone ? null : <Icon of={ChevronRight} />}
              </span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
