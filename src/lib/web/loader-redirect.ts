import { redirect, replace } from 'react-router'

/**
 * A redirect for a loader to throw, from `from` to another page. A link has not changed the browser's address yet, so a
 * push is right. A first load, back and forward have changed it, so the new address replaces theirs; otherwise going
 * back would lead here and redirect again.
 */
export function redirectLoader(from: URL | Location, to: string): Response {
  const isShown = typeof location !== 'undefined' && location.pathname + location.search === from.pathname + from.search
  return (isShown ? replace : redirect)(to)
}
