import { redirect, replace } from 'react-router'

/**
 * Sends whoever asks for `from` on to another page: what a loader throws. A link has not changed the browser's address
 * yet; a first load, back and forward have, and there the new address takes the place of theirs: going back would lead
 * here again, and on again.
 */
export function sendOn(from: URL | Location, to: string): Response {
  const isShown = typeof location !== 'undefined' && location.pathname + location.search === from.pathname + from.search
  return (isShown ? replace : redirect)(to)
}
