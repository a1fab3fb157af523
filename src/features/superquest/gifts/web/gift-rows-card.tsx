import { bangkokDay, formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { placeColor } from '#ui/basics/place-color.ts'
import { type PlaceState, StateSign } from '#ui/journey/state-sign.tsx'
import type { GiftState, PremiumGiftHistoryItem } from '../contract.ts'
import { text } from './text.ts'

const signs: Record<GiftState, PlaceState> = {
  paid: 'now',
  packed: 'now',
  shipped: 'now',
  delivered: 'done',
  refunded: 'locked',
}

/** A page of the person's gifts, with their state and tracking: each has the colour of its place in the list. */
export function GiftRows({ items }: { items: readonly PremiumGiftHistoryItem[] }) {
  return (
    <ul className="rows">
      {items.map(({ id, imageUrl, name, state, trackingNumber, tracking_url, source, asked_at }, i) => (
        <li key={id} className="row-line gift-row" data-place={placeColor(i)}>
          <img src={imageUrl} alt="" className="gift-picture" loading="lazy" />
          <div>
            <b>{name}</b>
            <p className="text-13 text-ink-soft">{text.for(source, formatThaiDate(bangkokDay(new Date(asked_at))))}</p>
            <StateSign state={signs[state]}>{text.states[state]}</StateSign>
            {trackingNumber ? <p className="text-13">{text.tracking(trackingNumber)}</p> : null}
            {tracking_url ? (
              <a href={tracking_url} target="_blank" rel="noopener noreferrer" className="tap">
                {text.follow}
                <span className="vh"> ({text.newWindow})</span>
              </a>
            ) : null}
          </div>
        </li>
      ))}
    </ul>
  )
}
