import type { ComponentProps, MouseEvent } from 'react'

type Go = (path: string) => void

let go: Go | null = null

/**
 * Makes links navigate in the client from now on: `navigate` gets path, query and fragment. Before, each link is a
 * plain link.
 */
export function connectLinks(navigate: Go): void {
  go = navigate
}

interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target' | 'download'> {
  /** A path of ours, or a search of this page (?page=2). */
  to: string
}

/**
 * A link within the product. It uses no context, while the router's own link uses nine contexts and hooks: a page has
 * sixty links, and each is rendered on the server and hydrated.
 */
export function Link({ to, onClick, ...rest }: LinkProps) {
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    follow(event)
  }
  return <a {...rest} href={to} onClick={onClick ? press : follow} />
}

function follow(event: MouseEvent<HTMLAnchorElement>): void {
  const way = go && !event.defaultPrevented && wayOf(event, event.currentTarget.href, location)
  if (!go || !way) return
  event.preventDefault()
  go(way)
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
