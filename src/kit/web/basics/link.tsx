import type { ComponentProps, MouseEvent } from 'react'

type Go = (path: string) => void

let go: Go | null = null

/** From now on links lead on within the page: `navigate` is given path, query and fragment. Before, each is a plain link. */
export function connectLinks(navigate: Go): void {
  go = navigate
}

interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target' | 'download'> {
  /** A path of ours, or a search of this page (?page=2). */
  to: string
}

/**
 * A link within the product. It knows nothing of the page around it, where the router's own asks nine contexts and hooks:
 * a page has sixty, and each is drawn by the server and taken over by the browser.
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
 * Where a press on this link leads within the product; null is the browser's business: what opens elsewhere or is another
 * site, and a fragment of the page that is shown.
 */
export function wayOf(press: Press, href: string, here: Pick<URL, 'origin' | 'pathname' | 'search'>): string | null {
  const { origin, pathname, search, hash } = new URL(href)
  if (press.button !== 0 || press.metaKey || press.altKey || press.ctrlKey || press.shiftKey) return null
  const isHere = pathname === here.pathname && search === here.search
  return origin !== here.origin || (isHere && hash) ? null : pathname + search + hash
}
