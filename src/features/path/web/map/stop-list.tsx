import { LazyArt } from '#art/lazy-art.tsx'
import { landNames } from '#art/worlds/world-people.ts'
import { worldOf } from '#kit/skills.ts'
import { StateSign } from '#ui/journey/state-sign.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import type { Island } from '../../stop-rules.ts'
import { thingOf } from '../show-stop.ts'
import { describeState } from '../text.ts'
import { StopLink } from './island-part.tsx'

type Props = { islands: Island[]; onOpen: (key: string) => void }

/** The map's twin: the same stops as a list, beside the map on wide screens and instead of it where letters are large. */
export function StopList({ islands, onOpen }: Props) {
  return (
    <div className="stop-twin">
      {islands.map(({ strand, stops }) => (
        <div key={stops[0]?.unit.key} className="stop-group" data-w={worldOf[strand]}>
          <h2>{landNames[worldOf[strand]]}</h2>
          <ol>
            {stops.map((stop) => (
              <li key={stop.unit.key}>
                <StopLink stop={stop} onOpen={onOpen} className="stop-row">
                  <LazyArt file={`things/${thingOf(stop.unit)}.svg`} />
                  <span>
                    <b>
                      <ThaiText>{stop.unit.title_phrases ?? stop.unit.title}</ThaiText>
                    </b>
                    <br />
                    <StateSign state={stop.state === 'waiting' ? 'open' : stop.state}>{describeState(stop)}</StateSign>
                  </span>
                </StopLink>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </div>
  )
}
