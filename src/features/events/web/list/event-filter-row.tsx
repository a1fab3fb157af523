import { Link } from '#ui/basics/link.tsx'
import { type EventAsk, eventFilters, eventsPath } from '../../list-rules.ts'
import { text } from '../text.ts'

/** The filters of the list as links: each one adds itself to the address or takes itself out. */
export function EventFilterRow({ ask }: { ask: EventAsk }) {
  return (
    <nav className="chips" aria-label={text.filterLabel}>
      {eventFilters.map((filter) => {
        const isOn = ask.filters.includes(filter)
        const filters = isOn ? ask.filters.filter((one) => one !== filter) : [...ask.filters, filter]
        return (
          <Link
            key={filter}
            to={eventsPath({ ...ask, filters, max: 0 })}
            className="chip"
            aria-current={isOn ? 'true' : undefined}
          >
            {text.filters[filter]}
          </Link>
        )
      })}
    </nav>
  )
}
