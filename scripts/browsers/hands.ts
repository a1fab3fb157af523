import { setTimeout as sleep } from 'node:timers/promises'

/** What an element is found by: a selector, and words of its text or its name. */
export type Target = { css: string; says?: string }
export type Point = { x: number; y: number }

/** A browser of another family, driven by what its protocol offers in common with the others. */
export type Driver = {
  name: string
  version: string
  open: (url: string) => Promise<void>
  /** Runs a function in the page that uses nothing but its argument. */
  run: <Given, Result>(work: (given: Given) => Result, given: Given) => Promise<Awaited<Result>>
  click: (point: Point) => Promise<void>
  move: (point: Point) => Promise<void>
  key: (name: 'Escape' | 'Enter' | 'Tab') => Promise<void>
  /** Types into the focused text field, which the selector finds. */
  type: (css: string, text: string) => Promise<void>
  shoot: () => Promise<Buffer>
  /** Errors of the page since the last call. */
  faults: () => Promise<string[]>
  close: () => Promise<void>
}

export type Hands = ReturnType<typeof handsOf>

const patienceMs = 30_000

/** Waiting and pressing as a person does: an element is pressed when it stands still and nothing lies over it. */
export function handsOf(driver: Driver) {
  async function until(what: string, check: () => Promise<boolean>, forMs = patienceMs): Promise<void> {
    const end = performance.now() + forMs
    while (performance.now() < end) {
      // A page that is just being replaced answers with an error.
      if (await check().catch(() => false)) return
      await sleep(50)
    }
    throw new Error(`never came: ${what}`)
  }

  const see = (target: Target, forMs?: number) =>
    until(nameOf(target), async () => (await driver.run(find, target)) !== null, forMs)
  const seeNot = (target: Target) =>
    until(`the end of ${nameOf(target)}`, async () => (await driver.run(find, target)) === null)
  const seePath = (path: string) =>
    until(`the address ${path}`, () => driver.run((wanted) => location.pathname.startsWith(wanted), path))

  async function press(target: Target): Promise<void> {
    let last: Point | null = null
    await until(`a place to press ${nameOf(target)}`, async () => {
      const place = await driver.run(find, target)
      const isStill = place?.isFree === true && last !== null && place.x === last.x && place.y === last.y
      last = place
      return isStill
    })
    await driver.click(last!)
  }

  return { ...driver, until, see, seeNot, seePath, press }
}

function nameOf({ css, says }: Target): string {
  return says ? `${css} “${says}”` : css
}

/** Runs in the page: the middle of the first visible match, scrolled into sight, and whether a press there reaches it. */
function find({ css, says }: Target): (Point & { isFree: boolean }) | null {
  const isMatch = (one: Element) =>
    one.getClientRects().length > 0 &&
    (!says || `${one.getAttribute('aria-label') ?? ''} ${one.textContent}`.replaceAll('\u200b', '').includes(says))
  const element = [...document.querySelectorAll(css)].find(isMatch)
  if (!element) return null
  element.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  const { left, top, width, height } = element.getBoundingClientRect()
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)]
  const hit = document.elementFromPoint(x, y)
  return { x, y, isFree: hit !== null && (element.contains(hit) || hit.contains(element)) }
}
