/** Scrolls a row sideways to one of its parts, but not the page: scrollIntoView would scroll the page to rows further below. */
export function showInRow(part: HTMLElement, row: Element | null): void {
  if (!row) return
  const [place, view] = [part.getBoundingClientRect(), row.getBoundingClientRect()]
  if (place.left < view.left || place.right > view.right) row.scrollLeft += place.left - view.left
}
