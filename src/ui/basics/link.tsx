import type { ComponentProps, MouseEvent } from 'react'

type Go = (path: string, state: object | undefined) => void

let go: Go | null = null

/**
 * Makes links navigate in the client from now on: `navigate` gets path, query and fragment, and what the link tells the
 * next page. Before, each link is a plain link.
 */
export function connectLinks(navigate: Go): void {
  go = navigate
}

interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target' | 'download'> {
  /** A path of ours, or a search of this page (?page=2). */
  to: string
  /** What the next page is told in its history entry (`readLinkState`). A plain link tells nothing. */
  state?: object | undefined
}

/**
 * A link within the product. It uses no context, while the router's own link uses nine contexts and hooks: a page has
 * sixty links, and each is rendered on the server and hydrated.
 */
export function Link({ to, onClick, state, ...rest }: LinkProps) {
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    follow(event, state)
  }
  return <a {...rest} href={to} onClick={onClick || state ? press : followPlain} />
}

const followPlain = (event: MouseEvent<HTMLAnchorElement>) => follow(event, undefined)

function follow(event: MouseEvent<HTMLAnchorElement>, state: object | undefined): void {
  const way = go && !event.defaultPrevented && wayOf(event, event.currentTarget.href, location)
  if (!go || !way) return
  event.preventDefault()
  go(way, state)
}

/** What the link that led here told this page, and what a reload keeps; null after another way here. In the browser only. */
export function readLinkState(): object | null {
  // The router stores it under this name.
  const entry = history.state as { usr?: unknown } | null
  return typeof entry?.usr === 'object' ? entry.usr : null
}

/** Forgets what the link told, so that a reload and the way back do not play it again. */
export function dropLinkState(): void {
  history.replaceState({ ...history.state, usr: null }, '')
}

type Press = Pick<MouseEvent, 'button' | 'metaKey' | 'altKey' | 'ctrlKey' | 'shiftKey'>

/**
 * The target of a press on this link within the product. Null when the browser handles it: new tabs, other sites, and
 * fragments of the current page.
 */
export function wayOf(press: Press, href: string, here: Pick<URL, 'origin' | 'pathname' | 'search'>): string | null {
  const { origin, pathname, search, hash } = new URL(href)
  if (press.button !== 0 || press.metaKey || press.altKey || press.ctrlKey || press.shiftKey) return null
  const isHere = pathname === here.pathname && search === here.search
  return origin !== here.origin || (isHere && hash) ? null : pathname + search + hash
}
