import { useEffect, useRef } from 'react'
import type { createBrowserRouter } from 'react-router'

type Router = ReturnType<typeof createBrowserRouter>
type Entry = { key?: string; idx?: number; layer?: number } | null

/** What lies open above the page, the lowest first. */
const layers: { close: () => void }[] = []
let followed: Router | null = null
/** At which layer the browser's history stood when we looked; 0 is the page itself. */
let depth = 0
let isWaiting = false

/**
 * From now on the browser's way back closes what lies open above a page. Each layer has an entry in the history, of which the
 * router knows nothing: it has the key of its page, and the number that a page in its place would have. A layer that is
 * closed in another way leaves its entry where it is, since going back is asynchronous and would cancel a load that follows
 * the closing: the next layer or page takes the entry over, and the way back passes it.
 */
export function followBack(router: Router): void {
  followed = router
  // While it is caught: the router's own listener comes after.
  addEventListener('popstate', hearBack, { capture: true })
  const navigate = router.navigate as (to: unknown, options?: object) => Promise<void>
  const lead: typeof navigate = (to, options) =>
    navigate(to, layerOf(history.state) > 0 && typeof to !== 'number' ? { ...options, replace: true } : options)
  router.navigate = lead as Router['navigate']
  router.subscribe(settleSoon)
  settleSoon()
}

/** A dialog or drawer that is closed by the browser's way back, which leaves the page where it is. */
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
  // The entry that was left had nothing to close any more: the step back is still owed.
  if (isBack && closing.length === 0) history.back()
  settleSoon()
}

/** When React has drawn what was asked for: one dialog that follows another takes over its entry. */
function settleSoon(): void {
  if (isWaiting) return
  isWaiting = true
  setTimeout(() => {
    isWaiting = false
    settle()
  })
}

/** Gives every open layer an entry; one that stayed open when it was asked to close gets its entry again. */
function settle(): void {
  const entry = history.state as Entry
  // On its way to another page, or with the address not yet back at this one, the history is the router's.
  if (followed?.state.navigation.state !== 'idle' || !isOf(entry, followed)) return
  depth = layerOf(entry)
  for (let idx = entry?.idx ?? 0; depth < layers.length; ) {
    depth += 1
    idx += 1
    history.pushState({ ...entry, idx, layer: depth }, '')
  }
}
