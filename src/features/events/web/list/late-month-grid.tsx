import { latePart } from '#lib/web/late-part.tsx'

/**
 * The grid of days: links in the server's HTML, keyboard navigation from when it is visible. Phones do not show it, and
 * do not load it.
 */
export const { LatePart: LateMonthGrid, prepare: prepareMonthGrid } = latePart({
  name: 'month-grid',
  starts: 'near',
  restClass: 'month-grid-box',
  load: async () => (await import('./month-grid.tsx')).MonthGrid,
})
