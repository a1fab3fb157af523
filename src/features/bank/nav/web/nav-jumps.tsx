import { formatNumber } from '#lib/money.ts'
import { formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { Notice } from '#ui/basics/notice.tsx'
import type { NavImport } from '../admin-contract.ts'
import { text } from './text.ts'

const words = text.admin
const maxNamed = 20

/** The days that moved by more than 20 %. */
export function NavJumps({ jumps }: Pick<NavImport, 'jumps'>) {
  if (jumps.length === 0) return null
  return (
    <Notice kind="warn" title={words.jumps(formatNumber(jumps.length))}>
      <ul>
        {jumps.slice(0, maxNamed).map(({ row, code, day, change }) => (
          <li key={`${row} ${code}`}>
            {words.jump(
              row,
              code,
              formatThaiDate(day),
              `${change > 0 ? '+' : '−'}${Math.abs(change / 100).toFixed(1)} %`,
            )}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
