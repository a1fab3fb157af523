import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import { waitForHydration } from './hydrate-trigger.ts'
import { trackCall } from './progress-store.ts'

type Spec<Props> = {
  /** Its unique name on the page. */
  name: string
  load: () => Promise<ComponentType<Props>>
  /** near: less than a screen away. touched: pressed, focused or typed into. */
  starts: 'near' | 'touched'
  /** Class of the placeholder after a client navigation, when there is no server HTML. */
  restClass: string
}

/** A failed load must not remove readable content: each further interaction retries. */
async function insist<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await trackCall(load)
  } catch {
    // In the capture phase: React blocks events of parts that are not hydrated yet.
    await new Promise((resolve) => addEventListener('pointerdown', resolve, { once: true, capture: true }))
    return insist(load)
  }
}

/**
 * A lazily hydrated part of a page: the server renders it, its HTML stays, and React hydrates it when the reader comes
 * near or interacts with it. A page's loader awaits `prepare`, which loads the code on the server. In the browser a
 * loader runs for client navigations, where there is no server HTML: parts that start when touched are loaded along
 * with the page.
 */
export function lazyPart<Props extends object>({ name, load, starts, restClass }: Spec<Props>) {
  let drawn: ComponentType<Props> | null = null
  let begin = () => {}
  const Later = lazy(async () => {
    const wanted = waitForHydration(name, starts)
    begin = wanted.begin
    await wanted.begun
    const Part = await insist(load)
    function Alive(props: Props) {
      useEffect(() => wanted.done(), [])
      return <Part {...props} />
    }
    return { default: Alive }
  })

  /** Rendered after a client navigation, when there is no server HTML to interact with. */
  function Rest() {
    useEffect(() => begin(), [])
    return <div className={restClass} />
  }

  function LazyPart(props: Props) {
    const Shown: ComponentType<Props> = drawn ?? Later
    return (
      <div data-lazy={name} className="contents">
        <Suspense fallback={<Rest />}>
          <Shown {...props} />
        </Suspense>
      </div>
    )
  }

  async function prepare(): Promise<void> {
    if (typeof document === 'undefined') {
      drawn ??= await load()
      return
    }
    begin()
    // On failure the part is empty at first, and retries by itself.
    if (starts === 'touched') await load().catch(() => {})
  }

  return { LazyPart, prepare }
}
