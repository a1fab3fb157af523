import type { LoaderFunctionArgs } from 'react-router'
import { pageRefusal } from '#lib/errors.ts'
import { call } from '#lib/web/call.ts'
import { dayInMonth } from '../../calendar-rules.ts'
import { listUpcoming } from '../../event-contract.ts'
import { readListed } from '../../list-rules.ts'
import { prepareMonthGrid } from './late-month-grid.tsx'

/**
 * The events of ?month=2026-12, of one day with ?day=2026-12-05, or without both the upcoming ones. All of the month are
 * sent, since the calendar shows them whatever the filters of the list are.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams
  await prepareMonthGrid()
  const listed = readListed(search)
  const day = search.get('day')
  const asked = search.get('month') ?? day?.slice(0, 7) ?? null
  if (asked === null) {
    const { items, today } = await call(listUpcoming, { query: {} })
    return { items, today, month: today.slice(0, 7), day: null, isUpcoming: true, listed }
  }
  const [, year, month] = /^(2[01]\d\d)-(0[1-9]|1[0-2])$/.exec(asked) ?? []
  const isDay = day === null || (/^\d{4}-\d{2}-\d{2}$/.test(day) && dayInMonth(day, asked) === day)
  if (!year || !month || !isDay) throw pageRefusal('page_not_found')
  const query = { fromMonth: Number(month), fromYear: Number(year), toMonth: Number(month), toYear: Number(year) }
  const { items, today } = await call(listUpcoming, { query })
  return { items, today, month: asked, day, isUpcoming: false, listed }
}
