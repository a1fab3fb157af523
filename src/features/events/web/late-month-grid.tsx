import { latePart } from '#lib/web/late-part.tsx'

/** The grid of days: links as the server draws them, keys from when it is seen. Phones, which show none, load none. */
export const { LatePart: LateMonthGrid, prepare: prepareMonthGrid } = latePart({
  name: 'month-grid',
  starts: 'near',
  restClass: 'month-grid-box',
  load: async () => (await import('./month-grid.tsx')).MonthGrid,
})
