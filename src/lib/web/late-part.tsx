import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import { trackCall } from './progress-store.ts'
import { whenWanted } from './when-wanted.ts'

type Spec<Props> = {
  /** Its name in the page, one of its kind. */
  name: string
  load: () => Promise<ComponentType<Props>>
  /** near: less than a screen away. touched: pressed, focused or typed into. */
  starts: 'near' | 'touched'
  /** Keeps the place where there is no server's picture: after a navigation in the browser. */
  restClass: string
}

/** Code that does not come must not take away what is there to be read: each further touch asks again. */
async function insist<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await trackCall(load)
  } catch {
    // Caught early: React lets no event through to what it has not taken over.
    await new Promise((resolve) => addEventListener('pointerdown', resolve, { once: true, capture: true }))
    return insist(load)
  }
}

/**
 * A part of a page whose code comes late: the server draws it, its picture stands, and React takes it over when the
 * reader comes near or touches it. A page's loader awaits `prepare`, which fetches it on the server. In the browser a
 * loader runs for a page that no server drew: nothing waits any longer, and what would wait for a touch comes along.
 */
export function latePart<Props extends object>({ name, load, starts, restClass }: Spec<Props>) {
  let drawn: ComponentType<Props> | null = null
  let begin = () => {}
  const Later = lazy(async () => {
    const wanted = whenWanted(name, starts)
    begin = wanted.begin
    await wanted.begun
    const Part = await insist(load)
    function Alive(props: Props) {
      useEffect(() => wanted.done(), [])
      return <Part {...props} />
    }
    return { default: Alive }
  })

  /** Seen where the server's picture is not, or is left behind by a link: there is nothing to touch. */
  function Rest() {
    useEffect(() => begin(), [])
    return <div className={restClass} />
  }

  function LatePart(props: Props) {
    const Shown: ComponentType<Props> = drawn ?? Later
    return (
      <div data-late={name} className="contents">
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
    // Without it the part stands empty for a moment, and asks for it again by itself.
    if (starts === 'touched') await load().catch(() => {})
  }

  return { LatePart, prepare }
}
