import { chartText } from '../charts/chart-text.ts'

/** 0 → 'เริ่ม', 7 → '7 เดือน', 24 → '2 ปี', 30 → '2 ปี 6 เดือน'. */
export function nameMonths(months: number): string {
  if (months === 0) return chartText.start
  const years = Math.floor(months / 12)
  const rest = months % 12
  return [years && chartText.years1(years), rest && chartText.months1(rest)].filter(Boolean).join(' ')
}
