/**
 * Scrolls the body of a question until its marked choices are in sight. It stops at the top of the question or of a
 * choice, so that no line is cut by the bar above.
 */
export function showMarked(body: HTMLElement): void {
  const room = body.clientHeight
  const zero = body.getBoundingClientRect().top - body.scrollTop
  const placeOf = (one: Element) => {
    const { top, bottom } = one.getBoundingClientRect()
    return { top: top - zero, bottom: bottom - zero }
  }
  const marked = ['yet', 'right'].flatMap((state) => [...body.querySelectorAll(`[data-state="${state}"]`)]).map(placeOf)
  const right = marked.at(-1)
  if (!right) return
  const first = Math.min(...marked.map(({ top }) => top))
  const last = Math.max(...marked.map(({ bottom }) => bottom))
  // Both where they fit, else the right one.
  const [top, bottom] = last - first <= room ? [first, last] : [right.top, right.bottom]
  const needed = bottom - room + margin
  if (needed <= body.scrollTop && body.scrollTop <= top) return
  const edges = [...body.querySelectorAll('legend, .choice')].map((one) => placeOf(one).top - margin)
  body.scrollTop = edges.find((edge) => edge >= needed && edge <= top) ?? needed
}

/** Between an edge and what stands at it, px. */
const margin = 8
