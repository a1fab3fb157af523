import type { Page } from 'playwright-core'

export type Flight = {
  what: string
  duration: number
  moves: string[]
  /** Whether all of the copy is inside its box. */
  isWhole: boolean
}

/** Runs in the page: records the flight animations from now on. */
export function writeFlights(): void {
  const flights: Flight[] = []
  const { animate } = Element.prototype
  Object.assign(window, { flights })
  Element.prototype.animate = function (frames, options) {
    if (this.classList.contains('flight')) {
      const duration = typeof options === 'number' ? options : Number(options?.duration)
      const isWhole = this.scrollWidth <= this.clientWidth && this.scrollHeight <= this.clientHeight
      flights.push({ isWhole, what: this.getAttribute('data-flies') ?? '', duration, moves: Object.keys(frames ?? {}) })
    }
    return animate.call(this, frames, options)
  }
}

/** The flights on a page since `writeFlights`. */
export function flightsOf(page: Page): Promise<Flight[]> {
  return page.evaluate(() => (window as unknown as { flights: Flight[] }).flights)
}
