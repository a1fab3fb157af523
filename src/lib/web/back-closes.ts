import { useEffect, useRef } from 'react'
import type { createBrowserRouter } from 'react-router'

type Router = ReturnType<typeof createBrowserRouter>
type Entry = { key?: string; idx?: number; layer?: number } | null

/** The open overlays (dialogs and drawers), the lowest first. */
const layers: { close: () => void }[] = []
let followed: Router | null = null
/** The overlay that the current history entry belongs to; 0 is the page itself. */
let depth = 0
let isWaiting = false

/**
 * Makes the browser's back button close open overlays. Each overlay has a history entry that the router does not know:
 * it has the key of its page, and the number that a page in its place would have. An overlay that is closed in another
 * way leaves its entry in place, because going back is asynchronous and would cancel a navigation that follows the
 * closing. The next overlay or page reuses the entry, and the back button skips it.
 */
export function followBack(router: Router): void {
  followed = router
  // In the capture phase, so that it runs before the router's own listener.
  addEventListener('popstate', hearBack, { capture: true })
  const navigate = router.navigate as (to: unknown, options?: object) => Promise<void>
  const lead: typeof navigate = (to, options) =>
    navigate(to, layerOf(history.state) > 0 && typeof to !== 'number' ? { ...options, replace: true } : options)
  router.navigate = lead as Router['navigate']
  router.subscribe(settleSoon)
  settleSoon()
}

/** Registers an open dialog or drawer, which the back button closes without leaving the page. */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const latest = useRef(onClose)
  useEffect(() => {
    latest.current = onClose
  })
  useEffect(() => {
    if (!isOpen) return
    const layer = { close: () => latest.current() }
    layers.push(layer)
    settleSoon()
    return () => void layers.splice(layers.indexOf(layer), 1)
  }, [isOpen])
}

const layerOf = (entry: Entry) => entry?.layer ?? 0
const isOf = (entry: Entry, router: Router) => (entry?.key ?? 'default') === router.state.location.key

function hearBack(event: PopStateEvent): void {
  const layer = layerOf(event.state)
  if (!followed || !isOf(event.state, followed) || (layer === 0 && depth === 0)) return
  event.stopImmediatePropagation()
  const isBack = layer < depth
  depth = layer
  const closing = layers.slice(layer)
  for (const open of closing.toReversed()) open.close()
  // The entry that was left belonged to no open overlay: go back one more step.
  if (isBack && closing.length === 0) history.back()
  settleSoon()
}

/** Waits for React's render, so that a dialog that replaces another one reuses its entry. */
function settleSoon(): void {
  if (isWaiting) return
  isWaiting = true
  setTimeout(() => {
    isWaiting = false
    settle()
  })
}

/** Gives every open overlay an entry; an overlay that did not close when it was asked to gets its entry again. */
function settle(): void {
  const entry = history.state as Entry
  // During a navigation, or while the address does not match this page, the history belongs to the router.
  if (followed?.state.navigation.state !== 'idle' || !isOf(entry, followed)) return
  depth = layerOf(entry)
  for (let idx = entry?.idx ?? 0; depth < layers.length; ) {
    depth += 1
    idx += 1
    history.pushState({ ...entry, idx, layer: depth }, '')
  }
}
