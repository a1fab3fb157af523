import type { createBrowserRouter } from 'react-router'
import { isCalm } from '#lib/web/is-calm.ts'
import { carryCover } from './page-covers.ts'

type Router = ReturnType<typeof createBrowserRouter>
type Place = Router['state']['location']
type Listener = Parameters<Router['subscribe']>[0]

/** Longer than this a page's rendering is not waited for: the browser shows no frame meanwhile. */
const patienceMs = 2_000

let shown = () => {}

/** Tells that the router's current page stands in the document; the root calls it after each page change. */
export function tellPageShown(): void {
  shown()
  shown = () => {}
}

/**
 * Shows page changes as view transitions (their look: page-transitions.css). The listeners of the router learn of a page
 * change when the browser has kept a picture of the old page, and of later changes in the same order. The router's own
 * option of this name stores in the browser which pages somebody went through, and does not cover redirects.
 */
export function withTransitions(router: Router): void {
  const listeners = new Set<Listener>()
  let waiting: Parameters<Listener>[] | null = null
  let before = router.state.location
  let isShownByBrowser = false
  const hearBack = (event: PopStateEvent) => {
    isShownByBrowser = event.hasUAVisualTransition === true
  }
  // In the capture phase, so that it runs before the router's own listener: a page without a loader changes right there.
  addEventListener('popstate', hearBack, { capture: true })
  const tell = (...change: Parameters<Listener>) => {
    for (const listener of listeners) listener(...change)
  }
  router.subscribe((...change) => {
    const [{ location, historyAction }] = change
    const from = before
    before = location
    if (waiting) return void waiting.push(change)
    const isOwn = historyAction === 'POP' && isShownByBrowser
    if (isOwn || !isPageChange(from, location, historyAction === 'REPLACE') || !canMove()) return tell(...change)
    waiting = [change]
    const cover = carryCover({ from: from.pathname, to: location.pathname, isBack: historyAction === 'POP' })
    const transition = document.startViewTransition(async () => {
      const isShown = new Promise<void>((resolve) => {
        const earlier = shown
        shown = () => {
          earlier()
          resolve()
        }
        setTimeout(resolve, patienceMs)
      })
      const changes = waiting ?? []
      waiting = null
      for (const one of changes) tell(...one)
      await isShown
      cover.arrive()
    })
    const stopHearing = hearPresses(transition)
    // Skipped: by the next page, by a press, or because the tab is hidden.
    transition.ready.catch(() => {})
    const end = () => {
      stopHearing()
      cover.end()
    }
    transition.finished.then(end, end)
  })
  router.subscribe = (listener) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
}

/** Another page, or another view of the same one; a search that is replaced follows what is typed and does not move. */
export function isPageChange(
  from: Pick<Place, 'pathname' | 'search'>,
  to: Pick<Place, 'pathname' | 'search'>,
  isReplaced: boolean,
): boolean {
  return from.pathname !== to.pathname || (from.search !== to.search && !isReplaced)
}

/** The picture of a transition takes every press: one ends it, and reaches what lies below. */
function hearPresses(transition: ViewTransition): () => void {
  const hear = ({ target, isTrusted, clientX, clientY }: MouseEvent) => {
    if (!isTrusted || target !== document.documentElement) return
    const press = () => {
      const event = new MouseEvent('click', { bubbles: true, cancelable: true, clientX, clientY })
      document.elementFromPoint(clientX, clientY)?.dispatchEvent(event)
    }
    transition.skipTransition()
    transition.finished.then(press, press)
  }
  addEventListener('click', hear)
  return () => removeEventListener('click', hear)
}

function canMove(): boolean {
  return typeof document.startViewTransition === 'function' && !isCalm()
}
