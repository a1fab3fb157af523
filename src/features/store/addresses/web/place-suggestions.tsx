import { useDeferredValue } from 'react'
import { useReply } from '#lib/web/data/use-reply.ts'
import { searchAddresses } from '../contract.ts'
import { text } from './text.ts'

type Place = { tambon: string; amphoe: string; province: string; postcode: string }
const max = 6

/** Places that fit what is typed so far; one of them fills all four boxes. Nothing once they are filled by a place. */
export function PlaceSuggestions({ typed, onChoose }: { typed: Place; onChoose: (place: Place) => void }) {
  const query = useDeferredValue(typed)
  const isAsked = Object.values(query).some((part) => [...part.trim()].length >= 2)
  const { reply } = useReply(searchAddresses, { query }, { isAsked })
  const items = isAsked ? (reply?.items ?? []) : []
  const isChosen = items.some((place) => samePlace(place, typed))
  if (!isAsked || isChosen || !reply) return null
  return (
    <div>
      <p className="text-13 text-ink-soft" role="status">
        {text.placesFound(items.length)}
      </p>
      {items.length > 0 ? (
        <ul className="address-places" aria-label={text.places}>
          {items.slice(0, max).map((place) => (
            <li key={Object.values(place).join(' ')}>
              <button type="button" className="address-choice" onClick={() => onChoose(place)}>
                {place.tambon} › {place.amphoe} › {place.province} {place.postcode}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

function samePlace(one: Place, other: Place): boolean {
  return (
    one.tambon === other.tambon &&
    one.amphoe === other.amphoe &&
    one.province === other.province &&
    one.postcode === other.postcode
  )
}
