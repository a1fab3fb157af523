import { uiText } from '#ui/basics/text.ts'
import type { EventItem } from '../event-contract.ts'
import { spanOf } from './show-time.ts'
import { text } from './text.ts'

/** An event in one line: whether it is made up, when it is, and whether there are seats. */
export function eventLine(event: EventItem): string {
  return [event.is_simulated ? uiText.sample : null, spanOf(event), text.seatsOf(event)].filter(Boolean).join(' · ')
}
