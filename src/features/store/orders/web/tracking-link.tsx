import type { Tracking } from '../contract.ts'
import { text } from './text.ts'

/** Leads to the carrier's page on a parcel; only words where that page is unknown. */
export function TrackingLink({ tracking: { carrier, number, url } }: { tracking: Tracking }) {
  const words = text.track(carrier, number)
  return (
    <p>
      {url ? (
        <a href={url} target="_blank" rel="noopener noreferrer">
          {words}
          <span className="vh"> ({text.newWindow})</span>
        </a>
      ) : (
        words
      )}
    </p>
  )
}
